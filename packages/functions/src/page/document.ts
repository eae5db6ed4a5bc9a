import { isObject } from "@tresen/contract/kit/object";
import { escapeHtml } from "@tresen/contract/page/html";
import type { PageHead } from "@tresen/contract/page/head";
import { type HeadTag, headTags } from "@tresen/contract/page/tags";

const TITLE = /<title>[^<]*<\/title>/;

/** An attribute of the built page that lists the files each screen needs in addition: see web/page-files.ts. */
const SCREENS = / data-screens='([^']*)'/;
const ROOT = '<div id="root"></div>';

interface Document {
  template: string;
  head: PageHead;
  /** Structured data for a script element. */
  data: string | null;
  /** The name of the route, to find the files of its screen. */
  route: string;
  /** The HTML that is visible before any script runs. */
  view: string | null;
}

/**
 * The entry page with the head of the requested page, which search engines and link previews read without running
 * scripts, and with its first view.
 */
export function fillDocument({ template, head, data, route, view }: Document): string {
  const tags = headTags(head).flatMap((tag) => (tag.value === null ? [] : [markup({ ...tag, value: tag.value })]));
  const title = `<title>${escapeHtml(head.title)}</title>`;
  const json = data === null ? [] : [`<script type="application/ld+json">${data}</script>`];
  // The replacements are functions, so that `$` in a text has no special meaning.
  const filled = template
    .replace(SCREENS, (_, list: string) => ` data-screen="${filesOf(list, route)}"`)
    .replace(TITLE, () => [title, ...tags, ...json].join("\n    "));
  // Only in a built page is the style sheet before the scripts.
  return view === null || !SCREENS.test(template) ? filled : filled.replace(ROOT, () => `<div id="root">${view}</div>`);
}

function filesOf(list: string, route: string): string {
  const files: unknown = JSON.parse(list);
  return isObject(files) ? escapeHtml(String(files[route] ?? "")) : "";
}

function markup({ tag, key, name, value }: HeadTag & { value: string }): string {
  return `<${tag} ${key}="${name}" ${tag === "link" ? "href" : "content"}="${escapeHtml(value)}" />`;
}
