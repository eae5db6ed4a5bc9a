import type { PageHead } from "@tresen/contract/page/head";
import { type HeadTag, headTags } from "@tresen/contract/page/tags";

const TITLE = /<title>[^<]*<\/title>/;

/** The entry page with its head filled in: what search engines and link previews read, most of which run no script. */
export function fillDocument({ template, head, data }: { template: string; head: PageHead; data: string | null }): string {
  const tags = headTags(head).flatMap((tag) => (tag.value === null ? [] : [markup({ ...tag, value: tag.value })]));
  const title = `<title>${escapeHtml(head.title)}</title>`;
  const json = data === null ? [] : [`<script type="application/ld+json">${data}</script>`];
  // As a function, so that nothing in a text is taken for a pattern's group.
  return template.replace(TITLE, () => [title, ...tags, ...json].join("\n    "));
}

function markup({ tag, key, name, value }: HeadTag & { value: string }): string {
  return `<${tag} ${key}="${name}" ${tag === "link" ? "href" : "content"}="${escapeHtml(value)}" />`;
}

function escapeHtml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
