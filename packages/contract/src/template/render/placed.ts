import type { Drawing, Matrix, Shape } from "./drawing";
import { multiplied } from "./geometry/box";

/**
 * The shapes of a drawing at a place of a page, such as a label on a sheet: `x` and `y` are its upper left corner there,
 * and `scale` is how long one of its pixels is.
 */
export function placedShapes({
  drawing,
  scale,
  x,
  y,
}: {
  drawing: Pick<Drawing, "shapes">;
  scale: number;
  x: number;
  y: number;
}): Shape[] {
  const place: Matrix = [scale, 0, 0, scale, x, y];
  return drawing.shapes.map((shape) => ({
    ...shape,
    transform: shape.transform ? multiplied({ first: shape.transform, second: place }) : place,
  }));
}
