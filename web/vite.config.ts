import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vite";
import { pageFiles } from "./page-files";
import { serviceWorker } from "./service-worker-build";

const entry = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_ORIGIN ?? "http://localhost:3000";

/** What every screen stands on; what only the back-office uses of these libraries is left to it. */
const BASE_MODULES =
  /node_modules\/(?:(?:react|react-dom|scheduler|use-sync-external-store)\/|jotai\/esm\/(?:react|vanilla\.mjs|vanilla\/internals)|@tanstack\/(?!.*(?:[iI]nfiniteQuery(?:Observer|Options)|queriesObserver|useInfiniteQuery|useQueries|useSuspenseQuery|useBlocker|useMutation|mutationObserver)))|rolldown\/runtime|vite\/preload-helper/;
/** The branch page and what only it and the screens after it need. */
const STORE_MODULES =
  /web\/src\/shop\/(?:features\/(?:store\/(?!empty-menu|table-link)|cart\/cart-panel)|state\/(?:order\/(?:cart|use-outdated-items)|catalog|allergens)|widgets\/(?:method-fields|removed-notice))/;
/** Small modules that several screens stand on, from rules to icons: together they are one file instead of fifteen. */
const COMMON_MODULES =
  /packages\/contract\/src\/(?:kit\/(?:time|money)|page\/reserved-path|catalog\/(?:quantity|units|availability)|branch\/(?:address|branch-hours|opening-hours)|order\/(?:order\.texts|cart\.texts|pricing|slots|cart)|site\/screen\.texts)\.ts|@date-fns\/tz|web\/src\/shop\/(?:state\/(?:closed-title|hours|shop|shop-query|browser\/(?:links|now|route|self-service|consent|online|panels|notice-queue|notices))|ui\/(?:button|field|notice)|widgets\/(?:opening-line|picture|resumption|smart-link|error-page))\.tsx?|web\/src\/shared\/(?:icons|images|server-clock|api|color-scheme|storage|theme-toggle)/;

/** In development: paths of the shop's browser history and `/backend` without a slash lead to their entry, as on the real host. */
const historyFallback: Plugin = {
  name: "history-fallback",
  configureServer: (server) => {
    server.middlewares.use((request, _response, proceed) => {
      const path = request.url?.split("?")[0] ?? "/";
      if (/^\/backend(\/[\w-]*)?$/.test(path)) request.url = "/backend/index.html";
      proceed();
    });
  },
};

export default defineConfig({
  root: entry("."),
  plugins: [react(), tailwindcss(), historyFallback, pageFiles(), serviceWorker()],
  build: {
    outDir: entry("./dist"),
    emptyOutDir: true,
    manifest: true,
    // Browsers that know light-dark() and <dialog>: three years of releases.
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // Every browser above knows it by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { shop: entry("./index.html"), backend: entry("./backend/index.html") },
      // What the menu needs beside the entry comes in one file instead of twenty: less to fetch, and it packs better.
      output: {
        // Hashes do not compress, and every list of what to load names them: seven characters tell versions of one file apart.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            { name: "base", test: BASE_MODULES, includeDependenciesRecursively: false, priority: 2 },
            { name: "common", test: COMMON_MODULES, includeDependenciesRecursively: false, priority: 1 },
            { name: "store", test: STORE_MODULES, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": api, "/image": api, "/upload": api, "/fonts": api },
  },
});
