import DOMPurify from "dompurify";
import { marked } from "marked";
import { useMemo } from "react";

/** The look of formatted text. */
export const PROSE =
  "max-w-prose [&_a]:underline [&_blockquote]:border-s-4 [&_blockquote]:border-line [&_blockquote]:ps-4 " +
  "[&_h1]:text-2xl [&_h1]:font-semibold [&_h2]:text-xl [&_h2]:font-semibold [&_h3]:text-lg [&_h3]:font-semibold " +
  "[&_h4]:font-semibold [&_code]:font-mono [&_code]:text-sm [&_pre]:overflow-x-auto [&_pre]:rounded-control " +
  "[&_pre]:bg-sunken [&_pre]:p-3 [&_hr]:border-line [&_blockquote>*+*]:mt-2 [&_li>p+*]:mt-1 " +
  "[&_img]:max-w-full [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6 [&_td]:border [&_td]:border-line " +
  "[&_td]:px-2 [&_th]:border [&_th]:border-line [&_th]:px-2 [&>*+*]:mt-3 wrap-break-word";

/** The text as the shop reads it, without anything that could act: no scripts, forms, frames or styles. */
export function MarkdownPreview({ text }: { text: string }) {
  const html = useMemo(
    () =>
      withoutEmptyHeadings(
        DOMPurify.sanitize(marked.parse(text, { async: false, gfm: true, breaks: false }), {
          USE_PROFILES: { html: true },
          FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select", "iframe"],
          FORBID_ATTR: ["style", "srcset"],
        }),
      ),
    [text],
  );
  return <div className={PROSE} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Markdown cannot leave out the head of a table, so tables without one have empty cells there, which head nothing. */
export function withoutEmptyHeadings(html: string): string {
  return html.replace(/<th([^>]*)>\s*<\/th>/g, "<td$1></td>");
}
