import { numberText } from "../../../admin/model/entry";
import type { Area } from "../model/geometry";
import { type Size, type View, rulerStep } from "../canvas/view";

/** The attribute of a ruler: the axis of the guides that are pulled out of it. */
export const RULER_ATTRIBUTE = "data-ruler";
/** Pixels of the screen. */
export const RULER = 20;
/** Pixels between two marks with a number, and between two without. */
const NUMBERED = 56;
const MARK = 5;

interface RulersProps {
  view: View;
  area: Size;
  unit: string;
  /** The part of the page that is chosen. */
  chosen: Area | null;
}

/** Rulers along the upper and the left edge, in the unit of the template. Guides are pulled out of them. */
export function Rulers({ view, area, unit, chosen }: RulersProps) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 text-[10px] text-muted figures">
      <svg
        {...{ [RULER_ATTRIBUTE]: "y" }}
        className="pointer-events-auto absolute inset-x-0 top-0 cursor-row-resize border-b border-line bg-surface"
        width={area.width}
        height={RULER}
      >
        {chosen && (
          <rect
            x={view.x + chosen.x * view.scale}
            width={chosen.width * view.scale}
            height={RULER}
            className="fill-action-soft"
          />
        )}
        <Marks start={view.x} length={area.width} scale={view.scale} />
        <path d={`M0 0v${RULER}`} className="translate-x-(--pointer-x) stroke-action" strokeWidth={1} />
      </svg>
      <svg
        {...{ [RULER_ATTRIBUTE]: "x" }}
        className="pointer-events-auto absolute inset-y-0 left-0 cursor-col-resize border-e border-line bg-surface"
        width={RULER}
        height={area.height}
      >
        {chosen && (
          <rect
            y={view.y + chosen.y * view.scale}
            height={chosen.height * view.scale}
            width={RULER}
            className="fill-action-soft"
          />
        )}
        <g transform={`translate(${RULER}) rotate(90)`}>
          <Marks start={view.y} length={area.height} scale={view.scale} isTurned />
        </g>
        <path d={`M0 0h${RULER}`} className="translate-y-(--pointer-y) stroke-action" strokeWidth={1} />
      </svg>
      <span
        className="absolute top-0 left-0 grid place-items-center border-e border-b border-line bg-surface"
        style={{ width: RULER, height: RULER }}
      >
        {unit}
      </span>
    </div>
  );
}

/** Marks along a line to the right. On the left ruler that line runs down, and the numbers are read from below. */
function Marks({
  start,
  length,
  scale,
  isTurned = false,
}: {
  start: number;
  length: number;
  scale: number;
  isTurned?: boolean;
}) {
  const step = rulerStep(scale, NUMBERED);
  const parts = [10, 5, 2].find((count) => (step / count) * scale >= MARK) ?? 1;
  const first = Math.ceil((RULER - start) / scale / step - 1);
  const count = Math.max(0, Math.ceil(length / scale / step) + 2);
  const numbers = Array.from({ length: count }, (_, index) => (first + index) * step);
  const place = (at: number): number => Math.round(start + at * scale) + 0.5;
  const marks = numbers.flatMap((at) =>
    Array.from({ length: parts }, (_, part) => {
      const isMiddle = part * 2 === parts;
      const size = part === 0 ? RULER : isMiddle ? 7 : 4;
      return `M${place(at + (step / parts) * part)} ${RULER}v${-size}`;
    }),
  );
  return (
    <>
      <path d={marks.join("")} className="stroke-line-strong" strokeWidth={1} />
      {numbers.map((at) => (
        <text
          key={at}
          x={place(at) + 3}
          y={9}
          className="fill-muted"
          {...(isTurned ? { transform: `rotate(180 ${place(at) + 3} 6)`, textAnchor: "end" } : {})}
        >
          {numberText(Math.round(at * 100) / 100)}
        </text>
      ))}
    </>
  );
}
