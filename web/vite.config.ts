import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vite";
import { displayBuild } from "./display-build";
import { evaluatedModules } from "./evaluated-modules";
import { listFiles } from "./list-files";
import {
  BACKEND_MODULES,
  BASE_MODULES,
  COMMON_MODULES,
  isOneOf,
  ORDERING_MODULES,
  SHOP_MODULES,
  STORE_MODULES,
} from "./module-groups";
import { moduleSizes } from "./module-sizes";
import { pageFiles } from "./page-files";
import { previewBuild } from "./preview-build";
import { printAgentFile } from "./print-agent-file";
import { serviceWorker } from "./service-worker-build";

const entry = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_ORIGIN ?? "http://localhost:3000";

/**
 * In development: paths of the shop's browser history, `/backend` without a slash and the displays are answered with
 * their entry page, as in production.
 */
const historyFallback: Plugin = {
  name: "history-fallback",
  configureServer: (server) => {
    server.middlewares.use((request, _response, proceed) => {
      const path = request.url?.split("?")[0] ?? "/";
      if (/^\/backend(\/[\w-]*)?$/.test(path)) request.url = "/backend/index.html";
      if (path === "/display/tv") request.url = "/display/tv/index.html";
      else if (/^\/display\/[\w-]+$/.test(path)) request.url = "/display/index.html";
      proceed();
    });
  },
};

export default defineConfig({
  root: entry("."),
  plugins: [
    evaluatedModules(),
    react(),
    tailwindcss(),
    historyFallback,
    pageFiles(),
    listFiles(),
    serviceWorker(),
    displayBuild(),
    previewBuild(),
    printAgentFile(),
    moduleSizes(),
  ],
  build: {
    outDir: entry("./dist"),
    emptyOutDir: true,
    manifest: true,
    // Browsers that know light-dark() and <dialog>: three years of releases.
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // All supported browsers do this natively.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { shop: entry("./index.html"), backend: entry("./backend/index.html") },
      // Constants are written into the code that uses them. So a `*.texts.ts` file may serve several chunks, and each
      // chunk contains only its own texts.
      optimization: { inlineConst: { mode: "all" } },
      // The menu's modules outside of the entry form one file instead of twenty: fewer requests, and better
      // compression.
      output: {
        // Hashes do not compress, and every list of what to load names them: seven characters tell versions of one file
        // apart.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            { name: "base", test: isOneOf(BASE_MODULES), includeDependenciesRecursively: false, priority: 2 },
            { name: "common", test: isOneOf(COMMON_MODULES), includeDependenciesRecursively: false, priority: 1 },
            { name: "ordering", test: isOneOf(ORDERING_MODULES), includeDependenciesRecursively: false, priority: 1 },
            { name: "shop", test: isOneOf(SHOP_MODULES), includeDependenciesRecursively: false },
            { name: "backend-common", test: isOneOf(BACKEND_MODULES), includeDependenciesRecursively: false },
            { name: "store", test: isOneOf(STORE_MODULES), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": api, "/image": api, "/upload": api, "/fonts": api },
  },
});
