import type { ImageFocus } from "@tresen/contract/media/image-focus";
import { type KeyboardEvent, type RefObject, useId } from "react";
import { movedFocus } from "./crop-math";
import { PICTURE_TEXTS } from "./picture.texts";
import { useDrag } from "./use-drag";

/** How far a key moves something, as a share of the picture; with Shift ten times as far. */
export const STEP = 0.01;

/** The steps of an arrow key; null for another key. */
export function arrowOf({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): { dx: number; dy: number } | null {
  const step = shiftKey ? STEP * 10 : STEP;
  switch (key) {
    case "ArrowLeft":
      return { dx: -step, dy: 0 };
    case "ArrowRight":
      return { dx: step, dy: 0 };
    case "ArrowUp":
      return { dx: 0, dy: -step };
    case "ArrowDown":
      return { dx: 0, dy: step };
    default:
      return null;
  }
}

const POINT =
  "absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full border-2 border-white " +
  "bg-black/35 shadow-[0_0_0_1px_rgb(0_0_0/60%)] outline-offset-2 active:cursor-grabbing focus-visible:outline-3 " +
  "focus-visible:outline-focus forced-color-adjust-none";

/** What must stay in sight where the picture is cut: a point that is dragged or moved by the arrow keys. */
export function FocusPoint({
  area,
  focus,
  onFocus,
}: {
  area: RefObject<HTMLElement | null>;
  focus: ImageFocus;
  onFocus: (focus: ImageFocus) => void;
}) {
  const hintId = useId();
  const to = ({ x, y }: ImageFocus): void => onFocus(movedFocus({ focus: { x: 0, y: 0 }, dx: x, dy: y }));
  const drag = useDrag({ area, onStart: () => undefined, onMove: to });
  const press = useDrag({ area, onStart: to, onMove: to, isForFingers: false });
  return (
    <>
      {/* The whole picture takes a press, so that the point need not be grasped. A finger that scrolls moves nothing. */}
      <div
        {...press}
        className="absolute inset-0 cursor-crosshair touch-manipulation"
        onClick={({ clientX, clientY, currentTarget }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          if (width > 0 && height > 0) to({ x: (clientX - left) / width, y: (clientY - top) / height });
        }}
      />
      <div
        {...drag}
        role="slider"
        tabIndex={0}
        aria-label={PICTURE_TEXTS.focus}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(focus.x * 100)}
        aria-valuetext={PICTURE_TEXTS.focusAt(focus)}
        className={POINT}
        style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        onKeyDown={(event) => {
          const arrow = arrowOf(event);
          if (!arrow) return;
          event.preventDefault();
          onFocus(movedFocus({ focus, ...arrow }));
        }}
      >
        <span className="size-2 rounded-full bg-white shadow-[0_0_0_1px_rgb(0_0_0/60%)]" />
      </div>
      <span id={hintId} hidden>
        {PICTURE_TEXTS.focusHint}
      </span>
    </>
  );
}
