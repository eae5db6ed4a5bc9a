import { draw, heightOf } from "./drawing";
import { type OpenFonts, TYPE_SIZE } from "./fonts";
import { CHARACTER, type Row } from "./layout";
import type { Box } from "./symbols";

/** Units of the typeface in one of its sizes. */
const UNITS = 1000;

/** A picture (SVG) of the paper in dots. Characters are outlines, so that it looks the same everywhere. */
export function previewSvg({
  rows,
  columns,
  width,
  fonts,
}: {
  rows: readonly Row[];
  columns: number;
  /** Of what can be printed on, in dots. */
  width: number;
  fonts: OpenFonts;
}): string {
  const height = Math.ceil(heightOf(rows));
  const glyphs = new Map<string, string>();
  const parts: string[] = [];
  const glyphOf = (character: string, bold: boolean): string => {
    const codePoint = character.codePointAt(0) ?? 0;
    const id = `${bold ? "b" : "r"}${codePoint.toString(36)}`;
    if (!glyphs.has(id)) glyphs.set(id, (bold ? fonts.bold : fonts.regular).glyphForCodePoint(codePoint).path.toSVG());
    return id;
  };
  draw({
    rows,
    columns,
    pen: {
      boxes: (boxes) => parts.push(`<path d="${boxes.map(pathOf).join("")}"/>`),
      text: ({ text, size, bold, x, baseline, isWhite }) => {
        const scale = (TYPE_SIZE * size) / UNITS;
        const uses = [...text].map((character, index) =>
          character === " "
            ? ""
            : `<use href="#${glyphOf(character, bold)}" x="${round((index * CHARACTER.width * size) / scale)}"/>`,
        );
        const place = `translate(${round(x)} ${round(baseline)}) scale(${round(scale)} ${round(-scale)})`;
        parts.push(`<g transform="${place}"${isWhite ? ' fill="#fff"' : ""}>${uses.join("")}</g>`);
      },
      cut: (y) => parts.push(`<path d="M0 ${y}H${width}" stroke="#999" stroke-width="2" stroke-dasharray="8 8"/>`),
    },
  });
  const outlines = [...glyphs].map(([id, path]) => `<path id="${id}" d="${path}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${outlines.join("")}</defs><rect width="${width}" height="${height}" fill="#fff"/>` +
    `<g shape-rendering="crispEdges">${parts.filter((part) => part.startsWith("<path")).join("")}</g>` +
    `${parts.filter((part) => part.startsWith("<g")).join("")}</svg>`
  );
}

function pathOf({ x, y, width, height }: Box): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** Without digits that nobody sees, so that the same paper is always the same picture. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
