import { MarkdownRenderer } from "../../../widgets/markdown-renderer";
import { Picture } from "../../../widgets/picture";
import * as texts from "../content.texts";
import { SectionTitle } from "../section-parts";
import type { SectionProps } from "../section-values";
import { Slider } from "../slider";

/** A vertical slider of pictures, each with a text. */
export function BikeRental({ value: { title, slider, duration } }: { value: SectionProps<"bike-rental"> }) {
  return (
    <section className="page">
      <SectionTitle text={title} className="mb-6" />
      <Slider
        label={title || texts.rental}
        axis="y"
        seconds={duration}
        slides={slider.map((slide, index) => ({ key: String(index), content: <Slide slide={slide} /> }))}
      />
    </section>
  );
}

function Slide({ slide: { image, text } }: { slide: SectionProps<"bike-rental">["slider"][number] }) {
  return (
    <div className={`grid h-full bg-surface ${image ? "md:grid-cols-[3fr_2fr]" : ""}`}>
      {image && (
        <Picture
          image={image}
          variants={["small", "medium"]}
          sizes="(min-width: 45rem) 46rem, 100vw"
          className="aspect-4/3 size-full max-h-[32rem]"
        />
      )}
      {text && (
        <div className="flex items-center border border-line p-6 md:border-l-0 md:p-10">
          <MarkdownRenderer text={text} className="text-lg" />
        </div>
      )}
    </div>
  );
}
