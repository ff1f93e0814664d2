import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import build from "./vite.config.ts";

// One page for all files of a thread: a new one for each takes longer than all tests. `tests/tidy.ts` clears it up.
export default mergeConfig(
  build,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "happy-dom",
      include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
      setupFiles: ["tests/tidy.ts"],
      pool: "threads",
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
