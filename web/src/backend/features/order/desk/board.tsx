import { CircleCheck } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import type { Column, ColumnName } from "./arrange";
import { DESK_TEXTS } from "./desk.texts";
import type { Taps } from "./use-settling";

const TABS =
  "flex shrink-0 gap-1 overflow-x-auto border-b border-line bg-surface px-3 py-2 max-sm:py-1 " +
  "low:py-1 @min-[52rem]:hidden";

const COLUMN = "min-h-0 min-w-0 flex-1 flex-col gap-3";
const EMPTY =
  "flex flex-col items-center gap-2 rounded-panel border border-dashed border-line px-3 py-10 text-center " +
  "text-muted";

/** A narrow board shows one column at a time; a wide one shows all, with the missed orders above them. */
function columnClass({ isShown, isMissed }: { isShown: boolean; isMissed: boolean }): string {
  return `${COLUMN} ${isShown ? "flex" : "hidden"} ${isMissed ? "@min-[52rem]:hidden" : "@min-[52rem]:flex"}`;
}

interface BoardProps {
  columns: readonly Column[];
  /** Which column a narrow screen shows; wide ones show all. */
  active: ColumnName;
  onActive: (column: ColumnName) => void;
  renderCard: (column: Column, index: number) => ReactNode;
  /** The card of a missed order, in fewer lines. */
  renderMissed: (column: Column, index: number) => ReactNode;
  /** Looks at each press before the cards do. */
  taps: Taps;
}

const TAB =
  "flex min-h-12 flex-1 flex-col items-center justify-center gap-0.5 rounded-control px-1 py-1 text-sm font-semibold " +
  "whitespace-nowrap @min-[40rem]:flex-row @min-[40rem]:gap-2 @min-[40rem]:px-3 @min-[40rem]:text-base";
const TAB_COLORS = {
  shown: "bg-action text-on-action",
  missed: "bg-danger-soft text-danger",
  other: "text-ink hover:bg-sunken",
};

function tabColor({ name, shown }: { name: ColumnName; shown: ColumnName }): string {
  if (name === shown) return TAB_COLORS.shown;
  return name === "missed" ? TAB_COLORS.missed : TAB_COLORS.other;
}

/**
 * One line of cards on a low screen, else two, so that new orders stay visible however many were missed. It scrolls by
 * whole lines, so that no card is cut.
 */
const MISSED_CARDS =
  "relative grid max-h-26 auto-rows-[6rem] grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-2 " +
  "snap-y snap-mandatory scroll-p-1 overflow-y-auto p-1 [@media(min-height:44rem)]:max-h-52.5";
const CARDS =
  "relative grid min-h-0 flex-1 auto-rows-max grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] " +
  "content-start gap-3 overflow-y-auto px-1 pt-1 pb-3 low:overflow-visible";

/**
 * The board with missed orders above the columns, or with tabs if there is no room. Arrow keys move between the cards.
 */
export function Board({ columns, active, onActive, renderCard, renderMissed, taps }: BoardProps) {
  const shown = columns.some(({ name }) => name === active) ? active : "pending";
  const missed = columns.find(({ name }) => name === "missed");
  return (
    // On a low screen the whole desk scrolls instead of each column.
    <div className="@container flex min-h-80 flex-1 flex-col low:flex-none" onKeyDown={walk} {...taps}>
      {/* On a phone the number is below the name, so that four tabs fit side by side. */}
      <nav aria-label={DESK_TEXTS.columns} className={TABS}>
        {columns.map(({ name, tab, orders }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === shown}
            onClick={() => onActive(name)}
            className={`${TAB} ${tabColor({ name, shown })}`}
          >
            {tab}
            <Count count={orders.length} isActive={name === shown} />
          </button>
        ))}
      </nav>
      {missed && (
        <section data-column aria-label={missed.title} className="hidden shrink-0 flex-col px-3 pt-3 @min-[52rem]:flex">
          <h2 className="flex items-center gap-2 px-1 text-lg font-semibold text-danger">
            {missed.title} <Count count={missed.orders.length} />
          </h2>
          <ul className={MISSED_CARDS}>
            {missed.orders.map((order, index) => (
              <li key={order.id} className="grid snap-start grid-cols-[minmax(0,1fr)]">
                {renderMissed(missed, index)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex min-h-0 flex-1 gap-3 px-3 pt-3">
        {columns.map((column) => (
          <section
            key={column.name}
            data-column
            aria-label={column.title}
            className={columnClass({ isShown: column.name === shown, isMissed: column === missed })}
          >
            <h2 className="flex items-center gap-2 px-1 text-lg font-semibold @max-[52rem]:sr-only">
              {column.title} <Count count={column.orders.length} />
            </h2>
            {column.orders.length > 0 ? (
              <ul className={CARDS}>
                {column.orders.map((order, index) => (
                  <li key={order.id} className="grid grid-cols-[minmax(0,1fr)]">
                    {renderCard(column, index)}
                  </li>
                ))}
              </ul>
            ) : (
              <p className={EMPTY}>
                <CircleCheck size={28} aria-hidden /> {column.empty}
              </p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

const COUNT = "figures min-w-7 rounded-full px-2 py-0.5 text-center text-base font-bold";

function Count({ count, isActive = false }: { count: number; isActive?: boolean }) {
  return <span className={`${COUNT} ${isActive ? "bg-on-action text-action" : "bg-sunken text-ink"}`}>{count}</span>;
}

/** Up and down within a column, left and right to the next column that has cards. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const card = event.target instanceof Element ? event.target.closest("[data-card]") : null;
  const column = card?.closest("[data-column]");
  if (!card || !column || !event.key.startsWith("Arrow")) return;
  const cards = [...column.querySelectorAll("[data-card]")];
  const index = cards.indexOf(card);
  const target =
    event.key === "ArrowDown"
      ? cards[index + 1]
      : event.key === "ArrowUp"
        ? cards[index - 1]
        : besides({ board: event.currentTarget, column, index, step: event.key === "ArrowRight" ? 1 : -1 });
  if (!target) return;
  event.preventDefault();
  target.querySelector("button")?.focus();
  target.scrollIntoView({ block: "nearest" });
}

function besides({
  board,
  column,
  index,
  step,
}: {
  board: Element;
  column: Element;
  index: number;
  step: 1 | -1;
}): Element | undefined {
  // A column that is hidden at this width has no position.
  const columns = [...board.querySelectorAll("[data-column]")].filter((one) => one.getClientRects().length > 0);
  for (let position = columns.indexOf(column) + step; columns[position]; position += step) {
    const cards = [...(columns[position]?.querySelectorAll("[data-card]") ?? [])];
    if (cards.length > 0) return cards[Math.min(index, cards.length - 1)];
  }
  return undefined;
}
