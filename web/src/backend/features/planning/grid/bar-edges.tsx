import { type PointerEvent, createContext, useContext, useState } from "react";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import type { GridActions } from "./use-grid";

/** What a bar is lengthened with; null where nothing may be changed. */
export const BarResize = createContext<GridActions["resize"] | null>(null);

const STEP = 15;
const DAY_MINUTES = 24 * 60;

/** By how many minutes the edges of a bar are drawn away at the moment. */
export interface Drawn {
  start: number;
  end: number;
}
const NOT_DRAWN: Drawn = { start: 0, end: 0 };

/**
 * Both edges of a bar in the day view, which the mouse draws in steps of 15 minutes; the beginning only where it is on
 * this day. Keys do the same on the shift itself
 * (`+`, `-`, `.`, `,`), so the edges are nothing for a screen reader.
 */
export function useBarEdges({ shift, isFromNight }: { shift: WorkingSchedule; isFromNight: boolean }) {
  const resize = useContext(BarResize);
  const [drawn, setDrawn] = useState(NOT_DRAWN);
  const [from, setFrom] = useState<number | null>(null);
  const minutesAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): number => {
    const width = currentTarget.closest("[data-row]")?.firstElementChild?.clientWidth ?? 0;
    if (from === null || width === 0) return 0;
    const isReversed = getComputedStyle(currentTarget).direction === "rtl";
    const minutes = ((clientX - from) / width) * DAY_MINUTES * (isReversed ? -1 : 1);
    return Math.round(minutes / STEP) * STEP;
  };
  const edge = (name: keyof Drawn) => (
    <span
      key={name}
      data-edge={name}
      aria-hidden
      className={`absolute inset-y-0 w-2 cursor-ew-resize touch-none ${name === "start" ? "start-0" : "end-0"}`}
      // Else the browser would drag the whole shift.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(event.clientX);
      }}
      onPointerMove={(event) => from !== null && setDrawn({ ...NOT_DRAWN, [name]: minutesAt(event) })}
      onPointerUp={(event) => {
        const by = { ...NOT_DRAWN, [name]: minutesAt(event) };
        setFrom(null);
        setDrawn(NOT_DRAWN);
        if (by[name] !== 0) resize?.({ shift, ...by });
      }}
      onPointerCancel={() => {
        setFrom(null);
        setDrawn(NOT_DRAWN);
      }}
    />
  );
  const isOffered = resize !== null && shift.state !== "cancelled";
  return { drawn, edges: isOffered ? [...(isFromNight ? [] : [edge("start")]), edge("end")] : null };
}

/** The place of a bar with its edges where they are drawn to, in percent of the day. */
export function drawnBar({ start, width, drawn }: { start: number; width: number; drawn: Drawn }) {
  const percent = (minutes: number): number => (minutes / DAY_MINUTES) * 100;
  const left = Math.max(0, start + percent(drawn.start));
  return { start: left, width: Math.max(1, start + width + percent(drawn.end) - left) };
}
