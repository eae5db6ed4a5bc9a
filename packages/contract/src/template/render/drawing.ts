import type { ImageRef } from "../../media/image-fields";
import type { DrawingWarning } from "./warning";

/** `[a, b, c, d, e, f]`: a point becomes `(a·x + c·y + e, b·x + d·y + f)`, as in SVG and PDF. */
export type Matrix = readonly [number, number, number, number, number, number];

/** A colour as `#rrggbb` and how much of it covers what is below, from 0 to 1. */
export interface Paint {
  color: string;
  opacity: number;
}

export interface Stroke {
  paint: Paint;
  width: number;
  join: "miter" | "round";
}

interface OfLayer {
  /** The id of the layer; empty for the background. */
  layer: string;
  /** Of the whole layer: shapes of one layer are blended as one, so that they do not shine through one another. */
  opacity: number;
  /** Of all shapes of the layer; null for none. */
  transform: Matrix | null;
}

export interface PathShape extends OfLayer {
  kind: "path";
  /** In the syntax of SVG. Overlapping parts are filled by the rule `nonzero`. */
  d: string;
  fill: Paint | null;
  stroke: Stroke | null;
}

/** A picture in its own proportions; what lies outside of `clip` is not shown. */
export interface ImageShape extends OfLayer {
  kind: "image";
  image: ImageRef;
  x: number;
  y: number;
  width: number;
  height: number;
  /** A path in the same coordinates; null where the whole picture is shown. */
  clip: string | null;
}

export type Shape = PathShape | ImageShape;

/** A drawn template in pixels. The order of the shapes is the order of drawing. */
export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
  warnings: readonly DrawingWarning[];
}

/** Whether nothing shines through a drawing: it has a background over all of it without transparency. */
export function isOpaque({ shapes: [first] }: Pick<Drawing, "shapes">): boolean {
  return first?.layer === "" && first.kind === "path" && first.fill?.opacity === 1;
}
