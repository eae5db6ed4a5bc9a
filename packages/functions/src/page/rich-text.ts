import { escapeHtml } from "@tresen/contract/page/html";
import { Marked } from "marked";

/** Characters. */
const FILLS_A_SCREEN = 2000;
/** Where a link may lead; everything else stays as its words. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

// Everything that could carry markup of its own is left out or escaped, so that nothing has to be sanitised here.
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
 * The beginning of an owner's Markdown as the screen shows it, as many whole blocks as fill a phone; without the HTML
 * and pictures in it.
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
  // A table wider than a phone scrolls in itself, so the keyboard must be able to reach it.
  return `<div class="prose-text ${className}">${html.replaceAll("<table>", '<table tabindex="0">')}</div>`;
}
