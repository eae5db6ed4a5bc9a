import type { ShapedText, Typeface } from "../font/typeface";
import type { Box } from "../geometry/box";
import { rectanglePath } from "../geometry/outlines";
import { paintOf } from "../geometry/paint";
import { type PathWriter, pathWriter } from "../geometry/path";
import type { LayerContext, Mark } from "../layer/context";
import { type FittedText, blockHeight } from "./fit";
import { type TextLine, widthOf } from "./line";

export type Align = "left" | "center" | "right";
export type VerticalAlign = "top" | "middle" | "bottom";

/** Collects what is written in one layer: one path for each colour. */
export interface Pen {
  write: (text: {
    shaped: ShapedText;
    color: string;
    typeface: Typeface;
    size: number;
    x: number;
    baseline: number;
    /** How long the line through the text is; null for none. */
    struck: number | null;
  }) => void;
  /** The marks so far; tells which characters are missing. */
  marks: () => Mark[];
}

/** Where the line through struck text is, as a part of the height of small letters, and how thick it is. */
const STRIKE = { height: 0.55, thickness: 0.07 } as const;

export function penOf({ warn }: Pick<LayerContext, "warn">): Pen {
  const writers = new Map<string, PathWriter>();
  const strikes: Mark[] = [];
  const missing = new Set<string>();
  return {
    write: ({ shaped, color, typeface, size, x, baseline, struck }) => {
      const paint = paintOf(color);
      if (!paint) return;
      const writer = writers.get(color) ?? pathWriter();
      writers.set(color, writer);
      for (const glyph of shaped.glyphs)
        writer.commands({ commands: glyph.outline, size, x: x + glyph.x * size, y: baseline + glyph.y * size });
      for (const character of shaped.missing) missing.add(character);
      if (struck === null) return;
      const height = STRIKE.thickness * size;
      const y = baseline - typeface.xHeight * STRIKE.height * size - height / 2;
      strikes.push({
        kind: "path",
        fill: paint,
        stroke: null,
        d: rectanglePath({ box: { x, y, width: struck, height } }),
      });
    },
    marks: () => {
      if (missing.size > 0) warn({ kind: "charactersMissing", characters: [...missing].join(" ") });
      const paths = [...writers].map(([color, writer]): Mark => {
        return { kind: "path", d: writer.text(), fill: paintOf(color), stroke: null };
      });
      return [...paths.filter((mark) => mark.kind !== "path" || mark.d !== ""), ...strikes];
    },
  };
}

/** Where the first baseline is below the top of a block, in type of the size 1. */
export function firstBaseline({
  lineHeight,
  typeface: { ascent, descent },
}: {
  lineHeight: number;
  typeface: Pick<Typeface, "ascent" | "descent">;
}): number {
  return (Math.max(lineHeight, ascent + descent) + ascent - descent) / 2;
}

/** The left edge of something in a box. */
export function startOf({ box, width, align }: { box: Box; width: number; align: Align }): number {
  return box.x + (box.width - width) * { left: 0, center: 0.5, right: 1 }[align];
}

/** The upper edge of something in a box. */
export function topOf({ box, height, align }: { box: Box; height: number; align: VerticalAlign }): number {
  return box.y + (box.height - height) * { top: 0, middle: 0.5, bottom: 1 }[align];
}

/** Writes a line between the edges of a box, which it does not leave even where letters reach beyond their width. */
export function writeLine({
  pen,
  line,
  size,
  box,
  align,
  baseline,
}: {
  pen: Pen;
  line: TextLine;
  size: number;
  box: Box;
  align: Align;
  baseline: number;
}): void {
  const start = startOf({ box, width: widthOf(line) * size, align }) - line.left * size;
  for (const [index, { shaped, style, x }] of line.clumps.entries()) {
    const { color, typeface, isStruck, scale } = style;
    // The line through words goes on between them.
    const next = line.clumps[index + 1];
    const end = next?.style.isStruck ? next.x : x + shaped.width * scale;
    const struck = isStruck ? (end - x) * size : null;
    pen.write({ shaped, color, typeface, struck, size: size * scale, x: start + x * size, baseline });
  }
}

/** Writes a text that was fitted into its box. */
export function writeText({
  pen,
  text: { lines, size },
  box,
  lineHeight,
  typeface,
  align,
  verticalAlign,
}: {
  pen: Pen;
  text: FittedText;
  box: Box;
  lineHeight: number;
  typeface: Typeface;
  align: Align;
  verticalAlign: VerticalAlign;
}): void {
  const height = blockHeight({ count: lines.length, lineHeight, typeface }) * size;
  const first = topOf({ box, height, align: verticalAlign }) + firstBaseline({ lineHeight, typeface }) * size;
  for (const [index, line] of lines.entries())
    writeLine({ pen, line, size, box, align, baseline: first + index * lineHeight * size });
}
