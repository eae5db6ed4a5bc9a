import type { LayerOf } from "../../layer/layer";
import type { TableRow } from "../../layer/layer-value-fields";
import type { Flow } from "../text/columns";
import type { SetTableRow } from "./table-row";

type TableValue = LayerOf<"table">["value"];

/** The rows of a table in a size and in their places. */
export interface Arranged {
  at: number;
  /** Of a column. */
  width: number;
  rows: readonly SetTableRow[];
  rowGap: number;
  flow: Flow;
}

/** The most space that is added between two rows, as a part of the type's size. */
const MOST_SPACE = 1.1;

/**
 * A table that fills its area does without descriptions before its type is smaller than chosen. What several pictures
 * beside each other show as parts of one table looks alike on all of them: with descriptions or without, in type of the
 * same size, which is that of the fullest part.
 */
export function tableBesideOthers({
  rows,
  others,
  size,
  asked: { isFilled, areDescriptionsShown },
  arranged,
}: {
  rows: readonly TableRow[];
  others: readonly (readonly TableRow[])[];
  size: number;
  asked: Pick<TableValue, "isFilled" | "areDescriptionsShown">;
  /** The rows in at most this size, or else in the largest that the layer allows. */
  arranged: (asked: Pick<TableValue, "rows" | "areDescriptionsShown">, most?: number) => Arranged;
}): { table: Arranged; isTight: boolean } {
  if (!isFilled) return { table: arranged({ rows: [...rows], areDescriptionsShown }), isTight: false };
  const filled = (areShown: boolean): Arranged[] =>
    [rows, ...others]
      .filter((part) => part.length > 0)
      .map((part) => arranged({ rows: [...part], areDescriptionsShown: areShown }));
  const described = filled(areDescriptionsShown);
  const isTight = areDescriptionsShown && described.some(({ at }) => at < size);
  const all = isTight ? filled(false) : described;
  const common = Math.min(...all.map(({ at }) => at));
  const [table] = all;
  const asItIs = { rows: [...rows], areDescriptionsShown: areDescriptionsShown && !isTight };
  return { table: table?.at === common ? table : arranged(asItIs, common), isTight };
}

/** The table in as many columns, of those that it may have, as allow the largest type; few rows need fewer columns. */
export function fewerColumns({
  columns,
  fittedIn,
}: {
  columns: number;
  fittedIn: (columns: number) => Arranged;
}): Arranged {
  let best = fittedIn(columns);
  for (let count = columns - 1; count >= 1; count -= 1) {
    const next = fittedIn(count);
    if (next.at < best.at || next.flow.places.length < best.flow.places.length) return best;
    best = next;
  }
  return best;
}

/** The table with its rows spread over the height, as far as they still belong together, in the middle of it. */
export function filledTable({ table, height }: { table: Arranged; height: number }): Arranged {
  const { at, rows, rowGap, flow } = table;
  const columns = [...Map.groupBy(flow.places.keys(), (index) => flow.places[index]?.column ?? 0).values()];
  const bottomOf = (index: number): number => (flow.places[index]?.top ?? 0) + (rows[index]?.height ?? 0) * at;
  const spaces = columns.map((column) => (height - bottomOf(column.at(-1) ?? 0)) / Math.max(1, column.length - 1));
  const space = Math.max(0, Math.min(MOST_SPACE * at, ...spaces));
  const bottoms = columns.map((column) => bottomOf(column.at(-1) ?? 0) + (column.length - 1) * space);
  const start = Math.max(0, (height - Math.max(...bottoms)) / 2);
  const position = new Map(columns.flatMap((column) => column.map((index, place) => [index, place] as const)));
  const places = flow.places.map((place, index) => ({
    ...place,
    top: place.top + start + (position.get(index) ?? 0) * space,
  }));
  return { ...table, rowGap: rowGap + space, flow: { places } };
}
