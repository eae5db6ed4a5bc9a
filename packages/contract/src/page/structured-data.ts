import { menuInForce, visibleCatalog } from "../catalog/availability";
import { zoneOf } from "../branch/branch-hours";
import type { Branch } from "../branch/branch.resource";
import type { Category } from "../catalog/category.resource";
import type { Product } from "../catalog/product.resource";
import type { Config } from "../config/config";
import type { Instant } from "../kit/time";
import { branchImages, imageUrl, pageUrl, siteTitle } from "./head";
import { openingHoursData } from "./hours-data";
import type { Node } from "./node";
import { type PageRoute, pageRoute } from "./route";
import type { PageShop } from "./shop";

interface Request {
  shop: PageShop;
  path: string;
  origin: string;
  now: Instant;
}

/** Types of business that sell dishes from a menu. All others sell products. */
const FOOD: readonly Config["businessType"][] = [
  "Restaurant",
  "FastFoodRestaurant",
  "CafeOrCoffeeShop",
  "Bakery",
  "BarOrPub",
];
/** The number of goods to describe. Search engines show fewer, and a longer list would slow down the page. */
const LARGEST_CATALOG = 100;

/**
 * Structured data for search engines: the business with hours and address, what it sells, and the page's breadcrumb.
 * Null where there is nothing to describe.
 */
export function structuredData({ shop, path, origin, now }: Request): Node | null {
  const route = pageRoute({ shop, path });
  const nodes = nodesOf({ route, shop, origin, now });
  return nodes.length > 0 ? { "@context": "https://schema.org", "@graph": nodes } : null;
}

/** The data as JSON for a script element. `<` is escaped, so that nothing in it can end the element. */
export function serialised(data: Node): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function nodesOf({
  route,
  shop,
  origin,
  now,
}: {
  route: PageRoute;
  shop: PageShop;
  origin: string;
  now: Instant;
}): Node[] {
  const { config } = shop;
  switch (route.name) {
    case "division":
      return [
        organisation({ config, origin }),
        ...shop.branches.filter(({ isPublic }) => isPublic).map((branch) => business({ branch, config, origin })),
      ];
    case "branch": {
      const { branch } = route;
      return [
        { ...business({ branch, config, origin }), ...catalogData({ branch, shop, origin, now }) },
        breadcrumbs({ config, origin, path: storePath(branch), name: branch.name }),
      ];
    }
    case "site":
      return [breadcrumbs({ config, origin, path: `/${route.site.path}`, name: siteTitle(route.site) })];
    case "legal":
      return [breadcrumbs({ config, origin, path: route.page.path, name: route.page.label })];
    default:
      return [];
  }
}

function organisation({ config, origin }: { config: Config; origin: string }): Node {
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: config.shopName,
    legalName: config.businessName || undefined,
    url: `${origin}/`,
    logo: imageUrl({ images: [config.logo], origin }) ?? undefined,
    sameAs: config.website ? [config.website] : undefined,
  };
}

function business({ branch, config, origin }: { branch: Branch; config: Config; origin: string }): Node {
  const url = pageUrl({ path: storePath(branch), origin });
  const { latitude, longitude } = branch;
  return {
    // Missing in a snapshot that was built before the field existed.
    "@type": config.businessType || "LocalBusiness",
    "@id": `${url}#business`,
    name: branch.name.includes(config.shopName) ? branch.name : `${config.shopName} ${branch.name}`,
    description: branch.description || undefined,
    url,
    image: imageUrl({ images: [...branchImages(branch), config.logo], origin }) ?? undefined,
    telephone: branch.phone || undefined,
    email: branch.email || undefined,
    address: branch.street
      ? {
          "@type": "PostalAddress",
          streetAddress: branch.street,
          postalCode: branch.zipCode || undefined,
          addressLocality: branch.city || undefined,
          addressCountry: branch.country,
        }
      : undefined,
    geo:
      typeof latitude === "number" && typeof longitude === "number"
        ? { "@type": "GeoCoordinates", latitude, longitude }
        : undefined,
    currenciesAccepted: config.currency,
    parentOrganization: { "@id": `${origin}/#organization` },
    ...openingHoursData(branch.openingHours),
    potentialAction: branch.isQuotationRequired ? undefined : { "@type": "OrderAction", target: url },
  };
}

function catalogData({
  branch,
  shop,
  origin,
  now,
}: {
  branch: Branch;
  shop: PageShop;
  origin: string;
  now: Instant;
}): Node {
  const menu = menuInForce({ menus: shop.menus, branch, at: now });
  // Goods without a public price and branches that only quote have no offer.
  if (!menu || branch.isQuotationRequired) return {};
  let left = LARGEST_CATALOG;
  const groups = visibleCatalog({
    menu,
    categories: shop.categories,
    products: shop.products,
    zone: zoneOf(branch),
    at: now,
  }).flatMap(({ category, products }) => {
    const offered = products.flatMap(({ product }) => (product.isPriceHidden ? [] : [product])).slice(0, left);
    left -= offered.length;
    return offered.length > 0 ? [{ category, offered }] : [];
  });
  if (groups.length === 0) return {};
  return FOOD.includes(shop.config.businessType)
    ? menuData({ groups, config: shop.config, origin })
    : productData({ groups, config: shop.config, origin });
}

type Groups = { category: Category; offered: Product[] }[];
type Listing = { groups: Groups; config: Config; origin: string };

function menuData({ groups, config, origin }: Listing): Node {
  const hasMenuSection = groups.map(({ category, offered }) => ({
    "@type": "MenuSection",
    name: category.name,
    hasMenuItem: offered.map((product) => goods({ type: "MenuItem", product, config, origin })),
  }));
  return { hasMenu: { "@type": "Menu", inLanguage: "de", hasMenuSection } };
}

function productData({ groups, config, origin }: Listing): Node {
  const itemListElement = groups.map(({ category, offered }) => ({
    "@type": "OfferCatalog",
    name: category.name,
    itemListElement: offered.map((product) => ({
      "@type": "Offer",
      ...price({ product, config }),
      itemOffered: goods({ type: "Product", product, config, origin }),
    })),
  }));
  return { hasOfferCatalog: { "@type": "OfferCatalog", name: "Sortiment", itemListElement } };
}

function goods({
  type,
  product,
  config,
  origin,
}: {
  type: "MenuItem" | "Product";
  product: Product;
  config: Config;
  origin: string;
}): Node {
  return {
    "@type": type,
    name: product.name,
    description: product.description || undefined,
    image: imageUrl({ images: product.images, origin, use: "product" }) ?? undefined,
    ...(type === "Product" ? { sku: product.uid || undefined } : {}),
    offers: { "@type": "Offer", ...price({ product, config }) },
  };
}

function price({ product, config }: { product: Product; config: Config }): Node {
  return { price: ((product.price ?? 0) / 100).toFixed(2), priceCurrency: config.currency };
}

function breadcrumbs({
  config,
  origin,
  path,
  name,
}: {
  config: Config;
  origin: string;
  path: string;
  name: string;
}): Node {
  const steps = [
    { name: config.shopName, url: `${origin}/` },
    { name, url: pageUrl({ path, origin }) },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: step.url,
    })),
  };
}

export function storePath({ identifier }: Pick<Branch, "identifier">): string {
  return `/store/${identifier}`;
}
