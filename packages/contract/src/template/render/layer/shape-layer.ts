import type { LayerOf } from "../../layer/layer";
import type { Box } from "../geometry/box";
import { ellipsePath, rectanglePath, starPath, trianglePath } from "../geometry/outlines";
import { paintOf } from "../geometry/paint";
import type { LayerContext, Mark } from "./context";

/** A form whose frame lies within its box. */
export function drawShape({
  value: { shape, fill, stroke, strokeWidth, radius },
  context: { box, scale },
}: {
  value: LayerOf<"shape">["value"];
  context: LayerContext;
}): Mark[] {
  const paint = paintOf(stroke);
  const width = paint ? Math.min(strokeWidth * scale, box.width, box.height) : 0;
  const inner: Box = {
    ...{ x: box.x + width / 2, y: box.y + width / 2 },
    ...{ width: box.width - width, height: box.height - width },
  };
  const corner = Math.max(0, radius * scale - width / 2);
  const d = {
    rectangle: () => rectanglePath({ box: inner, radius: corner }),
    ellipse: () => ellipsePath(inner),
    triangle: () => trianglePath(inner),
    star: () => starPath(inner),
  }[shape]();
  // Pointed corners of frames would reach out of the box.
  const join = shape === "rectangle" ? "miter" : "round";
  return [{ kind: "path", d, fill: paintOf(fill), stroke: paint && width > 0 ? { paint, width, join } : null }];
}

/** The lengths of dashes and gaps, as multiples of the thickness. */
const DASHES = { dashed: { length: 3, gap: 2 }, dotted: { length: 1, gap: 1 } } as const;
/** The most dashes of a line. */
const MOST = 2000;

/** A line through the middle of its box. Dashes are shapes of their own, and the line begins and ends with one. */
export function drawLine({
  value: { color, thickness, dash },
  context: { box, scale },
}: {
  value: LayerOf<"line">["value"];
  context: LayerContext;
}): Mark[] {
  const height = thickness * scale;
  const line: Box = { x: box.x, y: box.y + (box.height - height) / 2, width: box.width, height };
  const fill = paintOf(color);
  if (height <= 0 || line.width <= 0 || !fill) return [];
  if (dash === "solid") return [{ kind: "path", d: rectanglePath({ box: line }), fill, stroke: null }];
  const { length, gap } = DASHES[dash];
  const count = Math.min(MOST, Math.max(1, Math.round((line.width / height + gap) / (length + gap))));
  const each = Math.min(length * height, line.width);
  const step = count > 1 ? (line.width - each) / (count - 1) : 0;
  const paths = Array.from({ length: count }, (_, index) => {
    const part: Box = { ...line, x: line.x + index * step, width: each };
    return dash === "dotted" ? ellipsePath(part) : rectanglePath({ box: part });
  });
  return [{ kind: "path", d: paths.join(""), fill, stroke: null }];
}
