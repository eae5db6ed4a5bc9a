import { LETTER } from "../chart/plot-area";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Label {
  key: string;
  /** What is written, with the shortest last: lines, each in full. */
  versions: readonly (readonly string[])[];
  /** The places where its middle may be, the best first. */
  places: readonly (readonly [x: number, y: number])[];
}

export interface PlacedLabel {
  key: string;
  lines: readonly string[];
  at: readonly [x: number, y: number];
}

/**
 * Labels that overlap neither each other nor what is taken, the most important first. What finds no place in any version
 * is left out: it is told where the area is reached, and in the table.
 */
export function placeLabels({
  labels,
  taken = [],
  rem,
  width,
  height,
}: {
  labels: readonly Label[];
  taken?: readonly Box[];
  /** The size of letters in pixels. */
  rem: number;
  width: number;
  height: number;
}): PlacedLabel[] {
  const boxes = [...taken];
  return labels.flatMap(({ key, versions, places }) => {
    for (const lines of versions)
      for (const at of places) {
        const box = boxOf({ lines, at, rem });
        const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
        if (!isInside || boxes.some((other) => doOverlap(box, other))) continue;
        boxes.push(box);
        // The first line stands on its base line.
        return [{ key, lines, at: [at[0], box.y + rem * LINE * 0.75] as const }];
      }
    return [];
  });
}

/** The height of a line of a label, in `rem`. */
const LINE = 0.95;

export function boxOf({
  lines,
  at: [x, y],
  rem,
}: {
  lines: readonly string[];
  at: readonly [number, number];
  rem: number;
}): Box {
  const width = Math.max(...lines.map(({ length }) => length)) * rem * LETTER;
  const height = lines.length * rem * LINE;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function doOverlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
