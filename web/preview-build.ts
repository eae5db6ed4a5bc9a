import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Plugin, build } from "vite";

const PAGES = [
  { name: "preview", page: "./backend/preview.html" },
  { name: "screen-preview", page: "./backend/tv-preview.html" },
];

/**
 * Builds the pages in frames of the back-office: that of the page editor shows the shop's own components, that of screens
 * plays by the player of TVs. Each is built on its own: as a further entry beside shop and back-office it would change
 * how the shop's files are cut, and what a visitor loads first.
 */
export function previewBuild(): Plugin {
  let outDir = "";
  let logLevel: "silent" | "error" | "warn" | "info" = "info";
  return {
    name: "preview-build",
    apply: "build",
    configResolved: (config) => {
      outDir = fileURLToPath(new URL(config.build.outDir, `file://${config.root}/`));
      logLevel = config.logLevel ?? "info";
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        for (const { name, page } of PAGES)
          await build({
            configFile: false,
            root: path("."),
            logLevel: logLevel === "info" ? "warn" : logLevel,
            plugins: [react(), tailwindcss()],
            build: {
              outDir,
              emptyOutDir: false,
              target: ["chrome123", "edge123", "firefox120", "safari17.5"],
              modulePreload: { polyfill: false },
              rolldownOptions: {
                input: { [name]: path(page) },
                optimization: { inlineConst: { mode: "all" } },
                output: {
                  entryFileNames: `assets/${name}-[hash:7].js`,
                  chunkFileNames: `assets/${name}-[name]-[hash:7].js`,
                  assetFileNames: `assets/${name}-[name]-[hash:7][extname]`,
                },
              },
            },
          });
      },
    },
  };
}

function path(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
