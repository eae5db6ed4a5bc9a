import { addressLine } from "@tresen/contract/branch/address";
import { menuInForce, visibleCatalog } from "@tresen/contract/catalog/availability";
import { enabledMethods, zoneOf } from "@tresen/contract/branch/branch-hours";
import { excerpt } from "@tresen/contract/site/excerpt";
import { escapeHtml } from "@tresen/contract/page/html";
import { logoSizes } from "@tresen/contract/page/logo";
import { checkoutHead } from "@tresen/contract/page/checkout-head";
import type { PageRoute } from "@tresen/contract/page/route";
import type { PageShop } from "@tresen/contract/page/shop";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Category } from "@tresen/contract/catalog/category.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { skeleton } from "./skeleton";
import { pictureHtml } from "./picture";
import { legalView, siteView } from "./site-view";

/** The number of menu rows, about as many as a phone shows without scrolling. */
const ROWS = 6;
/** The number of rows with an image; the script loads the others. */
const PICTURES = 4;
const CARDS = 3;

interface View {
  shop: PageShop;
  now: Instant;
}

/**
 * The first view of a page as HTML in the shop's own layout. It is visible before any script runs, and the script
 * replaces it with the working screen. Content that depends on the time or the visitor (open or closed, current prices,
 * the cart) is left as grey placeholders. Null for pages whose content is not known in advance.
 */
export function firstView({ route, ...view }: View & { route: PageRoute }): string | null {
  const screen = screenOf(route, view);
  return (
    screen &&
    '<div class="first-view flex min-h-dvh flex-col" aria-busy="true">' +
      header(view.shop) +
      '<main class="min-h-[70vh] flex-1">' +
      screen +
      "</main></div>"
  );
}

function screenOf(route: PageRoute, view: View): string | null {
  switch (route.name) {
    case "division":
      return start(view);
    case "branch":
      return menu(route.branch, view);
    case "checkout":
      return checkout(route.branch);
    case "site":
      return siteView(route.site);
    case "legal":
      return legalView(route.page);
    default:
      return null;
  }
}

function header({ config }: PageShop): string {
  const mark = config.logo
    ? pictureHtml({
        image: config.logo,
        variants: ["tiny", "small"],
        sizes: logoSizes(config.logo),
        alt: config.shopName,
        isWhole: true,
        className: "object-contain h-10 w-auto max-w-[min(12rem,100%)] md:h-11",
      })
    : `<span class="truncate">${escapeHtml(config.shopName)}</span>`;
  return [
    '<header class="border-b border-line bg-surface"><div class="page flex h-14 items-center gap-2 md:h-16">',
    '<a href="/" class="mr-auto flex min-h-11 min-w-0 ',
    'items-center rounded-control font-bold tracking-tight md:text-lg">',
    mark,
    "</a></div></header>",
  ].join("");
}

function start({ shop }: View): string {
  const { config } = shop;
  const [air, size, lead] = config.enablePluginHomePage
    ? ["pt-8 md:pt-14", "md:text-5xl", "mt-4"]
    : ["pt-8 md:pt-12", "md:text-4xl", "mt-3"];
  const name = escapeHtml(config.title || config.shopName);
  const title = `<h1 class="max-w-3xl text-3xl font-bold tracking-tight text-balance ${size}">${name}</h1>`;
  const text = config.description
    ? `<p class="${lead} max-w-2xl text-lg text-pretty text-muted">${escapeHtml(config.description)}</p>`
    : "";
  return `<div class="page ${air} pb-4">${title}${text}${config.enablePluginHomePage ? "" : branchList(shop)}</div>`;
}

function branchList({ config, branches }: PageShop): string {
  const hasFilter = config.enablePluginSearch || config.enablePluginTags;
  const filter = hasFilter
    ? [
        '<div class="mt-6 flex flex-wrap items-center gap-3">',
        config.enablePluginSearch ? skeleton("h-11 w-full sm:w-72") : "",
        config.enablePluginTags ? `<div class="py-1 w-full sm:w-72">${skeleton("h-11 w-full")}</div>` : "",
        '</div><p class="mt-6 text-sm">&#160;</p>',
      ].join("")
    : "";
  const hasPictures = branches.some(({ images }) => images.length > 0);
  const cards = branches.slice(0, CARDS).map((branch, index) => {
    const content = card({ branch, isFirst: index === 0, hasPictures });
    return `<li class="row-span-2 grid grid-rows-subgrid gap-y-0">${content}</li>`;
  });
  return `${filter}<ul class="mt-4 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">${cards.join("")}</ul>`;
}

function card({ branch, isFirst, hasPictures }: { branch: Branch; isFirst: boolean; hasPictures: boolean }): string {
  const image = isFirst ? branch.images[0] : undefined;
  const photo = image
    ? pictureHtml({
        image,
        variants: ["tiny", "small", "medium"],
        sizes: "(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw",
        alt: "",
        className: "object-cover size-full",
        isFirst: true,
      })
    : "";
  const address = addressLine(branch);
  const panel = hasPictures ? "" : "rounded-panel border border-line bg-surface p-4";
  const link = `<a href="/store/${encodeURIComponent(branch.identifier)}">${escapeHtml(branch.name)}</a>`;
  return [
    `<div class="row-span-2 grid grid-rows-subgrid gap-y-2 ${panel}"><div>`,
    hasPictures ? `<div class="relative aspect-16/10 overflow-hidden rounded-panel bg-sunken">${photo}</div>` : "",
    `<h2 class="text-xl font-bold tracking-tight ${hasPictures ? "mt-3" : ""}">${link}</h2>`,
    address ? `<p class="text-muted">${escapeHtml(address)}</p>` : "",
    "</div>",
    branch.isPublic ? skeleton("h-5 w-56 max-w-full") : "",
    "</div>",
  ].join("");
}

function menu(branch: Branch, { shop, now }: View): string {
  const current = menuInForce({ menus: shop.menus, branch, at: now });
  const groups = current
    ? visibleCatalog({
        menu: current,
        categories: shop.categories,
        products: shop.products,
        zone: zoneOf(branch),
        at: now,
      })
    : [];
  const names = groups.map(
    ({ category }) =>
      '<li class="flex min-h-11 shrink-0 items-center px-3.5 font-medium whitespace-nowrap text-muted">' +
      `${escapeHtml(category.name)}</li>`,
  );
  const rail =
    shop.config.enablePluginCategoryBar && groups.length > 1
      ? [
          '<div class="-mx-[clamp(1rem,4vw,2rem)] border-b border-line lg:mx-0">',
          '<ul class="rail flex gap-1 overflow-x-auto px-[clamp(1rem,4vw,2rem)] py-1.5 lg:px-0">',
          ...names,
          "</ul></div>",
        ].join("")
      : "";
  const name = escapeHtml(branch.name);
  const intro = [
    '<div class="pt-5 pb-4 md:pt-8">',
    `<h1 class="text-2xl font-bold tracking-tight text-balance md:text-3xl">${name}</h1>`,
    skeleton("mt-1.5 h-5 w-80 max-w-full"),
    '<div class="min-h-11"></div>',
    skeleton("mt-2 h-13 w-full lg:hidden"),
    asksForArea({ branch, shop }) ? skeleton("mt-3 h-23 w-full lg:hidden") : "",
    "</div>",
  ].join("");
  let left = ROWS;
  const sections = groups.map(({ category, products }) => {
    const shown = products.slice(0, left).map(({ product }) => product);
    const taken = ROWS - left;
    left -= shown.length;
    const hasPicturePlace = products.some(({ product }) => product.images.length > 0);
    const rows = shown.map((product, index) => row({ product, hasPicturePlace, place: taken + index }));
    return shown.length === 0
      ? ""
      : [
          '<section class="pt-7">',
          categoryHead(category),
          '<ul class="mt-2 grid gap-x-10 xl:grid-cols-2">',
          ...rows,
          "</ul></section>",
        ].join("");
  });
  return [
    '<div class="page grid gap-x-10 pb-24 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pb-8"><div class="min-w-0">',
    intro,
    rail,
    ...sections,
    "</div></div>",
  ].join("");
}

function categoryHead({ image, name, description }: Category): string {
  const photo = image
    ? pictureHtml({
        image,
        use: "category",
        variants: ["thumbnail"],
        sizes: "3rem",
        alt: "",
        className: "bg-sunken object-cover size-12 shrink-0 rounded-control",
      })
    : "";
  const title = `<h2 class="min-w-0 text-xl font-bold tracking-tight md:text-2xl">${escapeHtml(name)}</h2>`;
  const text = description ? `<p class="mt-1 max-w-2xl text-muted">${escapeHtml(description)}</p>` : "";
  return `<div class="flex items-center gap-3">${photo}${title}</div>${text}`;
}

/** Whether the screen begins with the choice of a delivery area. */
function asksForArea({ branch, shop }: { branch: Branch; shop: PageShop }): boolean {
  const enabled = enabledMethods(branch);
  const method = enabled.find((candidate) => candidate === shop.config.defaultDeliveryMethod) ?? enabled[0];
  return method === "delivery" && branch.deliveryAreas.length > 0;
}

function row({
  product,
  hasPicturePlace,
  place,
}: {
  product: Product;
  hasPicturePlace: boolean;
  place: number;
}): string {
  const image = place < PICTURES ? product.images[0] : undefined;
  // Slightly larger than in the working screen: otherwise the browser could count that one as the page's largest image
  // again.
  const photo = image
    ? pictureHtml({
        image,
        use: "product",
        variants: ["thumbnail", "tiny", "small"],
        sizes: "(min-width: 40rem) 7rem, 6rem",
        alt: "",
        className: "bg-sunken object-cover size-full scale-[1.02] rounded-panel",
        isFirst: place === 0,
      })
    : "";
  const text = product.description
    ? `<p class="mt-0.5 text-sm text-pretty text-muted">${escapeHtml(excerpt(product.description))}</p>`
    : "";
  const box = hasPicturePlace ? "size-[min(6rem,28vw)] sm:size-28" : "w-11";
  return [
    '<li class="border-b border-line"><div class="relative flex gap-4 py-4"><div class="min-w-0 flex-1">',
    `<h3 class="leading-snug font-semibold">${escapeHtml(product.name)}</h3>`,
    text,
    skeleton("mt-2 h-5 w-16"),
    `</div><div class="relative shrink-0 ${box}">${photo}</div></div></li>`,
  ].join("");
}

function checkout(branch: Branch): string {
  const { title, lead } = checkoutHead(branch);
  return [
    '<div class="page pt-4 pb-8"><div class="min-h-11"></div>',
    `<h1 class="mt-1 text-2xl font-bold tracking-tight md:text-3xl">${title}</h1>`,
    `<p class="mt-1 mb-5 text-pretty text-muted">${escapeHtml(lead)}</p>`,
    skeleton("mt-4 h-12 w-full"),
    skeleton("mt-4 h-12 w-full"),
    "</div>",
  ].join("");
}
