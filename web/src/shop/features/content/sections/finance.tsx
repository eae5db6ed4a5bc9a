import { MarkdownRenderer } from "../../../widgets/markdown-renderer";
import { Picture } from "../../../widgets/picture";
import type { SectionPlace } from "../section-parts";
import type { SectionProps } from "../section-values";

/** The positions of the text panel on the picture. */
const BOUNDARIES = {
  left: "boundaries-left md:mr-auto",
  center: "boundaries-center md:mx-auto",
  right: "boundaries-right md:ml-auto",
} as const;

/** A wide picture with a text panel that overlaps it. */
export function Finance({
  value: { image, description, boundaries },
  place: { isFirst },
}: {
  value: SectionProps<"finance">;
  place: SectionPlace;
}) {
  return (
    <section className="page">
      {image && (
        <Picture
          image={image}
          variants={["small", "medium", "large"]}
          sizes="(min-width: 82rem) 78rem, 100vw"
          eager={isFirst}
          className="aspect-4/3 max-h-[28rem] w-full rounded-panel md:aspect-21/9"
        />
      )}
      <div
        className={
          "md:w-4/5 lg:w-3/5 " + (image ? "relative -mt-10 mx-3 md:-mt-24 md:mx-10 " : "") + BOUNDARIES[boundaries]
        }
      >
        <div className="rounded-panel border border-line bg-surface p-6 shadow-panel md:p-10">
          <MarkdownRenderer text={description} className="text-lg" />
        </div>
      </div>
    </section>
  );
}
