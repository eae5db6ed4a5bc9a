import type { PathCommand } from "fontkit";
import type { PathCommands } from "../geometry/path";

/** The outline of a character in parts of the type's size, from its origin on the baseline, with `y` downwards. */
export interface Outline extends PathCommands {
  /** What the outline covers; all 0 for a space. */
  ink: { left: number; right: number; top: number; bottom: number };
}

const LETTERS = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" } as const;

/** Reads the commands of the font reader, whose `y` goes upwards in units of the font. */
export function outlineOf({ commands, unitsPerEm }: { commands: readonly PathCommand[]; unitsPerEm: number }): Outline {
  const points = commands.flatMap(({ args }) =>
    args.map((value, index) => (index % 2 === 0 ? value : -value) / unitsPerEm),
  );
  return { letters: commands.map(({ command }) => LETTERS[command]).join(""), points, ink: inkOf(points) };
}

/** The box around all points, curves' handles among them, so that it is never too small. */
function inkOf(points: readonly number[]): Outline["ink"] {
  if (points.length === 0) return { left: 0, right: 0, top: 0, bottom: 0 };
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const BOX = { width: 0.6, height: 0.72, edge: 0.06, side: 0.05 } as const;

/** An empty box for a character that no typeface has, and how wide it is with the space on its sides. */
export const MISSING: { outline: Outline; advance: number } = (() => {
  const { width, height, edge, side } = BOX;
  const inner = { left: side + edge, right: side + width - edge, top: edge - height, bottom: -edge };
  const points = [
    ...[side, 0, side, -height, side + width, -height, side + width, 0],
    // The other way round, so that it is a hole.
    ...[inner.right, inner.bottom, inner.right, inner.top, inner.left, inner.top, inner.left, inner.bottom],
  ];
  return { outline: { letters: "MLLLZMLLLZ", points, ink: inkOf(points) }, advance: width + 2 * side };
})();
