import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vite";
import { serviceWorker } from "./service-worker-build";

const entry = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_ORIGIN ?? "http://localhost:3000";

/** The branch page and what only it and the screens after it need. */
const STORE_MODULES = /web\/src\/shop\/(?:features\/(?:store\/(?!empty-menu|table-link)|cart\/cart-(?:bar|panel))|state\/(?:cart|catalog|allergens|use-outdated-items)|ui\/(?:method-fields|removed-notice))/;

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
  plugins: [react(), tailwindcss(), historyFallback, serviceWorker()],
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
      output: { codeSplitting: { groups: [{ name: "store", test: STORE_MODULES, includeDependenciesRecursively: false }] } },
    },
  },
  server: {
    proxy: { "/api": api, "/image": api, "/upload": api, "/fonts": api },
  },
});
