import { formatAmount } from "@tresen/contract/catalog/units";
import type { Cents } from "@tresen/contract/kit/money";
import { textOfCell } from "@tresen/contract/kit/table/cell-text";
import type { CellColumn } from "@tresen/contract/kit/table/columns";
import type { PrivateData } from "../../../shared/visibility";

/**
 * What a chart, its table and its files show: the same rows. A chart draws the numbers of one or more columns against the
 * first column, which names the rows.
 */
export interface Figures {
  columns: readonly [FigureColumn, ...FigureColumn[]];
  rows: readonly FigureRow[];
  /** The path of the column that the chart draws. */
  main: string;
}

export interface FigureColumn extends CellColumn {
  title: string;
  /** What the column tells of, and is hidden with. Amounts of money are hidden with product data. */
  hides?: PrivateData;
  /** The text on the screen, where it is another one than in files. */
  shown?: (row: FigureRow) => string;
  /** A shorter one, for the axis. */
  short?: (row: FigureRow) => string;
  isFileOnly?: boolean;
  /** Left out where there is little room. */
  isMinor?: boolean;
}

export type FigureRow = Readonly<Record<string, string | number | null>> & { readonly key: string };

/** The column that names the rows. */
export const namingColumn = ({ columns: [first] }: Figures): FigureColumn => first;

export const columnAt = (figures: Figures, path: string): FigureColumn | undefined =>
  figures.columns.find((column) => column.path === path);

export const numberAt = (row: FigureRow, path: string): number => Number(row[path] ?? 0);

/** The figures without hidden columns; null if nothing is left to draw. */
export function visibleFigures({
  figures,
  isShown,
}: {
  figures: Figures;
  isShown: (kind: PrivateData) => boolean;
}): Figures | null {
  const isVisible = ({ hides, kind }: FigureColumn): boolean =>
    (hides === undefined || isShown(hides)) && (kind !== "money" || isShown("product"));
  const [first, ...rest] = figures.columns;
  const left = rest.filter(isVisible);
  return isVisible(first) && left.some(({ path }) => path === figures.main)
    ? { ...figures, columns: [first, ...left] }
    : null;
}

/** Whether there is nothing to draw. */
export function isEmpty(figures: Figures): boolean {
  return figures.rows.every((row) => numberAt(row, figures.main) === 0);
}

/** What stands in a cell of the table. @param money writes an amount. */
export function cellText({
  column,
  row,
  money,
  zone,
}: {
  column: FigureColumn;
  row: FigureRow;
  money: (cents: Cents) => string;
  zone?: string;
}): string {
  if (column.shown) return column.shown(row);
  const value = row[column.path];
  if (value === null || value === undefined) return "–";
  if (column.kind === "money") return money(Number(value));
  if (column.kind === "number") return formatAmount(Number(value));
  return textOfCell({ column, value, zone });
}
