import { MarkdownRenderer } from "../../../widgets/markdown-renderer";
import { Picture } from "../../../widgets/picture";
import { LinkButtons, SectionTitle } from "../section-parts";
import type { SectionProps } from "../section-values";

/** A highlighted offer with its picture and one button. */
export function TeaserWorkshop({ value: { title, text, image, link } }: { value: SectionProps<"teaser-workshop"> }) {
  return (
    <section className="page">
      <div className="grid overflow-hidden rounded-panel border border-line bg-surface md:grid-cols-[2fr_3fr]">
        {image && (
          <Picture
            image={image}
            variants={["small", "medium"]}
            sizes="(min-width: 45rem) 32rem, 100vw"
            className="aspect-4/3 size-full md:aspect-auto md:min-h-80"
          />
        )}
        <div className={`flex flex-col items-start justify-center p-6 md:p-10 lg:p-14 ${image ? "" : "md:col-span-2"}`}>
          <SectionTitle text={title} />
          {text && <MarkdownRenderer text={text} className="mt-3 text-lg" />}
          {link && <LinkButtons links={[link]} className="mt-6" />}
        </div>
      </div>
    </section>
  );
}
