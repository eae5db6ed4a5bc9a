import { imagesIn } from "../../media/image-value";
import type { PageShop } from "../../page/shop";
import { barePath, pageRoute } from "../../page/route";
import { sitePath } from "../../page/site-path";
import { PLACEHOLDERS } from "../section-examples.texts";
import type { Site } from "../site.resource";
import { FINDING_TEXTS } from "./page-findings.texts";
import { innerPath, linksIn, undescribedIn } from "./page-links";

/** `error`: visitors meet it. `warning`: some do. `hint`: it could be better. None of them prevents publishing. */
export type FindingSeverity = "error" | "warning" | "hint";
export const SEVERITIES: readonly FindingSeverity[] = ["error", "warning", "hint"];

export interface PageFinding {
  severity: FindingSeverity;
  message: string;
  /** The path of the value that it is about. */
  path: string;
  /** The place of its section, null for the page itself. */
  section: number | null;
}

/** What is known about whatever a page may lead to. */
export interface KnownTargets {
  /** The shop as visitors see it. */
  shop: PageShop;
  origin: string;
  /** All pages, also those that are not public, with their paths. */
  pages: readonly Pick<Site, "id" | "path" | "isPublic">[];
  /** The paths of redirects that are switched on. */
  redirects: readonly string[];
  /** The descriptions of pictures by their ids; a picture that is not known here is not told of. */
  altOf: (id: string) => string | undefined;
}

type PageFields = Pick<Site, "type" | "title" | "name" | "path" | "isPublic" | "description" | "content">;

/** How much of them search engines show, in characters. */
export const TITLE_LENGTH = 60;
export const DESCRIPTION_LENGTH = 155;
/** Paths that the platform answers beside the shop's screens. */
const SERVED = /^\/(?:api|image|upload|font|fonts|backend|sitemap\.xml|robots\.txt)(?:\/|$)/;
/** Sections that show something although nothing was entered. */
const NEVER_EMPTY = new Set(["form-contact", "form-rental"]);
/** Fields of sections that only say how these look. */
const LOOKS = new Set(["position", "column", "boundaries", "duration"]);

/** What an editor should know before a page is published, the most important first. */
export function pageFindings({
  id,
  fields,
  known,
}: {
  /** The page itself, which is found under the path that it will have. */
  id: string;
  fields: PageFields;
  known: KnownTargets;
}): PageFinding[] {
  const parts = shownParts(fields);
  const all = [
    ...parts.flatMap((part) => linkFindings({ part, id, fields, known })),
    ...parts.flatMap(({ value, path, section }) =>
      imagesIn(value).some(({ id: picture }) => known.altOf(picture)?.trim() === "")
        ? [{ severity: "warning" as const, message: FINDING_TEXTS.alt, path, section }]
        : [],
    ),
    ...parts.flatMap(({ value, path, section }) =>
      undescribedIn({ value, path }).map((at) => ({
        severity: "warning" as const,
        message: FINDING_TEXTS.textAlt,
        path: at,
        section,
      })),
    ),
    ...parts.flatMap(({ value, path, section }) => exampleFindings({ value, path, section })),
    ...contentFindings({ fields, parts }),
    ...headFindings(fields),
  ];
  const unique = all.filter(
    ({ message, section }, index) =>
      all.findIndex((other) => other.message === message && other.section === section) === index,
  );
  return SEVERITIES.flatMap((severity) => unique.filter((finding) => finding.severity === severity));
}

interface Part {
  type: string;
  value: unknown;
  path: string;
  section: number | null;
}

/** What visitors see of the page: its text, or its sections but the hidden ones. */
function shownParts({ type, content }: PageFields): Part[] {
  if (type === "simple")
    return content.text ? [{ type: "text", value: content.text, path: "content.text", section: null }] : [];
  return (content.sections ?? []).flatMap(({ type: kind, value, isHidden }, index) =>
    isHidden ? [] : [{ type: kind, value, path: `content.sections.${index}.value`, section: index }],
  );
}

function linkFindings({
  part: { value, path: from, section },
  id,
  fields,
  known,
}: {
  part: Part;
  id: string;
  fields: PageFields;
  known: KnownTargets;
}): PageFinding[] {
  return linksIn({ value, path: from }).flatMap(({ address, path }): PageFinding[] => {
    // Headings and sections of pages have no names to lead to.
    if (address.startsWith("#") && address.length > 1)
      return [{ severity: "warning", message: FINDING_TEXTS.anchor(address), path, section }];
    const inner = innerPath({ address, origin: known.origin });
    if (inner === null || SERVED.test(inner)) return [];
    const folded = foldedOf(inner);
    // The page is found where it will be, and not where it was.
    if (folded === foldedOf(fields.path)) return [];
    const pages = known.pages.filter((page) => page.id !== id);
    const page = pages.find((one) => foldedOf(one.path) === folded);
    const shop = { ...known.shop, sites: known.shop.sites.filter((site) => site.id !== id) };
    if (page?.isPublic || pageRoute({ shop, path: barePath(inner) }).name !== "missing") return [];
    if (known.redirects.some((redirect) => foldedOf(redirect) === folded)) return [];
    const message = page ? FINDING_TEXTS.hidden(address) : FINDING_TEXTS.link(address);
    return [{ severity: "error", message, path, section }];
  });
}

/** The texts that the editor has put in when the section was added. */
function exampleFindings({ value, path, section }: Omit<Part, "type">): PageFinding[] {
  if (typeof value === "string")
    return PLACEHOLDERS.includes(value.trim())
      ? [{ severity: "warning", message: FINDING_TEXTS.example(value.trim()), path, section }]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    exampleFindings({ value: part, path: `${path}.${key}`, section }),
  );
}

function foldedOf(path: string): string {
  return sitePath(path).toLowerCase();
}

function contentFindings({ fields, parts }: { fields: PageFields; parts: readonly Part[] }): PageFinding[] {
  const path = fields.type === "simple" ? "content.text" : "content.sections";
  if (parts.length === 0) return [{ severity: "warning", message: FINDING_TEXTS.emptyPage, path, section: null }];
  return parts
    .filter(({ type, value }) => !NEVER_EMPTY.has(type) && isEmpty(value))
    .map(({ path: at, section }) => ({ severity: "warning", message: FINDING_TEXTS.emptySection, path: at, section }));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, part]) => LOOKS.has(key) || isEmpty(part));
}

function headFindings({ title, name, description }: PageFields): PageFinding[] {
  const hint = (path: string, message: string): PageFinding => ({ severity: "hint", message, path, section: null });
  return [
    ...(title.trim() === "" ? [hint("title", FINDING_TEXTS.title)] : []),
    ...((title || name).length > TITLE_LENGTH ? [hint("title", FINDING_TEXTS.longTitle(TITLE_LENGTH))] : []),
    ...(description.trim() === "" ? [hint("description", FINDING_TEXTS.description)] : []),
    ...(description.trim().length > DESCRIPTION_LENGTH
      ? [hint("description", FINDING_TEXTS.longDescription(DESCRIPTION_LENGTH))]
      : []),
  ];
}
