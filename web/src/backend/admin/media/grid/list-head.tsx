import { ArrowDown, ArrowUp } from "lucide-react";
import { PlainButton } from "../../../shared/ui/button";
import { MEDIA_TEXTS } from "../media.texts";
import { headSort, listColumns } from "./list-columns";

export interface Sorting {
  sort: string;
  onSort: (sort: string) => void;
}

/** It sticks to the edge of the area that scrolls, and not to its padding. */
const HEAD =
  "sticky -top-3 z-3 grid h-9 items-center gap-x-3 border-b border-line-strong bg-surface px-2 text-sm text-muted " +
  "pointer-coarse:h-11";
const SORT =
  "-mx-1 inline-flex min-h-8 max-w-full items-center gap-1 rounded-control px-1 hover:bg-sunken hover:text-ink " +
  "pointer-coarse:min-h-11";

/** The titles of the columns, which stay in sight. Pressing some sorts by them, as far as the server does. */
export function ListHead({ letters, sort, onSort }: Sorting & { letters: number }) {
  const { grid, shown } = listColumns(letters);
  return (
    <div role="row" aria-rowindex={1} className={`${HEAD} ${grid}`}>
      <span role="columnheader" aria-label={MEDIA_TEXTS.columns.choice} />
      <span role="columnheader" aria-label={MEDIA_TEXTS.columns.picture} />
      {shown.map((column) => {
        const title = MEDIA_TEXTS.columns[column];
        const sorting = headSort({ column, sort });
        if (!sorting)
          return (
            <span key={column} role="columnheader" className="truncate">
              {title}
            </span>
          );
        const { order, next } = sorting;
        return (
          <span key={column} role="columnheader" aria-sort={order} className="min-w-0">
            <PlainButton
              className={`${SORT} ${order === "none" ? "" : "font-medium text-ink"}`}
              onPress={() => onSort(next)}
            >
              <span className="truncate">{title}</span>
              {order === "ascending" && <ArrowUp size={14} aria-hidden className="shrink-0" />}
              {order === "descending" && <ArrowDown size={14} aria-hidden className="shrink-0" />}
            </PlainButton>
          </span>
        );
      })}
    </div>
  );
}
