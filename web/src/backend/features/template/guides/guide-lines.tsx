import { type Size, type View, toScreen } from "../canvas/view";
import type { Guide } from "../model/guides";

/** The attribute of a guide: its place in the list. */
export const GUIDE_ATTRIBUTE = "data-guide";

/** Pixels on each side of a guide in which it is taken. */
const HIT = { fine: 4, coarse: 12 };

interface GuideLinesProps {
  guides: readonly Guide[];
  view: View;
  area: Size;
  isCoarse: boolean;
  canMove: boolean;
}

/** The lines that the person has placed, across all of what is seen. */
export function GuideLines({ guides, view, area, isCoarse, canMove }: GuideLinesProps) {
  const reach = HIT[isCoarse ? "coarse" : "fine"];
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-hidden">
      {guides.map(({ axis, at }, index) => {
        const { x, y } = toScreen(view, { x: at, y: at });
        const line = axis === "x" ? { x1: x, x2: x, y1: 0, y2: area.height } : { x1: 0, x2: area.width, y1: y, y2: y };
        return (
          <g key={index} {...{ [GUIDE_ATTRIBUTE]: index }}>
            <line {...line} strokeWidth={1} className="stroke-info" />
            {canMove && (
              <line
                {...line}
                strokeWidth={reach * 2}
                stroke="transparent"
                className={`pointer-events-auto ${axis === "x" ? "cursor-col-resize" : "cursor-row-resize"}`}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
