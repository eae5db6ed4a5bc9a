import sanitize from "sanitize-html";
// The build for browsers is one file, while the other reads files beside it that a bundle does not have.
import { optimize } from "svgo/browser";
import { refusal } from "../refusal";
import type { Size } from "../raster";
import { ATTRIBUTES, ELEMENTS, VISIBLE } from "./allowed";
import { checkEffort } from "./effort";
import { embeddedPictures } from "./embedded";

const SVG = "http://www.w3.org/2000/svg";
const NAMESPACES = { xmlns: SVG, "xmlns:xlink": "http://www.w3.org/1999/xlink" };
const FRAGMENT = /^\s*#[\w.:-]+\s*$/;
/** Pictures within a drawing, which cannot refer to anything themselves. */
const RASTER = /^\s*data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;
/** A reference to a part of the drawing, with a colour for the case that it is missing. */
const REFERENCE = /^\s*url\(\s*(["']?)#[\w.:-]+\1\s*\)\s*(?:none|[#\w]+)?\s*$/;
/** What browsers take for a drawing that tells no size. */
const UNTOLD = { width: 300, height: 150 };
const LARGEST_SIDE = 20_000;

/**
 * The drawing, written anew of the listed elements and attributes, with a size. Classes become attributes before, so
 * that a drawing looks as it did without its style sheet.
 * @throws input where it has entities, is too large or shows nothing; any error for what is no drawing.
 */
export function rebuiltSvg(text: string): Size & { body: Buffer } {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) throw refusal({ reason: "drawingWithEntities" });
  checkEffort(text);
  const { data } = optimize(withoutPrefix(text), {
    plugins: [
      { name: "inlineStyles", params: { onlyMatchedOnce: false } },
      { name: "convertStyleToAttrs", params: { keepImportant: false } },
    ],
  });
  let size: Size | null = null;
  let shown = 0;
  const embedded = embeddedPictures();
  const body = sanitize(data, {
    allowedTags: [...ELEMENTS],
    allowedAttributes: { "*": [...ATTRIBUTES], svg: [...ATTRIBUTES, ...Object.keys(NAMESPACES)] },
    allowedSchemes: ["data"],
    allowProtocolRelative: false,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    selfClosing: [],
    nonTextTags: ["style", "script", "foreignObject", "metadata", "iframe", "handler", "listener"],
    transformTags: {
      "*": (tagName, attributes) => {
        if (VISIBLE.includes(tagName)) shown += 1;
        const attribs = safeAttributes({ tagName, attributes });
        if (tagName === "image") embedded.count(attribs);
        if (size) return { tagName, attribs };
        size = sizeOf(attribs);
        const { width, height } = size;
        const viewBox = boxOf(attribs) ? attribs["viewBox"] : `0 0 ${width} ${height}`;
        const sized = { ...attribs, viewBox: viewBox ?? "", width: String(width), height: String(height) };
        return { tagName, attribs: { ...NAMESPACES, ...sized } };
      },
    },
  });
  if (!size || !/^\s*<svg[\s>]/.test(body)) throw refusal({ reason: "typeUnknown" });
  if (shown === 0 || !VISIBLE.some((name) => body.includes(`<${name}`))) throw refusal({ reason: "drawingEmpty" });
  checkEffort(body);
  return { ...(size as Size), body: Buffer.from(body.trim()) };
}

/** A drawing whose elements are written with a prefix, such as `svg:path`, without it. */
function withoutPrefix(text: string): string {
  const [, prefix, attributes = ""] = /<([A-Za-z][\w.-]{0,30}):svg(\s[^<>]*)>/.exec(text) ?? [];
  const isSvg = attributes.replaceAll("'", '"').includes(`xmlns:${prefix}="${SVG}"`);
  return prefix && isSvg ? text.replaceAll(`<${prefix}:`, "<").replaceAll(`</${prefix}:`, "</") : text;
}

type Attributes = Record<string, string>;

function safeAttributes({ tagName, attributes }: { tagName: string; attributes: Attributes }): Attributes {
  const safe = Object.entries(attributes).filter(([name, value]) => isSafe({ tagName, name, value }));
  return Object.fromEntries(safe);
}

/** References go only to parts of the drawing, and in an `image` also to pictures that it contains. */
function isSafe({ tagName, name, value }: { tagName: string; name: string; value: string }): boolean {
  if (name === "href" || name === "xlink:href") return tagName === "image" ? RASTER.test(value) : FRAGMENT.test(value);
  return /[(\\]/.test(value) && /url|\\|image|src|expression|var\s*\(|attr\s*\(|element\s*\(/i.test(value)
    ? REFERENCE.test(value)
    : true;
}

function sizeOf(attributes: Attributes): Size {
  const [width, height] = [pixelsOf(attributes["width"]), pixelsOf(attributes["height"])];
  const box = boxOf(attributes) ?? UNTOLD;
  if (width && height) return bounded({ width, height });
  if (width) return bounded({ width, height: (width * box.height) / box.width });
  return bounded(height ? { width: (height * box.width) / box.height, height } : box);
}

function bounded({ width, height }: Size): Size {
  const scale = Math.min(1, LARGEST_SIDE / Math.max(width, height));
  const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  return { width: wide ?? 1, height: high ?? 1 };
}

function boxOf(attributes: Attributes): Size | null {
  const numbers = (attributes["viewBox"] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
  return isBox ? { width, height } : null;
}

const UNITS: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  "": 1,
};

/** A length in pixels; null for one in percent or another unit. */
function pixelsOf(length: string | undefined): number | null {
  const [, number = "", unit = ""] = /^\s*(\d{1,9}(?:\.\d{1,9})?)\s*([a-z]*)\s*$/i.exec(length ?? "") ?? [];
  const pixels = Number(number) * (UNITS[unit.toLowerCase()] ?? 0);
  return pixels > 0 ? pixels : null;
}
