import { Fragment, type Node, Slice } from "prosemirror-model";
import { readFaithfully } from "./faithful";
import { schema } from "./schema";

/**
 * HTML from a clipboard without what word processors and web pages put around the text: Word's lists, which are
 * paragraphs with drawn marks, become lists, and merged cells, pictures that only the writer's computer has and remarks
 * go. What else the text cannot hold is left out by the editor's own rules.
 */
export function cleanHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.querySelectorAll("style, script, meta, link, title, xml")) element.remove();
  for (const element of [...page.body.querySelectorAll("*")])
    if (element.localName.includes(":")) element.replaceWith(...element.childNodes);
  for (const cell of page.querySelectorAll("td, th")) {
    cell.removeAttribute("colspan");
    cell.removeAttribute("rowspan");
  }
  for (const image of page.querySelectorAll("img"))
    if (!/^(?:https:\/)?\/(?!\/)/.test(image.getAttribute("src") ?? "")) image.remove();
  for (const link of page.querySelectorAll("a"))
    if (!SAFE_ADDRESS.test(link.getAttribute("href") ?? "")) link.replaceWith(...link.childNodes);
  for (const paragraph of page.querySelectorAll<HTMLElement>("p"))
    if (listLevel(paragraph) > 0 && listLevel(paragraph.previousElementSibling) === 0) wordList(paragraph);
  return page.body.innerHTML;
}

/** Addresses that a link of the shop may lead to. */
export const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/|#)/i;

/** The depth of a paragraph in a list of Word: `mso-list:l0 level2 lfo1`; 0 of any other element. */
function listLevel(element: Element | null): number {
  const style = element?.localName === "p" ? (element.getAttribute("style") ?? "") : "";
  return Number(/mso-list:[^;]*level(\d)/.exec(style)?.[1] ?? 0);
}

/** Puts a paragraph and those of the same list after it into lists. */
function wordList(first: HTMLElement): void {
  const paragraphs: HTMLElement[] = [];
  for (let at: Element | null = first; listLevel(at) > 0 && at instanceof HTMLElement; at = at.nextElementSibling)
    paragraphs.push(at);
  const lists: { list: HTMLElement; level: number }[] = [];
  for (const paragraph of paragraphs) {
    const level = listLevel(paragraph);
    const mark = takeMark(paragraph);
    while (lists.length > 1 && (lists.at(-1)?.level ?? 0) > level) lists.pop();
    let current = lists.at(-1);
    if (!current || current.level < level) {
      const list = paragraph.ownerDocument.createElement(/^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(mark) ? "ol" : "ul");
      if (current) (current.list.lastElementChild ?? current.list).append(list);
      else first.before(list);
      current = { list, level };
      lists.push(current);
    }
    const item = paragraph.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    current.list.append(item);
  }
  for (const paragraph of paragraphs) paragraph.remove();
}

/** Removes the mark that Word draws before the text, and tells what it was: `·` or `1.`. */
function takeMark(paragraph: HTMLElement): string {
  const mark = [...paragraph.querySelectorAll("span")].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
  mark?.remove();
  return mark?.textContent.trim() ?? "";
}

/**
 * Plain text from a clipboard. It is read as Markdown unless it was asked for as it is (Ctrl+Shift+V) or cannot be read
 * so; then each line is a paragraph.
 */
export function pastedText({ text, isPlain }: { text: string; isPlain: boolean }): Slice {
  const lines = text.replace(/\r\n?/g, "\n");
  const read = isPlain ? null : readFaithfully(lines);
  const blocks = read
    ? read.doc.content
    : Fragment.from(
        lines.split(/\n+/).map((line) => schema.nodes.paragraph.create(null, line === "" ? null : schema.text(line))),
      );
  return new Slice(blocks, openAt(blocks.firstChild), openAt(blocks.lastChild));
}

/** Paragraphs at the ends join the text around them. */
function openAt(block: Node | null): number {
  return block?.type === schema.nodes.paragraph ? 1 : 0;
}
