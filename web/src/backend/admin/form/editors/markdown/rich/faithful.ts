import { marked } from "marked";
import type { Node } from "prosemirror-model";
import { plainEntities } from "./entities";
import { type Read, readMarkdown } from "./read-markdown";
import { blockMarkdown, writeMarkdown } from "./write-markdown";

/** The text as it can be edited with formats, or null if writing it anew could show something else in the shop. */
export function readFaithfully(text: string): Read | null {
  try {
    const read = readMarkdown(text);
    read.doc.check();
    return looksSame(text, writeMarkdown(read.doc)) ? read : null;
  } catch {
    // Whatever the reason is, the text stays as it is.
    return null;
  }
}

/**
 * The Markdown of a changed text. Blocks that were not changed stay as they were written, unless that would change what
 * the shop shows.
 */
export function writeFaithfully({ doc, read }: { doc: Node; read: Read | null }): string {
  const anew = writeMarkdown(doc);
  if (!read) return anew;
  const kept = writeKept({ doc, read });
  return looksSame(anew, kept) ? kept : anew;
}

function writeKept({ doc, read: { sources, head } }: { doc: Node; read: Read }): string {
  // A block that was changed and changed back is another node, but the same block.
  const originals = Array.from({ length: doc.childCount }, (_, index) => {
    const block = doc.child(index);
    return sources.has(block) ? block : [...sources.keys()].find((known) => known.eq(block));
  });
  let text = originals[0] && originals[0] === head.first ? head.gap : "";
  doc.forEach((block, _offset, index) => {
    const original = originals[index];
    const source = original && sources.get(original);
    const written = source?.raw ?? blockMarkdown({ block, before: doc.maybeChild(index - 1) ?? undefined });
    if (written === "") return;
    text += written;
    const isLast = index + 1 === doc.childCount;
    const isFollowedAsBefore = source && (isLast ? source.next === null : source.next === originals[index + 1]);
    text += isFollowedAsBefore ? source.gap : isLast ? "" : "\n\n";
  });
  return text;
}

/** Whether the shop shows two texts alike. */
function looksSame(a: string, b: string): boolean {
  return a === b || shownHtml(a) === shownHtml(b);
}

/** The HTML that the shop makes of a text, with what makes no difference on the screen written alike. */
function shownHtml(text: string): string {
  const html = marked.parse(text, { async: false, gfm: true, breaks: false });
  return html
    .split(/(<pre>[\s\S]*?<\/pre>)/)
    .map((part) =>
      part.startsWith("<pre>")
        ? part
        : plainEntities(part)
            // In which order marks are nested makes no difference.
            .replace(/(?:<\/?(?:em|strong|del|a)\b[^>]*>){2,}/g, (tags) =>
              (tags.match(/<[^>]*>/g) ?? []).sort().join(""),
            )
            .replace(/[ \t\n]+/g, " ")
            .replace(/ ?(<\/?(?:p|br|li|ul|ol|h\d|blockquote|t[a-z]+|hr)\b[^>]*>) ?/g, "$1"),
    )
    .join("")
    .trim();
}
