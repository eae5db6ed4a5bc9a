import type { Category } from "@tresen/contract/catalog/category.resource";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useCurrency } from "../../../../shared/config";
import { NativeSelect } from "../../../../shared/ui/native-select";
import { type Dragged, type DropPlace, startBoardDrag } from "../board-drag";
import { BOARD_TEXTS as texts } from "../board.texts";
import type { Board, Place } from "../model/board";
import { BoardColumn } from "./board-column";
import { type BoardFilter, type Known, shownProducts } from "./shown-products";

/** What has the focus: a product, or a category itself. */
export interface Focus {
  category: string;
  product: string | null;
  /** Grows, so that the same is focused again. */
  count: number;
}

export type Direction = "up" | "down" | "left" | "right";

interface BoardViewProps {
  board: Board;
  categories: ReadonlyMap<string, Category>;
  known: Known;
  filter: BoardFilter;
  isReadOnly: boolean;
  /** What is to get the focus, after it was moved. */
  focus: Focus | null;
  onStep: (asked: { category: string; product: string | null; to: Direction }) => void;
  onDrop: (asked: { dragged: Dragged; place: DropPlace }) => void;
  onOpen: (asked: { category: string; product: string | null }) => void;
  onRemove: (place: Place) => void;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The columns of the board. A single listener of each kind serves all cards. */
export function BoardView(props: BoardViewProps) {
  const { board, categories, known, filter, isReadOnly, focus } = props;
  const currency = useCurrency();
  const root = useRef<HTMLDivElement>(null);
  /** The reached product of each column. */
  const [reached, setReached] = useState<Readonly<Record<string, string>>>({});
  const [chosen, setChosen] = useState<string | null>(null);
  const [seen, setSeen] = useState(focus);
  if (focus !== seen) {
    setSeen(focus);
    if (focus) {
      setChosen(focus.category);
      if (focus.product !== null) setReached({ ...reached, [focus.category]: focus.product });
    }
  }
  useEffect(() => {
    if (focus) elementOf(root.current, focus)?.focus();
  }, [focus]);
  const shown = board.some(({ category }) => category === chosen) ? chosen : (board[0]?.category ?? null);
  const nameOf = (category: string): string => categories.get(category)?.name ?? texts.goneCategory;

  const go = ({ category, product, to }: { category: string; product: string | null; to: Direction }): void => {
    const index = board.findIndex((column) => column.category === category);
    const listOf = (at: number) => shownProducts({ products: board[at]?.products ?? [], filter, known });
    const own = listOf(index);
    const at = product === null ? -1 : own.indexOf(product);
    const target =
      to === "up" || to === "down"
        ? { category, product: own[at + (to === "up" ? -1 : 1)] ?? (to === "up" ? null : product) }
        : beside({ list: listOf(index + (to === "left" ? -1 : 1)), column: board[index + (to === "left" ? -1 : 1)] });
    if (!target) return;
    setChosen(target.category);
    if (target.product !== null) setReached({ ...reached, [target.category]: target.product });
    // The column may be hidden on a phone until it is drawn.
    requestAnimationFrame(() => elementOf(root.current, target)?.focus());

    function beside({ list, column }: { list: readonly string[]; column: Board[number] | undefined }) {
      if (!column) return null;
      if (product === null) return { category: column.category, product: null };
      return { category: column.category, product: list[Math.min(at, list.length - 1)] ?? null };
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const spot = spotOf(event.target);
    if (!spot || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = DIRECTIONS[event.key];
    if (to) {
      event.preventDefault();
      if (!event.altKey) go({ ...spot, to });
      else if (!isReadOnly) props.onStep({ ...spot, to });
    } else if (event.key === "Delete" && spot.product !== null && !isReadOnly) {
      event.preventDefault();
      props.onRemove({ category: spot.category, product: spot.product });
    }
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0 || isReadOnly || !(event.target instanceof Element) || !root.current) return;
    // A mouse may take hold of the whole card, a finger of its grip: else it could not scroll.
    const isHeld = event.pointerType === "mouse" || event.target.closest("[data-grip]") !== null;
    const source =
      event.target.closest<HTMLElement>("[data-product]") ?? event.target.closest<HTMLElement>("[data-column]");
    const isColumn = source?.dataset["column"] !== undefined;
    if (!source || !isHeld || (isColumn && !event.target.closest("header"))) return;
    const category = source.dataset["column"] ?? source.dataset["category"] ?? "";
    const { product } = source.dataset;
    const dragged: Dragged =
      product === undefined ? { kind: "column", category } : { kind: "product", category, product };
    startBoardDrag({
      ...{ root: root.current, source, dragged, pointer: event.nativeEvent },
      onDrop: (place) => {
        // The press that ends the drag opens nothing.
        window.addEventListener("click", stop, { capture: true, once: true });
        setTimeout(() => window.removeEventListener("click", stop, { capture: true }));
        props.onDrop({ dragged, place });
      },
    });
  };

  // Where the head takes most of the height, as with large letters, the page scrolls.
  return (
    <div className="@container flex min-h-[min(24rem,80dvh)] flex-1 flex-col">
      <div className="flex items-center gap-2 px-3 pt-3 @min-[40rem]:hidden">
        <NativeSelect
          label={texts.column}
          className="w-full"
          options={board.map(({ category, products }) => ({
            value: category,
            label: `${nameOf(category)} (${products.length})`,
          }))}
          value={shown ?? ""}
          onChange={setChosen}
        />
      </div>
      <p id="board-help" className="sr-only">
        {texts.help}
      </p>
      <div
        ref={root}
        role="group"
        aria-label={texts.board}
        aria-describedby="board-help"
        className="flex min-h-0 flex-1 items-start gap-3 overflow-x-auto overflow-y-hidden p-3"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onFocus={({ target }) => {
          const spot = spotOf(target);
          if (spot && spot.product !== null && reached[spot.category] !== spot.product)
            setReached({ ...reached, [spot.category]: spot.product });
        }}
        onClick={({ target }) => {
          const spot = spotOf(target);
          if (spot) props.onOpen(spot);
        }}
      >
        {board.map((column) => (
          <BoardColumn
            key={column.category}
            column={column}
            category={categories.get(column.category)}
            filter={filter}
            known={known}
            currency={currency}
            reached={reached[column.category]}
            isChosen={column.category === shown}
            isReadOnly={isReadOnly}
          />
        ))}
      </div>
    </div>
  );
}

function stop(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The card or the head of a column in which an event happened. */
function spotOf(target: EventTarget | null): { category: string; product: string | null } | null {
  if (!(target instanceof Element) || !target.closest("[data-card], [data-head]")) return null;
  const card = target.closest<HTMLElement>("[data-product]");
  const category = card?.dataset["category"] ?? target.closest<HTMLElement>("[data-column]")?.dataset["column"];
  return category === undefined ? null : { category, product: card?.dataset["product"] ?? null };
}

function elementOf(
  root: HTMLElement | null,
  { category, product }: { category: string; product: string | null },
): HTMLElement | null {
  const column = root?.querySelector<HTMLElement>(`[data-column="${CSS.escape(category)}"]`);
  if (product === null) return column?.querySelector<HTMLElement>("[data-head]") ?? null;
  return column?.querySelector<HTMLElement>(`[data-product="${CSS.escape(product)}"] [data-card]`) ?? null;
}
