import { CircleCheck } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import type { Column, ColumnName } from "./arrange";

interface BoardProps {
  columns: readonly Column[];
  /** Which column a narrow screen shows; wide ones show all. */
  active: ColumnName;
  onActive: (column: ColumnName) => void;
  renderCard: (column: Column, index: number) => ReactNode;
}

/** The columns side by side, or one at a time behind tabs where there is no room. Arrow keys walk over the cards. */
export function Board({ columns, active, onActive, renderCard }: BoardProps) {
  const shown = columns.some(({ name }) => name === active) ? active : "pending";
  const missed = columns.find(({ name }) => name === "missed");
  const pending = columns.find(({ name }) => name === "pending");
  const others = columns.filter((column) => column !== missed && column !== pending);
  const section = (column: Column, isStacked = false) => (
    <section
      key={column.name}
      data-column
      aria-label={column.title}
      className={`min-w-0 flex-col gap-3 @min-[52rem]:flex ${column.name === shown ? "flex" : "hidden"} ${isStacked ? "@max-[52rem]:min-h-0 @max-[52rem]:flex-1 @min-[70rem]:min-h-0 @min-[70rem]:flex-1" : "min-h-0 flex-1"}`}
    >
      <h2 className={`flex items-center gap-2 px-1 text-lg font-semibold @max-[52rem]:sr-only ${column.name === "missed" ? "text-danger" : ""}`}>
        {column.title} <Count count={column.orders.length} />
      </h2>
      {column.orders.length > 0 ? (
        <ul className={`relative grid auto-rows-max content-start grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3 p-1 ${isStacked ? "@max-[52rem]:overflow-y-auto @min-[70rem]:min-h-0 @min-[70rem]:flex-1 @min-[70rem]:overflow-y-auto" : "min-h-0 flex-1 overflow-y-auto"}`}>
          {column.orders.map((order, index) => (
            <li key={order.id} className="grid grid-cols-[minmax(0,1fr)]">
              {renderCard(column, index)}
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex flex-col items-center gap-2 rounded-panel border border-dashed border-line px-3 py-10 text-center text-muted">
          <CircleCheck size={28} aria-hidden /> {column.empty}
        </p>
      )}
    </section>
  );
  return (
    <div className="@container flex min-h-0 flex-1 flex-col" onKeyDown={walk}>
      <nav aria-label="Spalten" className="flex gap-1 overflow-x-auto border-b border-line bg-surface px-3 py-2 @min-[52rem]:hidden">
        {columns.map(({ name, title, orders }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === shown}
            onClick={() => onActive(name)}
            className={`flex min-h-12 flex-1 items-center justify-center gap-2 rounded-control px-3 text-base font-semibold whitespace-nowrap ${name === shown ? "bg-action text-on-action" : name === "missed" ? "bg-danger-soft text-danger" : "text-ink hover:bg-sunken"}`}
          >
            {name === "inDelivery" ? "Bereit" : title}
            <Count count={orders.length} isActive={name === shown} />
          </button>
        ))}
      </nav>
      <div className="flex min-h-0 flex-1 gap-3 p-3">
        {missed ? (
          // Both wait for the same answer. Where four columns would be too narrow, the missed ones stand above the new.
          <div className="relative flex min-h-0 min-w-0 flex-1 flex-col gap-4 @min-[52rem]:overflow-y-auto @min-[70rem]:flex-2 @min-[70rem]:flex-row @min-[70rem]:gap-3 @min-[70rem]:overflow-visible @max-[52rem]:contents">
            {section(missed, true)}
            {pending && section(pending, true)}
          </div>
        ) : (
          pending && section(pending)
        )}
        {others.map((column) => section(column))}
      </div>
    </div>
  );
}

function Count({ count, isActive = false }: { count: number; isActive?: boolean }) {
  return <span className={`figures min-w-7 rounded-full px-2 py-0.5 text-center text-base font-bold ${isActive ? "bg-on-action text-action" : "bg-sunken text-ink"}`}>{count}</span>;
}

/** Up and down within a column, left and right to the next column that has cards. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const card = event.target instanceof Element ? event.target.closest("[data-card]") : null;
  const column = card?.closest("[data-column]");
  if (!card || !column || !event.key.startsWith("Arrow")) return;
  const cards = [...column.querySelectorAll("[data-card]")];
  const index = cards.indexOf(card);
  const target = event.key === "ArrowDown" ? cards[index + 1] : event.key === "ArrowUp" ? cards[index - 1] : besides({ board: event.currentTarget, column, index, step: event.key === "ArrowRight" ? 1 : -1 });
  if (!target) return;
  event.preventDefault();
  target.querySelector("button")?.focus();
  target.scrollIntoView({ block: "nearest" });
}

function besides({ board, column, index, step }: { board: Element; column: Element; index: number; step: 1 | -1 }): Element | undefined {
  const columns = [...board.querySelectorAll("[data-column]")];
  for (let position = columns.indexOf(column) + step; columns[position]; position += step) {
    const cards = [...(columns[position]?.querySelectorAll("[data-card]") ?? [])];
    if (cards.length > 0) return cards[Math.min(index, cards.length - 1)];
  }
  return undefined;
}
