import { type Layer, type LayerType, layer } from "../src/template/layer/layer";
import { drawTemplate } from "../src/template/render/draw-template";
import type { Drawing, Shape } from "../src/template/render/drawing";
import type { FontBook } from "../src/template/render/font/font-book";

export interface GivenLayer {
  type: LayerType;
  value?: Record<string, unknown>;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  [field: string]: unknown;
}

/** A layer with the defaults of its fields. */
export function layerWith({ type, value = {}, x = 0, y = 0, width = 400, height = 200, ...more }: GivenLayer): Layer {
  return layer.parse({ id: "layer", type, x, y, width, height, value, ...more });
}

/** Draws layers on a white picture with 1000 × 1000 pixels. */
export function drawn({
  layers,
  fonts,
  ...template
}: {
  layers: readonly GivenLayer[];
  fonts: FontBook;
  width?: number;
  height?: number;
  unit?: "px" | "mm";
  dpi?: number;
  background?: string;
}): Drawing {
  return drawTemplate({
    template: { width: 1000, height: 1000, unit: "px", dpi: 96, background: "", ...template },
    layers: layers.map(layerWith),
    ...{ fonts, currency: "EUR" },
  });
}

export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The box around all points of the paths, handles of curves among them, before they are rotated. */
export function boundsOf(shapes: readonly Shape[]): Bounds | null {
  const points = shapes.flatMap((shape) => (shape.kind === "path" ? pointsOf(shape.d) : []));
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const least = (all: number[]): number => all.reduce((one, other) => Math.min(one, other));
  const most = (all: number[]): number => all.reduce((one, other) => Math.max(one, other));
  return { left: least(xs), right: most(xs), top: least(ys), bottom: most(ys) };
}

/** The points of a path as the renderer writes it: relative commands but for `M`. */
export function pointsOf(d: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = "", rest = ""] of d.matchAll(/([MmlqcZz])([^MmlqcZz]*)/g)) {
    if (letter.toLowerCase() === "z") {
      [x, y] = [startX, startY];
      continue;
    }
    if (letter === "M") [x, y] = [0, 0];
    const numbers = (rest.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number);
    let [endX, endY] = [x, y];
    for (let index = 0; index < numbers.length; index += 2) {
      [endX, endY] = [x + (numbers[index] ?? 0), y + (numbers[index + 1] ?? 0)];
      points.push([endX, endY]);
    }
    [x, y] = [endX, endY];
    if (letter.toLowerCase() === "m") [startX, startY] = [x, y];
  }
  return points;
}
