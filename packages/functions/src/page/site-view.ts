import { escapeHtml } from "@tresen/contract/page/html";
import { openLegal } from "@tresen/contract/page/page.texts";
import type { LegalPage } from "@tresen/contract/page/route";
import { isSiteType } from "@tresen/contract/page/site-type";
import type { Site } from "@tresen/contract/site/site.resource";
import { type ImageRef, imageRef } from "@tresen/contract/media/image-fields";
import { SECTION_TYPES } from "@tresen/contract/site/sections";
import { shownSections } from "@tresen/contract/site/shown-sections";
import { SITE_ERROR } from "@tresen/contract/site/site.texts";
import { skeleton } from "./skeleton";
import { pictureHtml } from "./picture";
import { richText } from "./rich-text";

/** The top of a content page: its first image, or its title and text. */
export function siteView({ title, name, description, content, type }: Site): string {
  if (!isSiteType(type)) return `<div class="py-8 md:py-14">${unknownType("h1")}</div>`;
  const first = type === "default" ? shownSections(content.sections)[0] : undefined;
  const opening = first?.type === "hero" ? hero(first.value) : null;
  if (opening) return opening;
  const text = content.text ?? "";
  const lead = description
    ? `<p class="mt-3 max-w-2xl text-lg text-pretty text-muted md:text-xl">${escapeHtml(description)}</p>`
    : "";
  const head =
    '<header><h1 class="text-3xl font-bold tracking-tight text-balance md:text-5xl">' +
    escapeHtml(title || name) +
    "</h1>" +
    lead +
    "</header>";
  if (!first) {
    const body = richText({ text, className: "mt-6 text-lg" });
    return `<div class="page max-w-3xl pt-8 pb-16 md:pt-14">${hasTitle(text) ? "" : head}${body}</div>`;
  }
  return [
    '<div class="grid grid-cols-1 gap-14 pt-8 pb-16 md:gap-24 md:pt-14 md:pb-24">',
    `<div class="page">${head}</div>`,
    firstSection(first),
    "</div>",
  ].join("");
}

/** The first section of a page. For most types only a placeholder of its size is shown. */
function firstSection({ type, value }: { type: string; value: Record<string, unknown> }): string {
  if (type === "text-image") return textImage(value);
  return SECTION_TYPES.some((known) => known === type)
    ? `<div class="page">${skeleton("h-5 w-full")}</div>`
    : unknownType("h2");
}

/** The text in place of a page or section of unknown type. */
function unknownType(heading: "h1" | "h2"): string {
  return [
    '<section role="alert" class="page"><div class="rounded-panel border border-line bg-surface p-6">',
    `<${heading} class="text-xl font-bold">${SITE_ERROR.title}</${heading}>`,
    `<p class="mt-1">${SITE_ERROR.text}</p>`,
    "</div></section>",
  ].join("");
}

export function legalView({ label, text, link }: LegalPage): string {
  const title = hasTitle(text)
    ? ""
    : `<h1 class="mb-6 text-3xl font-bold tracking-tight md:text-4xl">${escapeHtml(label)}</h1>`;
  const body = text
    ? richText({ text, className: "" })
    : `<a href="${escapeHtml(link)}" class="link">${escapeHtml(openLegal(label))}</a>`;
  return `<article class="page max-w-3xl pt-8 md:pt-12">${title}${body}</article>`;
}

/** Whether the text begins with its own title, so that the page's title is not shown twice. */
function hasTitle(text: string): boolean {
  return /^\s*#\s/.test(text);
}

function hero(value: Record<string, unknown>): string | null {
  const image = imageOf(value);
  if (!image) return null;
  const photo = pictureHtml({
    image,
    use: "hero",
    variants: ["small", "medium", "large"],
    sizes: "100vw",
    alt: image.alt,
    className: "bg-sunken object-cover size-full",
    isFirst: true,
  });
  const title = escapeHtml(wordsOf(value, "title"));
  return [
    '<section class="relative isolate grid grid-cols-1 overflow-hidden min-h-[min(34rem,72svh)] bg-black text-white ',
    'md:min-h-[min(44rem,80svh)]">',
    '<div class="absolute inset-x-0 -top-[9%] -z-10 h-[118%] motion-reduce:inset-0 motion-reduce:h-full">',
    photo,
    '</div><div class="flex flex-col justify-end bg-linear-to-t from-black/85 via-black/50 to-black/10 pt-24 pb-16 ',
    'md:pb-20"><div class="page">',
    `<h1 class="max-w-4xl text-4xl font-bold tracking-tight text-balance md:text-6xl">${title}</h1>`,
    "</div></div></section>",
  ].join("");
}

function textImage(value: Record<string, unknown>): string {
  const image = imageOf(value);
  const [title, text] = [wordsOf(value, "title"), wordsOf(value, "text")];
  const isLeft = value["position"] === "left";
  const photo = image
    ? pictureHtml({
        image,
        variants: ["small", "medium"],
        sizes: "(min-width: 45rem) 38rem, 100vw",
        alt: image.alt,
        className: `bg-sunken object-cover aspect-4/3 w-full rounded-panel ${isLeft ? "md:order-first" : ""}`,
        isFirst: true,
      })
    : "";
  const words = `${
    title ? '<h2 class="text-2xl font-bold tracking-tight text-balance md:text-3xl">' + escapeHtml(title) + "</h2>" : ""
  }${text ? richText({ text, className: "mt-4 text-lg" }) : ""}`;
  const columns = image ? "md:grid-cols-2" : "";
  return [
    `<section class="page grid items-center gap-x-12 gap-y-6 lg:gap-x-20 ${columns}">`,
    `<div>${words}</div>${photo}</section>`,
  ].join("");
}

function imageOf(value: Record<string, unknown>): ImageRef | null {
  return imageRef.safeParse(value["image"]).data ?? null;
}

function wordsOf(value: Record<string, unknown>, name: string): string {
  return typeof value[name] === "string" ? value[name] : "";
}
