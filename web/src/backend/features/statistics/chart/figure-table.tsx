import { useState } from "react";
import { Button } from "../../../shared/ui/button";
import { CHART_TEXTS } from "./chart.texts";
import { type FigureColumn, type FigureRow, type Figures, namingColumn, numberAt } from "./figures";
import { useFigureText } from "./use-figure-text";

const CELL = "border-b border-line px-1.5 py-1 first:ps-0 last:pe-0 sm:px-2";
/** So many rows of a ranking are shown at first. */
const SHOWN = 10;

interface TableProps {
  title: string;
  figures: Figures;
}

/** The rows that a chart draws, as a table. */
export function FigureTable({
  title,
  figures,
  rows = figures.rows,
  hasBars = false,
}: TableProps & {
  rows?: readonly FigureRow[];
  /** Whether a bar below each name shows its share of the largest. */
  hasBars?: boolean;
}) {
  const text = useFigureText();
  const naming = namingColumn(figures);
  const columns = figures.columns.filter(({ isFileOnly }) => !isFileOnly);
  const most = Math.max(0, ...figures.rows.map((row) => numberAt(row, figures.main)));
  return (
    <table className="w-full border-separate border-spacing-0 text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-muted">
          {columns.map((column) => (
            <th
              key={column.path}
              scope="col"
              className={`${CELL} align-bottom font-medium whitespace-normal! hyphens-auto ${sideOf(column, naming)}`}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="break-inside-avoid">
            {columns.map((column) =>
              column === naming ? (
                <th
                  key={column.path}
                  scope="row"
                  className={`${CELL} min-w-[min(8rem,28vw)] text-start font-normal wrap-anywhere hyphens-auto`}
                >
                  {text(column, row)}
                  {hasBars && <Bar share={most > 0 ? numberAt(row, figures.main) / most : 0} />}
                </th>
              ) : (
                <td key={column.path} className={`${CELL} align-top ${sideOf(column, naming)}`}>
                  {text(column, row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows in the order of their size. The table is the chart: every value stands beside its bar, so there is no axis. */
export function Ranking({ title, figures, hasBars = true }: TableProps & { hasBars?: boolean }) {
  const [isWhole, setIsWhole] = useState(false);
  const { rows } = figures;
  return (
    <>
      <div className="@container overflow-x-auto" tabIndex={0} role="group" aria-label={title}>
        <FigureTable title={title} figures={figures} rows={isWhole ? rows : rows.slice(0, SHOWN)} hasBars={hasBars} />
      </div>
      {rows.length > SHOWN && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 print:hidden"
          aria-expanded={isWhole}
          onPress={() => setIsWhole(!isWhole)}
        >
          {isWhole ? CHART_TEXTS.showLess : CHART_TEXTS.showAll(rows.length)}
        </Button>
      )}
    </>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <span
      aria-hidden
      className="mt-1 block h-1 rounded-full bg-action forced-colors:bg-[CanvasText]"
      style={{ width: `${Math.max(share > 0 ? 1 : 0, share * 100)}%` }}
    />
  );
}

function sideOf(column: FigureColumn, naming: FigureColumn): string {
  const isNumber = column.kind === "number" || column.kind === "money" || column.kind === "rate";
  const side = column === naming || !isNumber ? "text-start" : "text-end figures";
  return column.isMinor ? `${side} @max-[26rem]:hidden` : side;
}
