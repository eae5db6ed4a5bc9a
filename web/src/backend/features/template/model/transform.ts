import { type Area, type Box, type Point, add, middleOf, minus, pointOf, turned } from "./geometry";

/** The side or corner that is pulled: -1, 0 or 1 in each direction of the unrotated box. */
export interface Handle {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

export const HANDLES: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
];

interface Pull {
  handle: Handle;
  /** How far the handle was pulled on the page. */
  by: Point;
  keepsRatio?: boolean;
  /** Whether the middle stays instead of the opposite side. */
  fromMiddle?: boolean;
  /** The smallest width and height. */
  least: number;
}

/** The box after one of its handles was pulled. The opposite point stays where it is shown, however the box is turned. */
export function resized<B extends Box>(box: B, { handle, by, keepsRatio = false, fromMiddle = false, least }: Pull): B {
  const local = turned(by, -box.rotation);
  const times = fromMiddle ? 2 : 1;
  let width = Math.max(least, box.width + handle.x * local.x * times);
  let height = Math.max(least, box.height + handle.y * local.y * times);
  if (keepsRatio && box.width > 0 && box.height > 0) {
    const scale = ratioScale({ handle, x: width / box.width, y: height / box.height });
    const kept = Math.max(scale, least / Math.min(box.width, box.height));
    width = box.width * kept;
    height = box.height * kept;
  }
  const anchor = fromMiddle ? { x: 0, y: 0 } : { x: -handle.x, y: -handle.y };
  return placed({ box: { ...box, width, height }, at: anchor, point: pointOf(box, anchor) });
}

function ratioScale({ handle, x, y }: { handle: Handle; x: number; y: number }): number {
  if (handle.x === 0) return y;
  if (handle.y === 0) return x;
  // The direction that was pulled further decides.
  return Math.abs(x - 1) > Math.abs(y - 1) ? x : y;
}

/** The box moved so that this point of it is shown there. */
function placed<B extends Box>({ box, at, point }: { box: B; at: Point; point: Point }): B {
  const moved = minus(point, pointOf(box, at));
  return { ...box, x: box.x + moved.x, y: box.y + moved.y };
}

/** The factors by which several boxes grow together when a handle of the area around them is pulled. */
export function areaScale(
  area: Area,
  { handle, by, keepsRatio = false, fromMiddle = false, least }: Pull,
): { x: number; y: number; around: Point } {
  const pulled = resized({ ...area, rotation: 0 }, { handle, by, keepsRatio, fromMiddle, least });
  const anchor = fromMiddle ? { x: 0, y: 0 } : { x: -handle.x, y: -handle.y };
  return {
    x: area.width > 0 ? pulled.width / area.width : 1,
    y: area.height > 0 ? pulled.height / area.height : 1,
    around: pointOf({ ...area, rotation: 0 }, anchor),
  };
}

/** Whether the box stays a rectangle when the page around it is stretched: it stands upright or lies on its side. */
export const isUpright = ({ rotation }: Box): boolean => rotation % 90 === 0;

/** The box as part of a page that is scaled around a point. Boxes that are not upright need equal factors. */
export function scaled<B extends Box>(box: B, { x, y, around }: { x: number; y: number; around: Point }): B {
  const from = minus(middleOf(box), around);
  const middle = add(around, { x: from.x * x, y: from.y * y });
  const isLying = isUpright(box) && box.rotation % 180 !== 0;
  const [width, height] = [box.width * (isLying ? y : x), box.height * (isLying ? x : y)];
  return { ...box, x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** The box turned around a point of the page. */
export function rotated<B extends Box>(box: B, { degrees, around }: { degrees: number; around: Point }): B {
  const middle = middleOf(box);
  const moved = minus(add(around, turned(minus(middle, around), degrees)), middle);
  return { ...box, x: box.x + moved.x, y: box.y + moved.y, rotation: box.rotation + degrees };
}

/** Degrees clockwise from the vector straight up to the point. */
export function angleOf({ from, to }: { from: Point; to: Point }): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

/** The angle of the next step of 15 degrees. */
export const stepped = (degrees: number): number => Math.round(degrees / 15) * 15;

export const moved = <B extends Box>(box: B, by: Point): B => ({ ...box, x: box.x + by.x, y: box.y + by.y });
