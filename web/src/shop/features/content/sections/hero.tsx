import { useEffect, useRef } from "react";
import { MarkdownRenderer } from "../../../widgets/markdown-renderer";
import { Picture } from "../../../widgets/picture";
import { useMedia } from "../../../../shared/use-media";
import { ArrowDown } from "../content-icons";
import * as texts from "../content.texts";
import { LinkButtons, type SectionPlace } from "../section-parts";
import type { SectionProps } from "../section-values";

const PARALLAX_CHECK = 250;
/** How much slower the picture moves, as a share of the scrolled distance; its height leaves room for that. */
const LAG = 0.18;

/** The head of a page: a large picture with a text on it and a button that scrolls down. */
export function Hero({
  value: { title, text, image, links },
  place: { isFirst },
}: {
  value: SectionProps<"hero">;
  place: SectionPlace;
}) {
  const Heading = isFirst ? "h1" : "h2";
  const section = useRef<HTMLElement>(null);
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const picture = useParallax(image !== null && !isStill);
  const scrollDown = (): void => {
    const next = section.current?.closest("[data-section]")?.nextElementSibling;
    const behavior = isStill ? "auto" : "smooth";
    // After the last section, the button scrolls to the footer.
    if (!(next instanceof HTMLElement))
      return window.scrollTo({ top: document.documentElement.scrollHeight, behavior });
    next.scrollIntoView({ behavior });
    next.focus({ preventScroll: true });
  };
  return (
    <section
      ref={section}
      className={
        "relative isolate grid grid-cols-1 overflow-hidden " +
        (image ? "min-h-[min(34rem,72svh)] bg-black text-white md:min-h-[min(44rem,80svh)]" : "bg-sunken")
      }
    >
      {image && (
        <div
          ref={picture}
          className={
            "absolute inset-x-0 -top-[9%] -z-10 h-[118%] transition-transform duration-300 " +
            "ease-linear motion-reduce:inset-0 motion-reduce:h-full"
          }
        >
          <Picture
            image={image}
            use="hero"
            variants={["small", "medium", "large"]}
            sizes="100vw"
            eager={isFirst}
            className="size-full"
          />
        </div>
      )}
      <div
        className={
          image
            ? "flex flex-col justify-end bg-linear-to-t from-black/85 via-black/50 to-black/10 pt-24 pb-16 md:pb-20"
            : "flex flex-col justify-end py-14 md:py-20"
        }
      >
        <div className="page">
          {title && (
            <Heading className="max-w-4xl text-4xl font-bold tracking-tight text-balance md:text-6xl">{title}</Heading>
          )}
          {text && (
            <MarkdownRenderer
              text={text}
              className="mt-4 max-w-2xl! text-lg text-pretty md:text-xl [&_a]:text-current!"
            />
          )}
          <LinkButtons links={links} className="mt-7" />
        </div>
      </div>
      <button
        type="button"
        aria-label={texts.scrollDown}
        onClick={scrollDown}
        className={
          "absolute bottom-3 left-1/2 grid size-12 -translate-x-1/2 place-items-center " +
          "rounded-full transition-transform hover:translate-y-1 " +
          (image ? "text-white outline-white!" : "text-ink")
        }
      >
        <ArrowDown />
      </button>
    </section>
  );
}

/**
 * Moves an element a little slower than the page. Its position is updated four times a second, and a transition fills
 * the time between.
 */
function useParallax(isOn: boolean) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const moved = element.current;
    const frame = moved?.parentElement;
    if (!moved || !frame || !isOn) return;
    let shown = 0;
    const timer = setInterval(() => {
      const { top, height } = frame.getBoundingClientRect();
      const shift = Math.round(Math.max(-0.09, Math.min(0.09, (-top / height) * LAG)) * height);
      if (shift === shown || top > window.innerHeight || top < -height) return;
      shown = shift;
      moved.style.transform = `translateY(${shift}px)`;
    }, PARALLAX_CHECK);
    return () => {
      clearInterval(timer);
      moved.style.transform = "";
    };
  }, [isOn]);
  return element;
}
