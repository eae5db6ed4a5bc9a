import type { ReactNode } from "react";
import { Pause, Play } from "./content-icons";
import * as texts from "./slider.texts";
import { useSlider } from "./use-slider";

interface SliderProps {
  /** The name of the slider for assistive technology. */
  label: string;
  slides: { key: string; content: ReactNode }[];
  /** How long each slide is shown. */
  seconds: number;
  /** `y`: slides move upwards, their dots form a column from 1024 px on. */
  axis?: "x" | "y";
  className?: string;
}

/** Slides that change automatically, by dots, and by swiping. A single one has no controls. */
export function Slider({ label, slides, seconds, axis = "x", className = "" }: SliderProps) {
  const count = slides.length;
  const { index, moved, isStill, isStopped, isTurning, setStopped, jump, track, frame, placement } = useSlider({
    count,
    seconds,
    axis,
  });
  const isVertical = axis === "y";
  return (
    <section
      aria-roledescription={texts.carousel}
      aria-label={label}
      {...frame}
      className={`${isVertical ? "lg:flex lg:items-center lg:gap-2" : ""} ${className}`}
    >
      <div
        {...track}
        aria-live={isTurning ? "off" : "polite"}
        className={
          "grid min-w-0 flex-1 touch-pan-y overflow-hidden rounded-panel " +
          (count > 1 ? "cursor-grab select-none active:cursor-grabbing" : "")
        }
      >
        {slides.map(({ key, content }, slide) => {
          const { place, isMoving } = placement(slide);
          const offset = `calc(${place * 100}% + ${moved}px)`;
          return (
            <div
              key={key}
              role="group"
              aria-roledescription={texts.picture}
              aria-label={texts.position({ number: slide + 1, count })}
              inert={place !== 0}
              style={{
                transform: isVertical ? `translateY(${offset})` : `translateX(${offset})`,
                visibility: Math.abs(place) <= 1 ? "visible" : "hidden",
              }}
              className={
                "col-start-1 row-start-1 min-w-0 " + (isMoving ? "transition-transform duration-500 ease-out" : "")
              }
              onDragStart={(event) => event.preventDefault()}
            >
              {content}
            </div>
          );
        })}
      </div>
      {count > 1 && (
        <div
          className={`flex flex-wrap items-center justify-center ${isVertical ? "mt-2 lg:mt-0 lg:flex-col" : "mt-2"}`}
        >
          {slides.map(({ key }, slide) => (
            <button
              key={key}
              type="button"
              aria-label={texts.pictureOf({ number: slide + 1, count })}
              aria-current={slide === index}
              onClick={() => jump(slide)}
              className="group grid size-11 place-items-center rounded-full"
            >
              <span
                className={
                  "block size-3 rounded-full border-2 border-line-strong transition-colors " +
                  "group-hover:border-action-text group-aria-[current=true]:border-action-text " +
                  "group-aria-[current=true]:bg-action-text"
                }
              />
            </button>
          ))}
          {!isStill && (
            <button
              type="button"
              aria-label={isStopped ? texts.play(label) : texts.pause(label)}
              onClick={() => setStopped(!isStopped)}
              className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
            >
              {isStopped ? <Play /> : <Pause />}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
