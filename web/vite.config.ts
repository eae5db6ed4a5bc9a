import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vite";
import { evaluatedModules } from "./evaluated-modules";
import { moduleSizes } from "./module-sizes";
import { pageFiles } from "./page-files";
import { serviceWorker } from "./service-worker-build";

const entry = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_ORIGIN ?? "http://localhost:3000";

/** Libraries that every screen uses, without those of their modules that only the back-office uses. */
const BASE_MODULES = {
  paths: [
    "node_modules/react/",
    "node_modules/react-dom/",
    "node_modules/scheduler/",
    "node_modules/use-sync-external-store/",
    "node_modules/jotai/esm/react",
    "node_modules/jotai/esm/vanilla.mjs",
    "node_modules/jotai/esm/vanilla/internals",
    "node_modules/@tanstack/",
    "rolldown/runtime",
    "vite/preload-helper",
  ],
  except: [
    "infiniteQueryObserver",
    "InfiniteQueryObserver",
    "infiniteQueryOptions",
    "InfiniteQueryOptions",
    "mutationObserver",
    "queriesObserver",
    "useBlocker",
    "useInfiniteQuery",
    "useMutation",
    "useQueries",
    "useSuspenseQuery",
  ],
};
/** The branch page and the modules that only it and the screens after it need. */
const STORE_MODULES = {
  paths: [
    "web/src/shop/features/cart/cart-panel",
    "web/src/shop/features/store/",
    "web/src/shop/state/allergens",
    "web/src/shop/state/catalog",
    "web/src/shop/state/order/cart",
    "web/src/shop/state/order/use-outdated-items",
    "web/src/shop/widgets/method-fields",
    "web/src/shop/widgets/removed-callout",
  ],
  except: ["web/src/shop/features/store/empty-menu", "web/src/shop/features/store/table-link"],
};
/** Small modules that several screens use, from rules to icons: one file instead of fifteen. */
const COMMON_MODULES = {
  paths: [
    "@date-fns/tz",
    "packages/contract/src/branch/address.ts",
    "packages/contract/src/branch/branch-hours.ts",
    "packages/contract/src/branch/opening-hours.ts",
    "packages/contract/src/catalog/availability.ts",
    "packages/contract/src/catalog/quantity.ts",
    "packages/contract/src/catalog/units.ts",
    "packages/contract/src/kit/money.ts",
    "packages/contract/src/kit/time.ts",
    "packages/contract/src/order/cart.ts",
    "packages/contract/src/order/cart.texts.ts",
    "packages/contract/src/order/order.texts.ts",
    "packages/contract/src/order/pricing.ts",
    "packages/contract/src/order/slots.ts",
    "packages/contract/src/page/reserved-path.ts",
    "packages/contract/src/site/screen.texts.ts",
    "web/src/shop/state/closed-title.ts",
    "web/src/shop/state/hours.ts",
    "web/src/shop/state/hours.texts.ts",
    "web/src/shop/state/shop.ts",
    "web/src/shop/state/shop-query.ts",
    "web/src/shop/state/browser/consent.ts",
    "web/src/shop/state/browser/links.ts",
    "web/src/shop/state/browser/notice-queue.ts",
    "web/src/shop/state/browser/notices.ts",
    "web/src/shop/state/browser/now.ts",
    "web/src/shop/state/browser/online.ts",
    "web/src/shop/state/browser/panels.ts",
    "web/src/shop/state/browser/route.ts",
    "web/src/shop/state/browser/self-service.ts",
    "web/src/shop/ui/button.ts",
    "web/src/shop/ui/field.ts",
    "web/src/shop/ui/callout.ts",
    "web/src/shop/widgets/error-page.ts",
    "web/src/shop/widgets/opening-line.ts",
    "web/src/shop/widgets/picture.ts",
    "web/src/shop/widgets/reopening-time.ts",
    "web/src/shop/widgets/smart-link.ts",
    "web/src/shop/widgets/widgets.texts.ts",
    "web/src/shared/api",
    "web/src/shared/color-scheme",
    "web/src/shared/icons",
    "web/src/shared/images",
    "web/src/shared/server-clock",
    "web/src/shared/theme-toggle",
  ],
  except: [],
};

/** Whether a module is one of those whose addresses contain one of the paths and none of the exceptions. */
function isOneOf({ paths, except }: { paths: string[]; except: string[] }): (id: string) => boolean {
  return (id) => paths.some((path) => id.includes(path)) && !except.some((path) => id.includes(path));
}

/**
 * In development: paths of the shop's browser history and `/backend` without a slash are answered with their entry
 * page, as in production.
 */
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
  plugins: [evaluatedModules(), react(), tailwindcss(), historyFallback, pageFiles(), serviceWorker(), moduleSizes()],
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
