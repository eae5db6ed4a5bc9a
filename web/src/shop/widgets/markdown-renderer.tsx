import DOMPurify from "dompurify";
import { marked } from "marked";
import { useMemo } from "react";

const FORBIDDEN = ["style", "form", "input", "button", "textarea", "select", "iframe"];

// A table wider than a phone scrolls separately, so it must be reachable by keyboard.
DOMPurify.addHook("afterSanitizeAttributes", (node) => {
  if (node.nodeName === "TABLE") node.setAttribute("tabindex", "0");
});

export function MarkdownRenderer({ text, className }: { text: string; className: string }) {
  const html = useMemo(() => renderMarkdown(text), [text]);
  return <div className={`prose-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Markdown (and the HTML that people paste into it) as safe HTML: no scripts, no forms, no foreign frames or styles.
 */
function renderMarkdown(text: string): string {
  const html = marked.parse(text, { async: false, gfm: true, breaks: false });
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: FORBIDDEN,
    FORBID_ATTR: ["style", "srcset"],
  });
}
