import type { KeyboardEvent, ReactNode } from "react";
import { useEffect, useRef } from "react";
import { CHART_TEXTS } from "./chart.texts";
import { CHART_HEIGHT, useChartSize } from "./use-chart-size";

export interface Size {
  width: number;
  height: number;
  /** The size of letters in pixels. */
  rem: number;
}

const FRAME = "mt-1 rounded-control";

/**
 * The frame of a drawing that is gone through by keyboard. The drawing itself is for the eye: its table says the same,
 * and the line below it names the value that was reached.
 */
export function PlotArea({
  title,
  told,
  onKey,
  onLeave,
  height = CHART_HEIGHT,
  children,
}: {
  title: string;
  /** The value that was reached. */
  told: string;
  /** @returns whether the key meant something. */
  onKey: (key: string) => boolean;
  onLeave: () => void;
  /** In the size of letters (`rem`). */
  height?: number;
  children: (size: Size) => ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useChartSize(frame, height);
  // Where visx measures the texts of axes, out of sight: it is nothing to be read out.
  useEffect(() => document.querySelector("#__react_svg_text_measurement_id")?.setAttribute("aria-hidden", "true"));
  const press = (event: KeyboardEvent): void => {
    if (onKey(event.key)) event.preventDefault();
  };
  return (
    <>
      <div
        ref={frame}
        role="group"
        aria-label={CHART_TEXTS.explore(title)}
        tabIndex={0}
        className={FRAME}
        style={{ height: `${height}rem` }}
        onKeyDown={press}
        onBlur={onLeave}
        onPointerLeave={onLeave}
      >
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden className="block size-full overflow-visible">
          {children(size)}
        </svg>
      </div>
      <output className="block min-h-5 text-sm text-muted tabular-nums print:hidden">{told}</output>
    </>
  );
}

/** The labels at axes have letters of the page, whatever the library sets. */
export const TICK = { className: "chart-tick" };
/** About the width of a letter of a label, in `rem`. */
export const LETTER = 0.46;
