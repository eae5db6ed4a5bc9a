import { ArrowDown, ArrowUp } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { NARROWEST, WIDEST } from "@tresen/contract/view/list-view";
import { type ListSearch, changedSearch, ordersOf, pressedOrders, sortOf } from "../list-search";
import { LIST_TEXTS } from "../list.texts";
import { type ListColumn, boundedWidth } from "../views/list-columns";
import { VIEW_TEXTS } from "../views/views.texts";
import { HEAD, SNUG, isNumeric, widthStyle } from "./cell-styles";

const SORT_BUTTON =
  "inline-flex min-h-9 max-w-full items-center gap-1 hover:text-ink pointer-coarse:min-h-11 " +
  "pointer-coarse:min-w-11 [&>span]:truncate";
const HANDLE =
  "absolute inset-y-0 end-0 w-2 cursor-col-resize touch-none rounded-sm hover:bg-line-strong pointer-coarse:w-6 " +
  "focus-visible:bg-focus max-sm:hidden";
/** The pixels that an arrow key changes a column's width by. */
const STEP = 16;

interface HeadCellProps {
  column: ListColumn;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  isSortable: boolean;
  isSortedByMany: boolean;
  onWidth: (width: number) => void;
  className?: string;
}

/** The head of a column: its title, the way to sort by it, and a handle for its width. */
export function HeadCell({
  column,
  search,
  onSearch,
  isSortable,
  isSortedByMany,
  onWidth,
  className = "",
}: HeadCellProps) {
  const { field, width } = column;
  const orders = ordersOf(search.sort);
  const rank = isSortable ? orders.findIndex(({ key }) => key === field.key) : -1;
  const isSorted = rank >= 0;
  const isDown = orders[rank]?.isDown === true;
  const Icon = isDown ? ArrowDown : ArrowUp;
  const press = (isAdded: boolean): void => {
    const next = pressedOrders({ orders, key: field.key, isAdded: isAdded && isSortedByMany });
    onSearch(changedSearch({ search, change: { sort: sortOf(next) } }));
  };
  return (
    <th
      scope="col"
      role="columnheader"
      {...(isSortable ? { "aria-sort": isSorted ? (isDown ? "descending" : "ascending") : "none" } : {})}
      className={`${HEAD} ${SNUG} ${isNumeric(field) ? "text-end!" : ""} ${className}`}
      style={widthStyle(width)}
    >
      {isSortable ? (
        // Room for the arrow is reserved on the side where the title need not align with the values.
        <button
          type="button"
          // With Shift, also by the keyboard, the column is added to those that the list is sorted by.
          onClick={(event) => press(event.shiftKey)}
          {...(isSortedByMany ? { title: LIST_TEXTS.sortHint } : {})}
          className={`${SORT_BUTTON} ${isNumeric(field) ? "flex-row-reverse" : ""} ${isSorted ? "text-ink" : ""}`}
        >
          <span>{field.title}</span>
          <Icon size={14} aria-hidden className={`shrink-0 ${isSorted ? "" : "invisible"}`} />
          {isSorted && orders.length > 1 && (
            <span className="text-xs">
              <span className="sr-only">{LIST_TEXTS.sortRank}</span>
              {rank + 1}
            </span>
          )}
        </button>
      ) : (
        <span className="inline-flex min-h-9 items-center">{field.title}</span>
      )}
      <WidthHandle title={field.title} width={width} onWidth={onWidth} />
    </th>
  );
}

/** Dragged, or moved with the arrow keys. */
function WidthHandle({
  title,
  width,
  onWidth,
}: {
  title: string;
  width: number | undefined;
  onWidth: (width: number) => void;
}) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const shownWidth = (handle: Element): number => width ?? handle.parentElement?.getBoundingClientRect().width ?? 160;
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: shownWidth(event.currentTarget) };
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLSpanElement>): void => {
    const cell = currentTarget.parentElement;
    if (start.current && cell)
      Object.assign(cell.style, widthStyle(boundedWidth(start.current.width + clientX - start.current.x)));
  };
  const onPointerUp = ({ clientX }: PointerEvent<HTMLSpanElement>): void => {
    if (start.current && clientX !== start.current.x)
      onWidth(boundedWidth(start.current.width + clientX - start.current.x));
    start.current = null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLSpanElement>): void => {
    const step = event.key === "ArrowRight" ? STEP : event.key === "ArrowLeft" ? -STEP : 0;
    if (step === 0) return;
    event.preventDefault();
    onWidth(boundedWidth(shownWidth(event.currentTarget) + step));
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={VIEW_TEXTS.widthOf(title)}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={width ?? NARROWEST}
      tabIndex={0}
      className={HANDLE}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onKeyDown={onKeyDown}
    />
  );
}
