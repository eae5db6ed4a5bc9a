/** Modules by parts of their addresses, which the build puts into one file. */
export interface ModuleGroup {
  paths: string[];
  except: string[];
}

/** Libraries that every screen uses, without those of their modules that only the back-office uses. */
export const BASE_MODULES: ModuleGroup = {
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
export const STORE_MODULES: ModuleGroup = {
  paths: [
    "packages/contract/src/catalog/allergen/allergen-free",
    "packages/contract/src/catalog/price/saving",
    "web/src/shop/features/cart/cart-panel",
    "web/src/shop/features/store/",
    "web/src/shop/state/allergens",
    "web/src/shop/state/catalog",
    "web/src/shop/state/order/use-outdated-items",
    "web/src/shop/widgets/method-fields",
    "web/src/shop/widgets/removed-callout",
    "web/src/shop/widgets/saving",
  ],
  except: ["web/src/shop/features/store/empty-menu", "web/src/shop/features/store/table-link"],
};
/** Small modules that several screens use, from rules to icons: one file instead of fifteen. */
export const COMMON_MODULES: ModuleGroup = {
  paths: [
    "@date-fns/tz",
    "packages/contract/src/branch/address.ts",
    "packages/contract/src/branch/branch-hours.ts",
    "packages/contract/src/branch/delivery-method.texts.ts",
    "packages/contract/src/branch/opening-hours.ts",
    "packages/contract/src/catalog/unit.texts.ts",
    "packages/contract/src/catalog/units.ts",
    "packages/contract/src/kit/errors.texts.ts",
    "packages/contract/src/kit/money.ts",
    "packages/contract/src/kit/plain-text.ts",
    "packages/contract/src/kit/time.ts",
    "packages/contract/src/kit/zone/zone-offset.ts",
    "packages/contract/src/media/image-address.ts",
    "packages/contract/src/media/image-sizes.ts",
    "packages/contract/src/order/order.texts.ts",
    "packages/contract/src/page/reserved-path.ts",
    "packages/contract/src/site/screen.texts.ts",
    "web/src/shared/api",
    "web/src/shared/chosen-scheme",
    "web/src/shared/color-scheme",
    "web/src/shared/icon",
    "web/src/shared/images",
    "web/src/shared/server-clock",
    "web/src/shared/theme-toggle",
    "web/src/shop/state/browser/storage",
  ],
  except: [],
};
/** Rules of menus, carts and prices that several screens use, and the order desk does not need to start. */
export const ORDERING_MODULES: ModuleGroup = {
  paths: [
    "packages/contract/src/catalog/availability.ts",
    "packages/contract/src/catalog/price/lowest-price.ts",
    "packages/contract/src/catalog/price/price-at.ts",
    "packages/contract/src/catalog/quantity.ts",
    "packages/contract/src/catalog/tax/dated-rates.ts",
    "packages/contract/src/order/cart.ts",
    "packages/contract/src/order/cart.texts.ts",
    "packages/contract/src/order/pricing.ts",
    "packages/contract/src/order/slots.ts",
    "packages/contract/src/site/block/block-period.ts",
  ],
  except: [],
};

/** What the back-office starts with and its other screens use too. */
export const BACKEND_MODULES: ModuleGroup = {
  paths: [
    "node_modules/jotai/esm/vanilla/utils",
    "node_modules/lucide-react/dist/esm/Icon",
    "node_modules/lucide-react/dist/esm/context",
    "node_modules/lucide-react/dist/esm/createLucideIcon",
    "node_modules/lucide-react/dist/esm/icons/ban.mjs",
    "node_modules/lucide-react/dist/esm/icons/bike.mjs",
    "node_modules/lucide-react/dist/esm/icons/circle-exclamation-point.mjs",
    "node_modules/lucide-react/dist/esm/icons/eye-off.mjs",
    "node_modules/lucide-react/dist/esm/icons/eye.mjs",
    "node_modules/lucide-react/dist/esm/icons/triangle-exclamation-point.mjs",
    "node_modules/lucide-react/dist/esm/shared/",
    "packages/contract/src/access-key/access-key.permissions",
    "packages/contract/src/live/live.permissions",
    "web/src/backend/admin/clipboard/clear-clip",
    "web/src/backend/features/order/order.texts",
    "web/src/backend/features/order/step/step.texts",
    "web/src/backend/shared/common.texts",
    "web/src/backend/shared/failure.texts",
    "web/src/backend/shared/kept/kept-value",
    "web/src/backend/shared/session",
    "web/src/backend/shared/toasts",
    "web/src/backend/shared/visibility",
  ],
  except: [],
};

/** Whether a module is one of those whose addresses contain one of the paths and none of the exceptions. */
export function isOneOf({ paths, except }: ModuleGroup): (id: string) => boolean {
  return (id) => paths.some((path) => id.includes(path)) && !except.some((path) => id.includes(path));
}

/**
 * What the shop starts with and no other app uses. The entry's own module is not among them, so that a file that needs
 * some of these modules does not start the shop.
 */
export const SHOP_MODULES: ModuleGroup = {
  paths: [
    "web/src/shared/palette",
    "web/src/shared/apply-palette",
    "packages/contract/src/page/logo",
    "web/src/shop/app/",
    "web/src/shop/features/shell/header",
    "web/src/shop/features/shell/menu-toggle",
    "web/src/shop/features/shell/offline-banner",
    "web/src/shop/features/shell/shell.",
    "web/src/shop/typeface",
    "web/src/shop/ui/skeleton",
    "web/src/shop/ui/loadable",
    "web/src/shop/ui/use-idle",
    "web/src/shop/ui/use-height-variable",
    "web/src/shop/widgets/not-loaded-callout",
    "web/src/shop/widgets/optional-part",
    "web/src/shop/state/closed-title.ts",
    "web/src/shop/state/hours.ts",
    "web/src/shop/state/hours.texts.ts",
    "web/src/shop/state/shop.ts",
    "web/src/shop/state/order/cart",
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
    "web/src/shop/state/directions",
    "web/src/shop/widgets/reopening-time.ts",
    "web/src/shop/widgets/route-link",
    "web/src/shop/widgets/smart-link.ts",
    "web/src/shop/widgets/widgets.texts.ts",
  ],
  except: ["web/src/shop/app/pages/", "web/src/shop/app/global-parts"],
};
