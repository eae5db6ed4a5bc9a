import { Suspense, lazy } from "react";

const Rendered = lazy(() => import("./markdown-renderer").then(({ MarkdownRenderer: component }) => ({ default: component })));

/** Text that an owner wrote, sanitised. Its renderer is fetched when the first text is shown. */
export function Markdown({ text, className = "" }: { text: string; className?: string }) {
  return (
    <Suspense fallback={<div aria-busy="true" className="bone h-40" />}>
      <Rendered text={text} className={className} />
    </Suspense>
  );
}
