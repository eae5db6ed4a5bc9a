import { MarkdownRenderer } from "../../../widgets/markdown-renderer";
import { Picture } from "../../../widgets/picture";
import { SectionTitle, type SectionPlace } from "../section-parts";
import type { SectionProps } from "../section-values";

/** A text with a picture beside it. */
export function TextImage({
  value: { title, text, image, position },
  place: { isFirst },
}: {
  value: SectionProps<"text-image">;
  place: SectionPlace;
}) {
  return (
    <section className={`page grid items-center gap-x-12 gap-y-6 lg:gap-x-20 ${image ? "md:grid-cols-2" : ""}`}>
      <div>
        <SectionTitle text={title} />
        {text && <MarkdownRenderer text={text} className="mt-4 text-lg" />}
      </div>
      {image && (
        <Picture
          image={image}
          variants={["small", "medium"]}
          sizes="(min-width: 45rem) 38rem, 100vw"
          eager={isFirst}
          className={`aspect-4/3 w-full rounded-panel ${position === "left" ? "md:order-first" : ""}`}
        />
      )}
    </section>
  );
}
