import { loadable } from "../ui/loadable";

/** Text that an owner wrote, sanitised. Its renderer is fetched when the first text is shown. */
export const Markdown = loadable<{ text: string; className: string }>({
  load: () => import("./markdown-renderer").then((module) => module.MarkdownRenderer),
  fallback: <div aria-busy="true" className="bone h-40" />,
});
