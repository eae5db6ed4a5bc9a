import { MarkdownRenderer } from "../../../widgets/markdown-renderer";
import { Picture } from "../../../widgets/picture";
import { SectionTitle, type SectionPlace } from "../section-parts";
import type { SectionProps } from "../section-values";

/** Two texts beside each other, and a picture at the end of the row. */
export function TextTextImage({
  value: { title, left, right, image },
  place: { isFirst },
}: {
  value: SectionProps<"text-text-image">;
  place: SectionPlace;
}) {
  const texts = [left, right].filter(Boolean);
  return (
    <section className="page">
      <SectionTitle text={title} />
      <div
        className={
          "mt-6 grid gap-x-10 gap-y-8 " +
          (image ? "md:grid-cols-2 lg:grid-cols-[1fr_1fr_minmax(0,26rem)]" : "md:grid-cols-2")
        }
      >
        {texts.map((text, index) => (
          <div key={index} className="border-t-2 border-action-text pt-5">
            <MarkdownRenderer text={text} className="" />
          </div>
        ))}
        {image && (
          <Picture
            image={image}
            variants={["small", "medium"]}
            sizes="(min-width: 64rem) 26rem, 100vw"
            eager={isFirst}
            className="aspect-4/3 w-full rounded-panel md:col-span-2 lg:col-span-1"
          />
        )}
      </div>
    </section>
  );
}
