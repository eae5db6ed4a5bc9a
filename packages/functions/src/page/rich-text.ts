import { escapeHtml } from "@tresen/contract/page/html";
import { Marked } from "marked";

/** The number of characters that fill a phone's screen. */
const FILLS_A_SCREEN = 2000;
/** Allowed targets of links. The text of any other link is kept without the link. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

// HTML in the text is left out or escaped, so the result needs no sanitising.
const marked = new Marked({
  async: false,
  gfm: true,
  breaks: false,
  renderer: {
    html: () => "",
    image: () => "",
    checkbox: () => "",
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return SAFE.test(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
    },
  },
});

/**
 * The beginning of an owner's Markdown as the screen shows it: as many whole blocks as fill a phone, without HTML and
 * images.
 */
export function richText({ text, className }: { text: string; className: string }): string {
  let length = 0;
  const blocks = marked.lexer(text);
  const shown = blocks.filter(({ raw }) => {
    const isIn = length < FILLS_A_SCREEN;
    length += raw.length;
    return isIn;
  });
  const html = marked.parser(Object.assign(shown, { links: blocks.links }));
  // A table wider than the phone scrolls by itself, so it must be reachable by keyboard.
  return `<div class="prose-text ${className}">${html.replaceAll("<table>", '<table tabindex="0">')}</div>`;
}
