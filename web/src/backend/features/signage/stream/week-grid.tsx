import { type CSSProperties, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { followPointer } from "../follow-pointer";
import { DAYS, DAY_MINUTES, type Piece, clockOf, piecesOf, timesText } from "./plan";
import { WEEK_TEXTS as texts } from "./stream-editor.texts";
import { type Grip, drawnPlan, newWindow, weekPlace } from "./week-drag";

type Entry = Record<string, unknown>;

/** In the size of letters, so that large ones have room. */
const HOUR_HEIGHT = 1.625;
/** Shorter movements are presses. */
const DRAG_FROM = 5;
const HOURS = [0, 3, 6, 9, 12, 15, 18, 21];
const LINES: CSSProperties = {
  height: `${24 * HOUR_HEIGHT}rem`,
  backgroundImage: `repeating-linear-gradient(to bottom, var(--color-line) 0 1px, transparent 1px ${3 * HOUR_HEIGHT}rem)`,
};

interface WeekGridProps {
  plan: readonly Entry[];
  nameOf: (entry: Entry) => string;
  colorOf: (segment: unknown) => CSSProperties;
  isReadOnly: boolean;
  /** A window was drawn that is not planned yet. */
  onDraw: (entry: Entry) => void;
  onOpen: (index: number) => void;
  onMoved: (index: number, plan: readonly Entry[]) => void;
}

/**
 * The week as a picture of seven columns. It is for the mouse and for the eye: for keys and screen readers there is
 * the list of the same windows below.
 */
export function WeekGrid({ plan, nameOf, colorOf, isReadOnly, onDraw, onOpen, onMoved }: WeekGridProps) {
  const columns = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<readonly Entry[] | null>(null);
  const wasDragged = useRef(false);
  const shown = drawn ?? plan;
  const pieces = piecesOf(shown);
  const start = (event: PointerEvent<HTMLElement>): void => {
    wasDragged.current = false;
    if (isReadOnly || event.pointerType === "touch" || event.button !== 0 || !columns.current) return;
    event.preventDefault();
    const rect = columns.current.getBoundingClientRect();
    const grip = gripOf(event.target);
    const from = weekPlace({ columns: rect, place: { x: event.clientX, y: event.clientY } });
    let next: readonly Entry[] | null = null;
    followPointer({
      pointer: event.nativeEvent,
      onMove: (place) => {
        wasDragged.current ||= Math.hypot(place.x - event.clientX, place.y - event.clientY) > DRAG_FROM;
        if (!wasDragged.current) return;
        next = drawnPlan({ plan, grip, start: from, end: weekPlace({ columns: rect, place }) });
        setDrawn(next);
      },
      onEnd: (isDropped) => {
        setDrawn(null);
        if (!isDropped || !next) return;
        if (grip.kind !== "new") return onMoved(grip.index, next);
        const entry = next.at(-1);
        if (entry) onDraw(entry);
      },
    });
  };
  const press = (event: MouseEvent<HTMLElement>): void => {
    if (wasDragged.current || !columns.current) return;
    const grip = gripOf(event.target);
    if (grip.kind !== "new") return onOpen(grip.index);
    if (isReadOnly) return;
    const rect = columns.current.getBoundingClientRect();
    const place = weekPlace({ columns: rect, place: { x: event.clientX, y: event.clientY } });
    onDraw(newWindow({ start: place, end: place }));
  };
  return (
    // A narrow screen scrolls it, also by keys.
    <div
      role="group"
      aria-label={texts.scroller}
      tabIndex={0}
      className="overflow-x-auto rounded-panel border border-line"
    >
      <div
        role="img"
        aria-label={texts.picture}
        className="grid min-w-[38rem] grid-cols-[2.5rem_1fr] text-xs select-none"
      >
        <span />
        <div className="grid grid-cols-7 border-b border-line font-medium">
          {DAYS.map((day) => (
            <span key={day} className="border-s border-line py-1 text-center">
              {texts.days[day]}
            </span>
          ))}
        </div>
        <div className="relative" style={{ height: `${24 * HOUR_HEIGHT}rem` }}>
          {HOURS.map((hour) => (
            <span
              key={hour}
              style={{ top: `${hour * HOUR_HEIGHT}rem` }}
              className="absolute end-1 pt-0.5 text-muted tabular-nums"
            >
              {clockOf(hour * 60)}
            </span>
          ))}
        </div>
        <div
          ref={columns}
          data-columns
          onPointerDown={start}
          onClick={press}
          className={`grid grid-cols-7 ${isReadOnly ? "" : "cursor-crosshair"}`}
        >
          {DAYS.map((day, place) => (
            <div key={day} data-day={day} style={LINES} className="relative border-s border-line">
              {pieces
                .filter((piece) => piece.day === place)
                .map((piece) => (
                  <WeekBlock
                    key={`${piece.index} ${piece.isContinued}`}
                    piece={piece}
                    entry={shown[piece.index] ?? {}}
                    {...{ nameOf, colorOf, isReadOnly }}
                  />
                ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function WeekBlock({
  piece: { index, from, to, isContinued, lane, lanes },
  entry,
  nameOf,
  colorOf,
  isReadOnly,
}: Pick<WeekGridProps, "nameOf" | "colorOf" | "isReadOnly"> & { piece: Piece; entry: Entry }) {
  const share = 100 / lanes;
  const place: CSSProperties = {
    top: `${(from / DAY_MINUTES) * 100}%`,
    height: `${((to - from) / DAY_MINUTES) * 100}%`,
    left: `${lane * share}%`,
    width: `${share}%`,
  };
  const priority = Number(entry["priority"] ?? 0);
  const lasts = isContinued ? "border-t-0 border-dashed rounded-t-none" : "";
  return (
    <div data-index={index} data-piece style={place} className="absolute p-px">
      <div
        style={colorOf(entry["segment"])}
        // Beside another one there is room for the beginning of a name.
        title={`${nameOf(entry)}, ${timesText(entry)}`}
        className={`h-full cursor-pointer overflow-hidden rounded-control border border-line-strong bg-sunken py-0.5 leading-tight wrap-normal ${lanes > 1 ? "px-px text-[0.6875rem]" : "px-1"} ${lasts}`}
      >
        <p className="overflow-hidden font-medium text-ellipsis">{nameOf(entry)}</p>
        <p className="tabular-nums">{isContinued ? texts.continued : timesText(entry)}</p>
        {priority > 0 && <p>{texts.priority(priority)}</p>}
      </div>
      {!isReadOnly && !isContinued && <span data-edge="from" className={`${EDGE} top-0`} />}
      {!isReadOnly && (isContinued || to < DAY_MINUTES || piecesEnd(entry)) && (
        <span data-edge="to" className={`${EDGE} bottom-0`} />
      )}
    </div>
  );
}

const EDGE = "absolute inset-x-0 h-1.5 cursor-ns-resize";

/** Whether the window ends with the day, so that its end is within it. */
const piecesEnd = ({ to }: Entry): boolean => to === "24:00" || to === "00:00";

function gripOf(target: EventTarget): Grip {
  const element = target instanceof Element ? target : null;
  const block = element?.closest<HTMLElement>("[data-index]");
  if (!block) return { kind: "new" };
  const index = Number(block.dataset["index"]);
  const edge = element?.closest<HTMLElement>("[data-edge]")?.dataset["edge"];
  return { kind: edge === "from" || edge === "to" ? edge : "move", index };
}
