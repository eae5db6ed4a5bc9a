import { deferred } from "../../../../shared/ui/deferred";
import { MARKDOWN_TEXTS } from "./markdown.texts";

const MarkdownPreview = deferred(
  async () => (await import("./markdown-preview")).MarkdownPreview,
  <p className="text-sm text-muted">{MARKDOWN_TEXTS.loading}</p>,
);

/** A text as the shop shows it. */
export function MarkdownText({ title, text }: { title: string; text: string }) {
  return (
    <div role="group" aria-label={MARKDOWN_TEXTS.previewOf(title)} className="min-h-24 p-3">
      {text === "" ? <p className="text-sm text-muted">{MARKDOWN_TEXTS.empty}</p> : <MarkdownPreview text={text} />}
    </div>
  );
}
