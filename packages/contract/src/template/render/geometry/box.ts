import type { Matrix } from "../drawing";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rotation by degrees clockwise around the middle of a box; null where nothing is rotated. */
export function rotationOf({ box, degrees }: { box: Box; degrees: number }): Matrix | null {
  if (degrees % 360 === 0) return null;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return [
    ...([cos, sin, -sin, cos] as const),
    middle.x - cos * middle.x + sin * middle.y,
    middle.y - sin * middle.x - cos * middle.y,
  ];
}

/** The matrix that does `first`, then `second`. */
export function multiplied({ first, second }: { first: Matrix; second: Matrix }): Matrix {
  const [a, b, c, d, e, f] = first;
  const [g, h, i, j, k, l] = second;
  return [
    ...([a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j] as const),
    ...([e * g + f * i + k, e * h + f * j + l] as const),
  ];
}
