import type { PageHead } from "./head";

/**
 * A tag of the head other than the title. It is identified by `key` and `name`; its value is in `content`, or for links
 * in `href`.
 */
export interface HeadTag {
  tag: "meta" | "link";
  key: "name" | "property" | "rel";
  name: string;
  /** Null where the page has no such tag. */
  value: string | null;
}

/**
 * Every tag that a page may have. Tags without a value are included, so that a caller can remove those of the page
 * before.
 */
export function headTags(head: PageHead): HeadTag[] {
  const { title, description, url, image, imageSize, siteName, isListed } = head;
  const meta = (name: string, value: string | null): HeadTag => ({
    tag: "meta",
    key: "name",
    name,
    value: value || null,
  });
  const property = (name: string, value: string | null): HeadTag => ({
    tag: "meta",
    key: "property",
    name,
    value: value || null,
  });
  return [
    meta("description", description),
    meta("robots", isListed ? null : "noindex"),
    property("og:type", "website"),
    property("og:site_name", siteName),
    property("og:title", title),
    property("og:description", description),
    property("og:url", url),
    property("og:image", image),
    property("og:image:width", imageSize && String(imageSize.width)),
    property("og:image:height", imageSize && String(imageSize.height)),
    meta("twitter:card", imageSize ? "summary_large_image" : "summary"),
    meta("twitter:title", title),
    meta("twitter:description", description),
    meta("twitter:url", url),
    meta("twitter:image", image),
    { tag: "link", key: "rel", name: "canonical", value: url },
  ];
}
