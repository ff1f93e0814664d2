import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const packed = promisify(brotliCompress);

/** Scripts and styles also as `.br` beside them, as small as they get: the server has no time for that. */
function packing(): Plugin {
  return {
    name: "packing",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const assets = join(dir, "assets");
      const names = (await readdir(assets)).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) =>
          writeFile(join(assets, `${name}.br`), await packed(await readFile(join(assets, name)))),
        ),
      );
    },
  };
}

// The server answers every address of the client with index.html and sends a policy that allows no inline code and no
// data: addresses; so nothing is inlined here.
export default defineConfig({
  plugins: [svelte(), packing()],
  build: {
    outDir: "../src/greatpowers/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
