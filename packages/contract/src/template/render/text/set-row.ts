import type { ShapedText } from "../font/typeface";
import { type TextStyle, shapeIn } from "./line";

/** A part of a line that is set without a space before it. */
export interface RowPart {
  text: string;
  style: TextStyle;
  /** How far it stands above the baseline. */
  rise?: number;
}

/** A line of parts in several sizes; all lengths are parts of the size of the whole text. */
export interface SetRow {
  parts: readonly { shaped: ShapedText; style: TextStyle; x: number; rise: number }[];
  left: number;
  right: number;
  /** The largest size in it. */
  scale: number;
}

export function setRow(given: readonly RowPart[]): SetRow {
  const parts: SetRow["parts"][number][] = [];
  let [x, left, right, scale] = [0, 0, 0, 0];
  for (const { text, style, rise = 0 } of given) {
    const shaped = shapeIn({ text, style });
    parts.push({ shaped, style, x, rise });
    left = Math.min(left, x + shaped.left * style.scale);
    right = Math.max(right, x + shaped.right * style.scale);
    x += shaped.width * style.scale;
    scale = Math.max(scale, style.scale);
  }
  return { parts, left, right, scale };
}
