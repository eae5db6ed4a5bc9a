import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type Plugin, build } from "vite";

/**
 * Builds the page of the displays into the folder of shop and back-office, but on its own: it would otherwise load the
 * files of libraries that those two share, of which it needs only React.
 */
export function displayBuild(): Plugin {
  let outDir = "";
  let logLevel: "silent" | "error" | "warn" | "info" = "info";
  return {
    name: "display-build",
    apply: "build",
    configResolved: (config) => {
      outDir = fileURLToPath(new URL(config.build.outDir, `file://${config.root}/`));
      logLevel = config.logLevel ?? "info";
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        await build({
          configFile: false,
          root: fileURLToPath(new URL(".", import.meta.url)),
          logLevel: logLevel === "info" ? "warn" : logLevel,
          plugins: [react()],
          build: {
            outDir,
            emptyOutDir: false,
            target: ["chrome109", "edge109", "firefox115", "safari16"],
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: { display: fileURLToPath(new URL("./display/index.html", import.meta.url)) },
              output: {
                entryFileNames: "assets/display-[hash:7].js",
                chunkFileNames: "assets/display-[name]-[hash:7].js",
                assetFileNames: "assets/display-[name]-[hash:7][extname]",
              },
            },
          },
        });
      },
    },
  };
}
