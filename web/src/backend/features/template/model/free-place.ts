import type { Design } from "./design";
import { type Area, type Point, boundsOf, rounded } from "./geometry";

/** How far places are from one another that are tried, and a layer from one that it covers, as parts of the page. */
const STEP = 0.07;
const OFFSET = 0.04;
const RINGS = 8;
/** A layer that covers so much of the page is its background. */
const BACKGROUND = 0.35;

/** The place for a new layer that is closest to a point: where it covers no other, or else beside what is there. */
export function freePlace({
  design,
  near,
  width,
  height,
}: {
  design: Pick<Design, "width" | "height" | "layers">;
  near: Point;
  width: number;
  height: number;
}): Area {
  const within = ({ x, y }: Point): Area => ({
    x: rounded(Math.max(0, Math.min(design.width - width, x))),
    y: rounded(Math.max(0, Math.min(design.height - height, y))),
    ...{ width, height },
  });
  const middle = { x: near.x - width / 2, y: near.y - height / 2 };
  const others = design.layers.flatMap((layer) => {
    const bounds = boundsOf([layer]);
    const isBackground = layer.width * layer.height > design.width * design.height * BACKGROUND;
    return bounds && layer.isVisible && !isBackground ? [bounds] : [];
  });
  const step = Math.min(design.width, design.height) * STEP;
  const free = ringsAround(middle, step)
    .map(within)
    .find((area) => others.every((other) => !isOver(area, other)));
  if (free) return free;
  // Where nothing is free, it covers none wholly.
  const offset = Math.min(design.width, design.height) * OFFSET;
  for (let count = 0; count < RINGS; count += 1) {
    const area = within({ x: middle.x + count * offset, y: middle.y + count * offset });
    const isTaken = others.some((one) => Math.hypot(one.x - area.x, one.y - area.y) < offset / 2);
    if (!isTaken) return area;
  }
  return within(middle);
}

/** The point, and those around it in squares that get larger, the closest first. */
function ringsAround({ x, y }: Point, step: number): Point[] {
  const places: Point[] = [];
  for (let down = -RINGS; down <= RINGS; down += 1)
    for (let across = -RINGS; across <= RINGS; across += 1) places.push({ x: across * step, y: down * step });
  return places.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y)).map((by) => ({ x: x + by.x, y: y + by.y }));
}

function isOver(a: Area, b: Area): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
