import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import build from "./vite.config.ts";

export default mergeConfig(
  build,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { environment: "happy-dom", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
  }),
);
