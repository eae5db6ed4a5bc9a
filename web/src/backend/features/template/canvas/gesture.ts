import type { Layer } from "@tresen/contract/template/layer/layer";
import { type Design, movableOf } from "../model/design";
import {
  type Area,
  type Box,
  type Point,
  add,
  boundsOf,
  middleOf,
  minus,
  normalAngle,
  pointOf,
  settled,
} from "../model/geometry";
import { scaledLayer } from "../model/scale";
import { type SnapLine, type SnapTargets, snapArea, snapPoint } from "../model/snap";
import {
  type Handle,
  angleOf,
  areaScale,
  isUpright,
  moved,
  resized,
  rotated,
  scaled,
  stepped,
} from "../model/transform";

/** What the pointer does to layers, from where it was put down. */
export type Gesture =
  | { kind: "move"; start: Point; layers: readonly Layer[]; targets: SnapTargets }
  | { kind: "resize"; start: Point; layers: readonly Layer[]; handle: Handle; targets: SnapTargets }
  | { kind: "turn"; start: Point; layers: readonly Layer[] };

export interface Pointer {
  /** Where it is on the page. */
  point: Point;
  /** Shift: one direction, the ratio, or steps of 15 degrees. */
  isStraight: boolean;
  /** Alt: from the middle, and copies of what is moved. */
  isFromMiddle: boolean;
  /** Ctrl: without snapping. */
  isFree: boolean;
  /** The distance in units within which things snap. */
  reach: number;
}

export interface Preview {
  /** The layers as they would be. */
  layers: readonly Layer[];
  lines: readonly SnapLine[];
  told:
    | { kind: "place"; x: number; y: number }
    | { kind: "size"; width: number; height: number }
    | { kind: "angle"; degrees: number };
  /** How what is drawn already is moved to its new place; null where it has to be drawn anew. */
  motion: { by: Point; degrees: number; around: Point } | null;
  /** Whether the layers stay where they are and copies of them are moved. */
  isCopy: boolean;
}

/** The smallest side of a layer that is made smaller by hand. */
const LEAST = 1;

export function targetsFor(
  design: Design,
  { moving, guides }: { moving: readonly Layer[]; guides: SnapTargets["guides"] },
): SnapTargets {
  const own = new Set(moving.map(({ id }) => id));
  return {
    page: design,
    guides,
    others: design.layers
      .filter(({ id, isVisible }) => isVisible && !own.has(id))
      .flatMap((layer) => boundsOf([layer]) ?? []),
  };
}

/** The gesture on the chosen layers; null if all of them are locked. */
export function gestureOn(
  design: Design,
  {
    kind,
    handle,
    selection,
    start,
    guides,
  }: {
    kind: Gesture["kind"];
    handle?: Handle | undefined;
    selection: readonly string[];
    start: Point;
    guides: SnapTargets["guides"];
  },
): Gesture | null {
  const layers = movableOf(design, selection);
  if (layers.length === 0) return null;
  const targets = targetsFor(design, { moving: layers, guides });
  if (kind === "turn") return { kind, start, layers };
  if (kind === "move") return { kind, start, layers, targets };
  return handle ? { kind, start, layers, handle, targets } : null;
}

export function previewOf(gesture: Gesture, pointer: Pointer): Preview {
  switch (gesture.kind) {
    case "move":
      return movePreview(gesture, pointer);
    case "resize":
      return resizePreview(gesture, pointer);
    case "turn":
      return turnPreview(gesture, pointer);
  }
}

function movePreview(
  { start, layers, targets }: Extract<Gesture, { kind: "move" }>,
  { point, isStraight, isFromMiddle, isFree, reach }: Pointer,
): Preview {
  const free = minus(point, start);
  const straight = Math.abs(free.x) > Math.abs(free.y) ? { x: free.x, y: 0 } : { x: 0, y: free.y };
  const wanted = isStraight ? straight : free;
  const bounds = boundsOf(layers);
  const snapped =
    isFree || !bounds ? null : snapArea({ area: moved({ ...bounds, rotation: 0 }, wanted), targets, reach });
  const isAllowed = (axis: "x" | "y"): boolean => !isStraight || wanted[axis] !== 0;
  const by = add(wanted, {
    x: isAllowed("x") ? (snapped?.by.x ?? 0) : 0,
    y: isAllowed("y") ? (snapped?.by.y ?? 0) : 0,
  });
  const after = layers.map((layer) => settled(moved(layer, by)));
  return {
    layers: after,
    lines: snapped?.lines ?? [],
    told: { kind: "place", ...placeOf(after) },
    motion: { by, degrees: 0, around: { x: 0, y: 0 } },
    isCopy: isFromMiddle,
  };
}

function resizePreview(gesture: Extract<Gesture, { kind: "resize" }>, pointer: Pointer): Preview {
  const [only] = gesture.layers;
  return only && gesture.layers.length === 1
    ? resizeOne({ ...gesture, layer: only }, pointer)
    : resizeMany(gesture, pointer);
}

function resizeOne(
  { layer, start, handle, targets }: Extract<Gesture, { kind: "resize" }> & { layer: Layer },
  { point, isStraight, isFromMiddle, isFree, reach }: Pointer,
): Preview {
  const free = minus(point, start);
  // Pictures keep their ratio when a corner is pulled, as people know it; with Shift they do not.
  const isCorner = handle.x !== 0 && handle.y !== 0;
  const keepsRatio = isCorner && layer.type === "image" ? !isStraight : isStraight;
  const axes = isFree || keepsRatio ? [] : snapAxes({ box: layer, handle });
  const snapped =
    axes.length === 0 ? null : snapPoint({ point: add(pointOf(layer, handle), free), axes, targets, reach });
  const by = add(free, snapped?.by ?? { x: 0, y: 0 });
  const after = settled(resized(layer, { handle, by, keepsRatio, fromMiddle: isFromMiddle, least: LEAST }));
  return {
    layers: [after],
    lines: snapped?.lines ?? [],
    told: { kind: "size", width: after.width, height: after.height },
    ...{ motion: null, isCopy: false },
  };
}

/** The axes on which a pulled handle follows the pointer, so that it can be put onto a line. */
function snapAxes({ box, handle }: { box: Box; handle: Handle }): ("x" | "y")[] {
  const isCorner = handle.x !== 0 && handle.y !== 0;
  if (isCorner) return ["x", "y"];
  if (!isUpright(box)) return [];
  const isLying = box.rotation % 180 !== 0;
  return (handle.x !== 0) === isLying ? ["y"] : ["x"];
}

/** Corners of several layers make all of them larger or smaller with what they show; sides stretch their boxes alone. */
function resizeMany(
  { layers, start, handle }: Extract<Gesture, { kind: "resize" }>,
  { point, isFromMiddle }: Pointer,
): Preview {
  const area = boundsOf(layers) ?? { x: 0, y: 0, width: 0, height: 0 };
  const isCorner = handle.x !== 0 && handle.y !== 0;
  const scale = areaScale(area, {
    ...{ handle, by: minus(point, start), keepsRatio: isCorner, fromMiddle: isFromMiddle, least: LEAST },
  });
  const after = layers.map((layer) =>
    isCorner
      ? scaledLayer(layer, { factor: scale.x, around: scale.around })
      : settled(
          scaled(layer, { x: handle.x === 0 ? 1 : scale.x, y: handle.y === 0 ? 1 : scale.y, around: scale.around }),
        ),
  );
  const bounds = boundsOf(after) ?? area;
  return {
    layers: after,
    lines: [],
    told: { kind: "size", width: bounds.width, height: bounds.height },
    ...{ motion: null, isCopy: false },
  };
}

/** Within so many degrees a layer stands upright or lies by itself. */
const MAGNET = 2;

function turnPreview(
  { layers, start }: Extract<Gesture, { kind: "turn" }>,
  { point, isStraight, isFree }: Pointer,
): Preview {
  const [only] = layers;
  const bounds = boundsOf(layers);
  const around = only && layers.length === 1 ? middleOf(only) : middleOf(bounds ?? { x: 0, y: 0, width: 0, height: 0 });
  const before = only && layers.length === 1 ? only.rotation : 0;
  const wanted = before + angleOf({ from: around, to: point }) - angleOf({ from: around, to: start });
  const quarter = Math.round(wanted / 90) * 90;
  const angle = isStraight
    ? stepped(wanted)
    : !isFree && Math.abs(wanted - quarter) < MAGNET
      ? quarter
      : Math.round(wanted * 10) / 10;
  const degrees = angle - before;
  return {
    layers: layers.map((layer) => settled(rotated(layer, { degrees, around }))),
    lines: [],
    told: { kind: "angle", degrees: normalAngle(angle) },
    motion: { by: { x: 0, y: 0 }, degrees, around },
    isCopy: false,
  };
}

function placeOf(layers: readonly Layer[]): Point {
  const [only] = layers;
  const { x, y } = only && layers.length === 1 ? only : (boundsOf(layers) ?? { x: 0, y: 0 });
  return { x, y };
}

/** What can be pulled around the chosen layers: the box of a single one, or the area around several. */
export function frameOf(layers: readonly Layer[]): Box | null {
  const [only] = layers;
  if (only && layers.length === 1) {
    const { x, y, width, height, rotation } = only;
    return { x, y, width, height, rotation };
  }
  const area: Area | null = boundsOf(layers);
  return area && { ...area, rotation: 0 };
}

/** Whether the sides of the frame can be pulled: not of several layers of which one is askew. */
export const hasSides = (layers: readonly Layer[]): boolean => layers.length === 1 || layers.every(isUpright);
