import type { Layer } from "@tresen/contract/template/layer/layer";
import { type Area, type Box, type Point, cornersOf, middleOf, pointOf, turned } from "../model/geometry";
import type { SnapLine } from "../model/snap";
import { HANDLES, type Handle } from "../model/transform";
import { frameOf, hasSides } from "./gesture";
import { HANDLE_ATTRIBUTE } from "./pointer";
import { type View, toScreen } from "./view";

/** Lines are drawn in the desk's colour with a light edge, so that they are seen on pictures of any colour. */
const LINE = "fill-none stroke-action [vector-effect:non-scaling-stroke]";
const EDGE = "fill-none stroke-surface [vector-effect:non-scaling-stroke]";
const GUIDE = "stroke-danger [vector-effect:non-scaling-stroke]";

/** Sides shorter than this have no handle in their middle. */
const ROOM = { fine: 40, coarse: 96 };
const TURN_DISTANCE = { fine: 26, coarse: 40 };
/** The pointer may miss a handle by so much: 44 pixels in all for fingers. */
const HIT = { fine: 9, coarse: 22 };

interface OverlayProps {
  view: View;
  /** The chosen layers as they are shown now. */
  chosen: readonly Layer[];
  /** The layer that the pointer is over. */
  hovered: Layer | null;
  lines: readonly SnapLine[];
  frame: Area | null;
  /** The layers with something wrong. */
  faulty: readonly Layer[];
  hasHandles: boolean;
  isCoarse: boolean;
}

/** What is drawn over the page: frames, handles, and the lines with which layers are in line. */
export function Overlay({ view, chosen, hovered, lines, frame, faulty, hasHandles, isCoarse }: OverlayProps) {
  const around = frameOf(chosen);
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-hidden">
      {faulty.map((layer) => (
        <WarningMark key={layer.id} at={toScreen(view, pointOf(layer, { x: 1, y: -1 }))} />
      ))}
      {hovered && <Outline box={hovered} view={view} width={1.5} />}
      {chosen.length > 1 && chosen.map((layer) => <Outline key={layer.id} box={layer} view={view} width={1} />)}
      {around && <Outline box={around} view={view} width={2} isDashed={chosen.every(({ isLocked }) => isLocked)} />}
      {lines.map((line, index) => (
        <Line key={index} line={line} view={view} />
      ))}
      {frame && <Frame area={frame} view={view} />}
      {around && hasHandles && <Handles box={around} sides={hasSides(chosen)} view={view} isCoarse={isCoarse} />}
    </svg>
  );
}

function Outline({ box, view, width, isDashed = false }: { box: Box; view: View; width: number; isDashed?: boolean }) {
  const points = cornersOf(box)
    .map((corner) => toScreen(view, corner))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
  return (
    <>
      <polygon points={points} strokeWidth={width + 2} className={EDGE} strokeOpacity={0.7} />
      <polygon points={points} strokeWidth={width} className={LINE} {...(isDashed ? { strokeDasharray: "5 4" } : {})} />
    </>
  );
}

/** A mark at the upper right corner of a layer of which something is to be told; the panels say what. */
function WarningMark({ at: { x, y } }: { at: Point }) {
  return (
    <g transform={`translate(${x - 9} ${y + 9})`} className="forced-color-adjust-none">
      <path
        d="M0-7.5 8 6.5H-8Z"
        className="fill-warning stroke-surface [paint-order:stroke]"
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <path d="M0-3v4.5M0 3.5v1.2" className="fill-none stroke-surface" strokeWidth={1.6} />
    </g>
  );
}

function Line({ line: { axis, at, from, to, isGap }, view }: { line: SnapLine; view: View }) {
  const [start, end] =
    axis === "x"
      ? [toScreen(view, { x: at, y: from }), toScreen(view, { x: at, y: to })]
      : [toScreen(view, { x: from, y: at }), toScreen(view, { x: to, y: at })];
  const cap = axis === "x" ? { x: 4, y: 0 } : { x: 0, y: 4 };
  const ends = isGap ? [start, end] : [];
  return (
    <g className={GUIDE} strokeWidth={1}>
      <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      {ends.map(({ x, y }) => (
        <line key={`${x} ${y}`} x1={x - cap.x} y1={y - cap.y} x2={x + cap.x} y2={y + cap.y} />
      ))}
    </g>
  );
}

function Frame({ area, view }: { area: Area; view: View }) {
  const { x, y } = toScreen(view, area);
  return (
    <rect
      x={x}
      y={y}
      width={area.width * view.scale}
      height={area.height * view.scale}
      className="fill-action/10 stroke-action"
      strokeWidth={1}
    />
  );
}

function Handles({ box, sides, view, isCoarse }: { box: Box; sides: boolean; view: View; isCoarse: boolean }) {
  const kind = isCoarse ? "coarse" : "fine";
  const size = { width: box.width * view.scale, height: box.height * view.scale };
  const hasRoom = ({ x, y }: Handle): boolean => {
    if (x !== 0 && y !== 0) return true;
    return sides && (x === 0 ? size.width : size.height) >= ROOM[kind];
  };
  /** Where the box is small on the screen its handles are outside of it, so that the box itself can be moved. */
  const isSmall = Math.min(size.width, size.height) < ROOM[kind] / 2;
  const place = (at: Point): Point => {
    const point = toScreen(view, pointOf(box, at));
    const out = turned({ x: at.x * (HIT[kind] / 2), y: at.y * (HIT[kind] / 2) }, box.rotation);
    return isSmall ? { x: point.x + out.x, y: point.y + out.y } : point;
  };
  const top = toScreen(view, pointOf(box, { x: 0, y: -1 }));
  const up = turned({ x: 0, y: -(TURN_DISTANCE[kind] + (isSmall ? HIT[kind] / 2 : 0)) }, box.rotation);
  const turn = { x: top.x + up.x, y: top.y + up.y };
  return (
    <g className="pointer-events-auto">
      <line
        x1={top.x}
        y1={top.y}
        x2={turn.x}
        y2={turn.y}
        className="pointer-events-none stroke-action"
        strokeWidth={1.5}
      />
      {HANDLES.map((handle, index) =>
        hasRoom(handle) ? (
          <Knob
            key={`${handle.x} ${handle.y}`}
            at={place(handle)}
            name={String(index)}
            radius={HIT[kind]}
            cursor={cursorOf({ handle, rotation: box.rotation })}
            isSide={handle.x === 0 || handle.y === 0}
            rotation={box.rotation + (handle.x === 0 ? 90 : 0)}
          />
        ) : null,
      )}
      <Knob at={turn} name="turn" radius={HIT[kind]} cursor="grab" isRound />
    </g>
  );
}

function Knob({
  at,
  name,
  radius,
  cursor,
  isSide = false,
  isRound = false,
  rotation = 0,
}: {
  at: Point;
  name: string;
  radius: number;
  cursor: string;
  isSide?: boolean;
  isRound?: boolean;
  rotation?: number;
}) {
  const [width, height] = isSide ? [6, 14] : [10, 10];
  return (
    <g {...{ [HANDLE_ATTRIBUTE]: name }} style={{ cursor }}>
      <circle cx={at.x} cy={at.y} r={radius} fill="transparent" />
      <rect
        x={at.x - width / 2}
        y={at.y - height / 2}
        width={width}
        height={height}
        rx={isRound ? 5 : 2}
        transform={`rotate(${rotation} ${at.x} ${at.y})`}
        className="fill-surface stroke-action"
        strokeWidth={1.5}
      />
    </g>
  );
}

const CURSORS = ["ns-resize", "nesw-resize", "ew-resize", "nwse-resize"];

/** The cursor that points where the handle can be pulled on a turned box. */
function cursorOf({ handle, rotation }: { handle: Handle; rotation: number }): string {
  const direction = turned(handle, rotation);
  const degrees = (Math.atan2(direction.x, -direction.y) * 180) / Math.PI;
  return CURSORS[((Math.round(degrees / 45) % 4) + 4) % 4] ?? "move";
}

/** Where the text of a readout stands: below the frame. */
export function readoutPlace({ box, view }: { box: Box; view: View }): Point {
  const corners = cornersOf(box).map((corner) => toScreen(view, corner));
  return { x: toScreen(view, middleOf(box)).x, y: Math.max(...corners.map(({ y }) => y)) + 14 };
}
