import { loadable } from "../ui/loadable";

/** Text written by the owner, sanitised. The renderer is loaded when the first text is shown. */
export const Markdown = loadable<{ text: string; className: string }>({
  load: () => import("./markdown-renderer").then((module) => module.MarkdownRenderer),
  fallback: <div aria-busy="true" className="bone h-40" />,
});
