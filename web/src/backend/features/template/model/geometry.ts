/** Lengths are in the unit of the template, y grows downwards, angles are degrees clockwise. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle along the axes. */
export interface Area extends Point {
  width: number;
  height: number;
}

/** A layer's box: the unrotated rectangle, which is turned around its middle. */
export interface Box extends Area {
  rotation: number;
}

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

/** The vector turned around the origin. Quarter turns are exact. */
export function turned({ x, y }: Point, degrees: number): Point {
  const [sin, cos] = sineAndCosine(degrees);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function sineAndCosine(degrees: number): [number, number] {
  const quarters = degrees / 90;
  if (Number.isInteger(quarters)) {
    const quarter = ((quarters % 4) + 4) % 4;
    return [quarter === 1 ? 1 : quarter === 3 ? -1 : 0, quarter === 0 ? 1 : quarter === 2 ? -1 : 0];
  }
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
}

export function middleOf({ x, y, width, height }: Area): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A point of the box as it is shown. `at` is -1, 0 or 1 in each direction: left or top, middle, right or bottom. */
export function pointOf(box: Box, at: Point): Point {
  const local = { x: (at.x * box.width) / 2, y: (at.y * box.height) / 2 };
  return add(middleOf(box), turned(local, box.rotation));
}

const CORNERS: readonly Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

/** The corners as they are shown, from the top left one clockwise. */
export function cornersOf(box: Box): Point[] {
  return CORNERS.map((corner) => pointOf(box, corner));
}

/** The smallest area along the axes around all of the boxes; null for none. */
export function boundsOf(boxes: readonly Box[]): Area | null {
  const points = boxes.flatMap(cornersOf);
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Whether the box, as it is shown, covers the point. Thin boxes are hit within `margin` of them too. */
export function covers({ box, point, margin = 0 }: { box: Box; point: Point; margin?: number }): boolean {
  const local = turned(minus(point, middleOf(box)), -box.rotation);
  return Math.abs(local.x) <= box.width / 2 + margin && Math.abs(local.y) <= box.height / 2 + margin;
}

/** Whether the box, as it is shown, and the area have a point in common. */
export function touches({ box, area }: { box: Box; area: Area }): boolean {
  const other: Box = { ...area, rotation: 0 };
  // Two convex shapes are apart exactly if a line along a side of one of them parts them.
  return [0, box.rotation].every((angle) => {
    const axis = turned({ x: 1, y: 0 }, angle);
    const across = turned({ x: 0, y: 1 }, angle);
    return [axis, across].every((direction) => {
      const [a, b] = [extent(box, direction), extent(other, direction)];
      return a.least <= b.most && b.least <= a.most;
    });
  });
}

function extent(box: Box, direction: Point): { least: number; most: number } {
  const places = cornersOf(box).map(({ x, y }) => x * direction.x + y * direction.y);
  return { least: Math.min(...places), most: Math.max(...places) };
}

/** The angle between -180 (excluded) and 180. */
export function normalAngle(degrees: number): number {
  const rest = ((degrees % 360) + 360) % 360;
  return rest > 180 ? rest - 360 : rest;
}

/** So many parts of a unit are kept: a hundredth of a pixel or of a millimetre. */
const PARTS = 100;

export const rounded = (length: number): number => {
  const value = Math.round(length * PARTS) / PARTS;
  return value === 0 ? 0 : value;
};

/** The box with lengths as they are stored. */
export function settled<B extends Box>(box: B): B {
  return {
    ...box,
    x: rounded(box.x),
    y: rounded(box.y),
    width: rounded(box.width),
    height: rounded(box.height),
    rotation: rounded(normalAngle(box.rotation)),
  };
}
