import type { Branch } from "../branch/branch.resource";
import type { Config } from "../config/config";
import type { Site } from "../site/site.resource";
import { imageAddress } from "../media/image-address";
import type { ImageRef } from "../media/image-fields";
import type { ImageUse } from "../media/image-place-fields";
import { type PictureSize, SHARE_SIZE } from "../media/image-shown";
import { imagesIn } from "../media/image-value";
import { shownSections } from "../site/shown-sections";
import { type PageRoute, barePath, pageRoute } from "./route";
import type { PageShop } from "./shop";
import { WITHDRAWAL_TEXTS } from "../order/withdrawal/withdrawal.texts";
import { PAGE_TITLES, WITHDRAWAL_DESCRIPTION } from "./page.texts";

/** The metadata of a page for browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The canonical URL; null where the URL contains a customer's secret. */
  url: string | null;
  /** An absolute URL; null without an image that previews can show. */
  image: string | null;
  /** In pixels; null where it is not known. */
  imageSize: PictureSize | null;
  siteName: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  isMissing: boolean;
}

/** The image variant for previews, which is wide enough for messengers and social networks. */
const PREVIEW_SIZE = "medium";

/** The metadata of the page at a path. `origin` is the shop's own, without a slash at its end. */
export function pageHead({ shop, path, origin }: { shop: PageShop; path: string; origin: string }): PageHead {
  const { config } = shop;
  const route = pageRoute({ shop, path });
  const base = baseTitle(config);
  const prefix = titlePrefix({ route, shop });
  return {
    title: prefix && prefix !== base ? `${prefix} - ${base}` : base,
    description: ownDescription(route) || config.seoDescription || config.description,
    url: ownUrl({ route, path, origin }),
    ...previewImage({ route, config, origin }),
    siteName: config.shopName,
    isListed:
      isListed(route) || (route.name === "checkout" && route.branch.isPublic && !barePath(path).endsWith("/error")),
    isMissing: route.name === "missing",
  };
}

/** The title: seoTitle, else title, else shopName. */
export function baseTitle({ seoTitle, title, shopName }: Pick<Config, "seoTitle" | "title" | "shopName">): string {
  return seoTitle || title || shopName;
}

/** The canonical URL when several URLs show the same site or legal page. */
function ownUrl({ route, path, origin }: { route: PageRoute; path: string; origin: string }): string | null {
  if (route.name === "site") return pageUrl({ path: `/${route.site.path}`, origin });
  if (route.name === "legal") return pageUrl({ path: route.page.path, origin });
  // The checkout shows nothing that search engines would not find on the branch's page.
  if (route.name === "checkout")
    return pageUrl({ path: `/store/${encodeURIComponent(route.branch.identifier)}`, origin });
  return route.name === "status" && barePath(path) === "/status" ? null : pageUrl({ path, origin });
}

export function pageUrl({ path, origin }: { path: string; origin: string }): string {
  const bare = barePath(path);
  return bare === "/" ? `${origin}/` : `${origin}${bare}`;
}

/** Whether search engines may list the page: it is public and the same for everybody. */
export function isListed(route: PageRoute): boolean {
  switch (route.name) {
    case "division":
      return true;
    case "branch":
      return route.branch.isPublic;
    case "site":
      return route.site.isPublic;
    case "legal":
      return route.page.text !== "";
    default:
      return false;
  }
}

function titlePrefix({ route, shop }: { route: PageRoute; shop: PageShop }): string {
  switch (route.name) {
    case "division":
      // With several divisions the start page belongs to all of them.
      return shop.divisions.length === 1 ? (shop.divisions[0]?.title ?? "") : "";
    case "branch":
      return route.branch.name;
    case "checkout":
      return PAGE_TITLES.checkout;
    case "status":
      return PAGE_TITLES.status;
    case "withdrawal":
      return WITHDRAWAL_TEXTS.declare;
    case "legal":
      return route.page.label;
    case "site":
      return siteTitle(route.site);
    case "missing":
      return "";
  }
}

export function siteTitle(site: Pick<Site, "title" | "name">): string {
  return site.title || site.name;
}

function ownDescription(route: PageRoute): string {
  if (route.name === "branch") return oneLine(route.branch.description);
  if (route.name === "withdrawal") return WITHDRAWAL_DESCRIPTION;
  return route.name === "site" ? oneLine(route.site.description) : "";
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** What previews show: the page's first picture as it is cut for them, or else a logo as a whole. */
function previewImage({
  route,
  config,
  origin,
}: {
  route: PageRoute;
  config: Config;
  origin: string;
}): Pick<PageHead, "image" | "imageSize"> {
  const images = "branch" in route ? route.branch.images : route.name === "site" ? sitePictures(route.site) : [];
  const image = imageUrl({ images, origin, use: "share" });
  if (image) return { image, imageSize: SHARE_SIZE };
  const branchLogo = "branch" in route ? route.branch.logo : null;
  return { image: imageUrl({ images: [branchLogo, config.logo], origin }), imageSize: null };
}

/** The pictures of a page in its order, after that for sharing and those of its heroes. */
export function sitePictures({ shareImage, content }: Pick<Site, "shareImage" | "content">): ImageRef[] {
  const sections = shownSections(content.sections);
  const heroes = sections.filter(({ type }) => type === "hero");
  const pictures = [...heroes, ...sections].flatMap(({ value }) => imagesIn(value));
  return shareImage ? [shareImage, ...pictures] : pictures;
}

export function branchImages(branch: Pick<Branch, "images" | "logo"> | null): (ImageRef | null | undefined)[] {
  return branch ? [...branch.images, branch.logo] : [];
}

/** The URL of the first image that previews can show. They cannot show SVG. */
export function imageUrl({
  images,
  origin,
  use,
}: {
  images: readonly (ImageRef | null | undefined)[];
  origin: string;
  use?: ImageUse;
}): string | null {
  const image = images.find((candidate) => candidate && candidate.extension !== "svg");
  return image ? `${origin}${imageAddress({ image, size: PREVIEW_SIZE, use })}` : null;
}
