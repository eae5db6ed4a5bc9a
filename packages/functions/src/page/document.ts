import { isObject } from "@tresen/contract/kit/object";
import { escapeHtml } from "@tresen/contract/page/html";
import type { PageHead } from "@tresen/contract/page/head";
import { type HeadTag, headTags } from "@tresen/contract/page/tags";

const TITLE = /<title>[^<]*<\/title>/;

/** Left in the page by its build: which files each screen needs beside the entry, see web/page-files.ts. */
const SCREENS = / data-screens='([^']*)'/;
const ROOT = '<div id="root"></div>';

interface Document {
  template: string;
  head: PageHead;
  /** Structured data, as the content of a script. */
  data: string | null;
  /** The route's name, for the files that its screen needs. */
  route: string;
  /** What is seen before any script runs. */
  view: string | null;
}

/**
 * The entry page with its head filled in, which search engines and link previews read, most without running a script,
 * and with what is seen first.
 */
export function fillDocument({ template, head, data, route, view }: Document): string {
  const tags = headTags(head).flatMap((tag) => (tag.value === null ? [] : [markup({ ...tag, value: tag.value })]));
  const title = `<title>${escapeHtml(head.title)}</title>`;
  const json = data === null ? [] : [`<script type="application/ld+json">${data}</script>`];
  // As functions, so that nothing in a text is taken for a pattern's group.
  const filled = template
    .replace(SCREENS, (_, list: string) => ` data-screen="${filesOf(list, route)}"`)
    .replace(TITLE, () => [title, ...tags, ...json].join("\n    "));
  // Only a built page has its style before its scripts.
  return view === null || !SCREENS.test(template) ? filled : filled.replace(ROOT, () => `<div id="root">${view}</div>`);
}

function filesOf(list: string, route: string): string {
  const files: unknown = JSON.parse(list);
  return isObject(files) ? escapeHtml(String(files[route] ?? "")) : "";
}

function markup({ tag, key, name, value }: HeadTag & { value: string }): string {
  return `<${tag} ${key}="${name}" ${tag === "link" ? "href" : "content"}="${escapeHtml(value)}" />`;
}
