import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type InlineConfig, type Plugin, build } from "vite";
import { startScript } from "./start-script";

/** Sticks and TVs run browsers of 2021. */
const TV_BROWSERS = "chrome90";

/**
 * Builds the page of the displays into the folder of shop and back-office, but on its own: it would otherwise load the
 * files of libraries that those two share, of which it needs only React. Beside it stand the page of TVs, which
 * needs no library, the service workers of both, and the one that gets the back-office's push messages.
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
        const shared = {
          configFile: false,
          root: fileURLToPath(new URL(".", import.meta.url)),
          logLevel: logLevel === "info" ? "warn" : logLevel,
        } satisfies InlineConfig;
        const output = { outDir, emptyOutDir: false, target: ["chrome109", "edge109", "firefox115", "safari16"] };
        await build({
          ...shared,
          plugins: [react()],
          build: {
            ...output,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: { display: path("./display/index.html") },
              output: {
                entryFileNames: "assets/display-[hash:7].js",
                chunkFileNames: "assets/display-[name]-[hash:7].js",
                assetFileNames: "assets/display-[name]-[hash:7][extname]",
              },
            },
          },
        });
        await build({
          ...shared,
          plugins: [firstPaint()],
          build: {
            ...output,
            target: TV_BROWSERS,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: { tv: path("./display/tv/index.html") },
              output: {
                entryFileNames: "assets/tv-[hash:7].js",
                chunkFileNames: "assets/tv-[name]-[hash:7].js",
                assetFileNames: "assets/tv-[name]-[hash:7][extname]",
              },
            },
          },
        });
        for (const name of ["display", "push", "tv"])
          await build({
            ...shared,
            build: {
              ...output,
              ...(name === "tv" && { target: TV_BROWSERS }),
              rolldownOptions: {
                input: path(`./src/service-worker/${name}/${name}-sw.ts`),
                // A classic script, which every browser with service workers runs.
                output: { format: "iife", entryFileNames: `build/${name}-sw.js` },
              },
            },
          });
      },
    },
  };
}

/**
 * Names the script first that gives the page of TVs its look. It is a file of its own, since the site allows no scripts
 * within pages, and a classic one, since a module would run after the first paint.
 */
function firstPaint(): Plugin {
  let fileName = "";
  return {
    name: "first-paint",
    generateBundle: {
      order: "pre",
      handler: async function () {
        const entry = path("./src/tv/first/paint.ts");
        const built = await startScript({ entry, name: "tv-first", target: TV_BROWSERS });
        fileName = built.fileName;
        this.emitFile({ type: "asset", ...built });
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [{ tag: "script", attrs: { src: `/${fileName}` }, injectTo: "head-prepend" }],
    },
  };
}

function path(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
