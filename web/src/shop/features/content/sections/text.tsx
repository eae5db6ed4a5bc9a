import { MarkdownRenderer } from "../../../widgets/markdown-renderer";
import type { SectionProps } from "../section-values";

const COLUMNS = {
  none: "",
  two: "max-w-none! gap-12 md:columns-2",
  three: "max-w-none! gap-10 md:columns-2 lg:columns-3",
} as const;

/** Rich text, in columns where there is room for them. */
export function Text({ value: { text, column } }: { value: SectionProps<"text"> }) {
  return (
    <section className="page" data-column={column}>
      <MarkdownRenderer
        text={text}
        className={`text-lg [&_:is(h2,h3,h4)]:break-after-avoid [&_:is(p,li)]:break-inside-avoid ${COLUMNS[column]}`}
      />
    </section>
  );
}
