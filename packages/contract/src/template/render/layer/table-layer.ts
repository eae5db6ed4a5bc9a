import type { LayerOf } from "../../layer/layer";
import type { TableRow } from "../../layer/layer-value-fields";
import { rectanglePath } from "../geometry/outlines";
import { paintOf } from "../geometry/paint";
import { flowed } from "../text/columns";
import { largestSize, smallestSize } from "../text/fit";
import { firstBaseline, penOf, writeLine, type Pen } from "../text/pen";
import { headingWeight } from "../needs";
import { type LayerContext, type Mark, affordableRows, typefaceFor } from "./context";
import { type Arranged, fewerColumns, filledTable, tableBesideOthers } from "./table-fill";
import { otherParts, rowsOfPart } from "./table-part";
import { type TableStyles, rowSetter } from "./table-row";

type TableValue = LayerOf<"table">["value"];

/** How thick the lines between rows are, as a part of the type's size. */
const RULE = 0.05;
/** The space over a heading, as a part of the type's size. */
const HEADING_GAP = 0.7;

/**
 * Rows that flow from column to column: title and small notes, prices on the right, descriptions in smaller type below.
 * Headings stay with their next row. What has no room in the smallest type is left out and told.
 */
export function drawTable({ value: whole, context }: { value: TableValue; context: LayerContext }): Mark[] {
  const { box } = context;
  const value = { ...whole, rows: rowsOfPart(whole) };
  // The other parts have what is left of the letters before this one, all together.
  const letters = { left: context.letters.left };
  const { columns } = value;
  const rows = affordableRows({
    ...{ rows: value.rows, textsOf, context },
  });
  if (rows.length === 0 && value.rows.length > 0) context.warn({ kind: "rowsMissing", count: value.rows.length });
  if (rows.length === 0 || box.width <= 0 || box.height <= 0) return [];
  const gap = value.columnGap * context.scale;
  if (box.width - gap * (columns - 1) <= 0) return [];
  const styles = stylesOf({ value, context });
  const size = value.size * context.scale;
  const others = otherParts(whole).map((part) =>
    affordableRows({ rows: part, textsOf, context: { ...context, letters } }),
  );
  const { table, isTight } = tableBesideOthers({
    ...{ rows, others, size, asked: value },
    arranged: (asked, most) => arrangedTable({ value: { ...value, ...asked }, styles, gap, size, most, context }),
  });
  if (isTight && rows.some(({ isHeading, description }) => !isHeading && description !== ""))
    context.warn({ kind: "descriptionsMissing" });
  if (table.at < size) context.warn({ kind: "shrunk", share: table.at / size });
  warnOfMissing({ value, table, context });
  const pen = penOf(context);
  const rules = writeRows({ pen, table, gap, value, styles, context });
  return [...pen.marks(), ...rules];
}

const textsOf = ({ title, note, description }: TableRow): string[] => [title, note, description];

/** The rows in the columns and the size that the layer says. */
function arrangedTable({
  value,
  styles,
  gap,
  size,
  most: asked,
  context: { box, scale, currency },
}: {
  value: TableValue;
  styles: TableStyles;
  gap: number;
  size: number;
  most: number | undefined;
  context: LayerContext;
}): Arranged {
  const { overflow, columns } = value;
  const set = rowSetter({ value, styles, currency });
  const arrangedIn =
    (count: number): Arrange =>
    ({ at, isParted }) => {
      const width = (box.width - gap * (count - 1)) / count;
      const rows = value.rows.map((row) => set({ row, width: width / at, isParted, overflow }));
      const rowGap = value.rowGap * scale * (at / size);
      const items = rows.map(({ height, isHeading }) => {
        return { height: height * at, isHeading, gap: rowGap + (isHeading ? HEADING_GAP * at : 0) };
      });
      return { at, width, rows, rowGap, flow: flowed({ items, height: box.height, columns: count }) };
    };
  const most = asked ?? (value.isFilled ? Math.max(size, value.maximumSize * scale) : size);
  const fittedIn = (count: number): Arranged =>
    fitted({ value, size, most, minimumSize: value.minimumSize * scale, arranged: arrangedIn(count) });
  return value.isFilled
    ? filledTable({ table: fewerColumns({ columns, fittedIn }), height: box.height })
    : fittedIn(columns);
}

type Arrange = (asked: { at: number; isParted: boolean }) => Arranged;

function fitted({
  value: { overflow, rows },
  size,
  most,
  minimumSize,
  arranged,
}: {
  value: TableValue;
  size: number;
  /** The size that is tried first. */
  most: number;
  minimumSize: number;
  arranged: Arrange;
}): Arranged {
  if (overflow !== "shrink") return arranged({ at: size, isParted: true });
  const fits = (at: number): boolean => {
    const table = arranged({ at, isParted: false });
    return table.flow.places.length === rows.length && table.rows.every(({ isWide }) => !isWide);
  };
  const found = largestSize({ size: most, minimumSize, fits });
  if (found !== null) return arranged({ at: found, isParted: false });
  return arranged({ at: smallestSize({ size, minimumSize }), isParted: true });
}

function stylesOf({ value, context }: { value: TableValue; context: LayerContext }): TableStyles {
  const face = { family: value.font, weight: value.weight, isItalic: value.isItalic };
  const typeface = typefaceFor({ context, face });
  const { typeface: bold } = context.fonts.find({ ...face, weight: headingWeight(value.weight) });
  return { typeface, bold };
}

function warnOfMissing({ value, table, context }: { value: TableValue; table: Arranged; context: LayerContext }): void {
  const shown = table.flow.places.length;
  if (table.rows.slice(0, shown).some(({ isCut }) => isCut)) context.warn({ kind: "cut" });
  const missing = value.rows.slice(shown).filter(({ isHeading }) => !isHeading);
  if (missing.length > 0) context.warn({ kind: "rowsMissing", count: missing.length });
}

/** Writes the rows. @returns the lines between them. */
function writeRows({
  pen,
  table: { at, width, rows, rowGap, flow },
  gap,
  value,
  styles: { typeface },
  context: { box },
}: {
  pen: Pen;
  table: Arranged;
  gap: number;
  value: TableValue;
  styles: TableStyles;
  context: LayerContext;
}): Mark[] {
  const rules: string[] = [];
  const thickness = Math.max(1, at * RULE);
  for (const [index, { column, top }] of flow.places.entries()) {
    const row = rows[index];
    if (!row) continue;
    const area = { x: box.x + column * (width + gap), y: box.y + top, width, height: row.height * at };
    for (const { line, align, scale, offset } of row.lines) {
      const { lineHeight } = value;
      const baseline = area.y + (offset + firstBaseline({ lineHeight, typeface }) * scale) * at;
      writeLine({ pen, line, size: at, box: area, align, baseline });
    }
    const before = flow.places[index - 1];
    const isBetween = before?.column === column && !row.isHeading && rows[index - 1]?.isHeading === false;
    if (isBetween)
      rules.push(rectanglePath({ box: { ...area, y: area.y - (rowGap + thickness) / 2, height: thickness } }));
  }
  const fill = paintOf(value.lineColor);
  return fill && rules.length > 0 ? [{ kind: "path", d: rules.join(""), fill, stroke: null }] : [];
}
