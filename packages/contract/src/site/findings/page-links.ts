/** A link within the content of a page, and where it stands. */
export interface PageLink {
  address: string;
  /** The path of its value in the page, such as `content.sections.2.value.links.0.url`. */
  path: string;
}

/** The fields of sections that hold an address as a whole. All others are texts with links in Markdown. */
const ADDRESSES = new Set(["url", "link", "href"]);
const MARKDOWN = /\]\(\s*<?([^\s)>]+)>?(?:\s+["'][^)]*)?\)/g;

/** Every link in a value of a page, in its order. Addresses of pictures in Markdown are none. */
export function linksIn({ value, path }: { value: unknown; path: string }): PageLink[] {
  if (typeof value === "string") {
    const name = path.split(".").at(-1) ?? "";
    if (ADDRESSES.has(name)) return value.trim() === "" ? [] : [{ address: value.trim(), path }];
    const text = value.replace(/!\[[^\]]*\]\([^)]*\)/g, "");
    return [...text.matchAll(MARKDOWN)].map(([, address = ""]) => ({ address, path }));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => linksIn({ value: part, path: `${path}.${key}` }));
}

/** The paths of the texts in a value that show a picture without a description, which stands in the text itself. */
export function undescribedIn({ value, path }: { value: unknown; path: string }): string[] {
  if (typeof value === "string") return /!\[\s*\]\(/.test(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => undescribedIn({ value: part, path: `${path}.${key}` }));
}

/** The path within this shop that an address leads to, without query and anchor; null for all other addresses. */
export function innerPath({ address, origin }: { address: string; origin: string }): string | null {
  if (address.startsWith("#")) return null;
  try {
    const url = new URL(address, origin);
    return /^https?:$/.test(url.protocol) && url.origin === origin ? url.pathname : null;
  } catch {
    return null;
  }
}
