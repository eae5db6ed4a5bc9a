import { useState } from "react";
import { useStable } from "../../../admin/form/use-stable";
import type { Dragged, DropPlace } from "./board-drag";
import { BOARD_SAID as said } from "./board.texts";
import {
  type Board,
  type Place,
  type Target,
  columnOf,
  withColumn,
  withColumnAt,
  withProductAt,
  withProducts,
  withoutColumn,
  withoutProduct,
} from "./model/board";
import type { BoardStore } from "./use-board";
import type { Direction, Focus } from "./view/board-view";
import { type BoardFilter, type Known, shownProducts } from "./view/shown-products";

/** What is done on the board, with what it says of it, and where the focus goes. */
export function useBoardCommands({
  store,
  filter,
  known,
  nameOf,
  productName,
}: {
  store: BoardStore;
  filter: BoardFilter;
  known: Known;
  nameOf: (category: string) => string;
  productName: (id: string) => string;
}) {
  const { board } = store;
  const [told, setTold] = useState({ text: "", count: 0 });
  const [focus, setFocus] = useState<Focus | null>(null);
  /** The same words twice are told twice: the second time with a space that nobody hears. */
  const say = (text: string): void => setTold(({ count }) => ({ text, count: count + 1 }));
  const point = (category: string, product: string | null): void =>
    setFocus((last) => ({ category, product, count: (last?.count ?? 0) + 1 }));

  const place = ({ next, category, product }: { next: Board; category: string; product: string }): void => {
    const list = columnOf(next, category)?.products ?? [];
    say(
      said.moved({
        ...{ name: productName(product), column: nameOf(category) },
        ...{ place: list.indexOf(product) + 1, count: list.length },
      }),
    );
    point(category, product);
  };
  const move = ({ from, to, isKept = false }: { from: Place; to: Target; isKept?: boolean }): void => {
    const list = columnOf(board, to.category)?.products ?? [];
    const moved = isKept && !list.includes(from.product) ? copied({ board, product: from.product, to }) : null;
    const next = moved ?? (isKept ? null : withProductAt({ board, from, to }));
    if (!next) return say(said.already({ name: productName(from.product), column: nameOf(to.category) }));
    if (next === board) return say(said.edge(productName(from.product)));
    store.change(next);
    place({ next, category: to.category, product: from.product });
  };
  const moveColumn = ({ category, at }: { category: string; at: number }): void => {
    const next = withColumnAt({ board, category, at });
    if (next === board) return say(said.edge(nameOf(category)));
    store.change(next);
    const index = next.findIndex((column) => column.category === category);
    say(said.columnMoved({ name: nameOf(category), place: index + 1, count: next.length }));
    point(category, null);
  };

  /** One step by key: among what the filter shows. */
  const step = ({ category, product, to }: { category: string; product: string | null; to: Direction }): void => {
    const index = board.findIndex((column) => column.category === category);
    if (product === null) {
      if (to === "left" || to === "right") moveColumn({ category, at: index + (to === "left" ? -1 : 1) });
      return;
    }
    const from = { category, product };
    const list = columnOf(board, category)?.products ?? [];
    const shown = shownProducts({ products: list, filter, known });
    if (to === "up" || to === "down") {
      const neighbour = shown[shown.indexOf(product) + (to === "up" ? -1 : 1)];
      if (neighbour === undefined) return say(said.edge(productName(product)));
      return move({ from, to: { category, at: list.indexOf(neighbour) } });
    }
    const target = board[index + (to === "left" ? -1 : 1)];
    if (!target) return say(said.edge(productName(product)));
    move({ from, to: { category: target.category, at: list.indexOf(product) } });
  };

  const drop = ({ dragged, place: { category, before } }: { dragged: Dragged; place: DropPlace }): void => {
    if (dragged.kind === "column") {
      const others = board.filter((column) => column.category !== dragged.category);
      if (before === dragged.category) return;
      const at = before === null ? others.length : others.findIndex((column) => column.category === before);
      return moveColumn({ category: dragged.category, at });
    }
    if (before === dragged.product && category === dragged.category) return;
    const list = (columnOf(board, category)?.products ?? []).filter(
      (id) => category !== dragged.category || id !== dragged.product,
    );
    const at = before === null ? list.length : list.indexOf(before);
    move({ from: dragged, to: { category, at: at < 0 ? list.length : at } });
  };

  const remove = (from: Place): void => {
    const list = columnOf(board, from.category)?.products ?? [];
    const shown = shownProducts({ products: list, filter, known });
    const at = shown.indexOf(from.product);
    store.change(withoutProduct({ board, from }));
    say(said.removed({ name: productName(from.product), column: nameOf(from.category) }));
    point(from.category, shown[at + 1] ?? shown[at - 1] ?? null);
  };
  const removeColumn = (category: string): void => {
    const index = board.findIndex((column) => column.category === category);
    const next = withoutColumn({ board, category });
    store.change(next);
    say(said.columnRemoved(nameOf(category)));
    const beside = next[Math.min(index, next.length - 1)];
    if (beside) point(beside.category, null);
  };
  const add = ({ category, products }: { category: string; products: readonly string[] }): void => {
    store.change(withProducts({ board, category, products }));
    say(said.added({ count: products.length, column: nameOf(category) }));
    point(category, products[0] ?? null);
  };
  const addColumn = ({ id, name }: { id: string; name: string }): void => {
    store.change(withColumn({ board, category: id }));
    say(said.columnAdded(name));
    point(id, null);
  };
  const undo = (): void => {
    if (!store.canUndo) return;
    store.undo();
    say(said.undone);
  };
  const redo = (): void => {
    if (!store.canRedo) return;
    store.redo();
    say(said.redone);
  };

  return {
    focus,
    said: told.count % 2 === 0 ? told.text : `${told.text}\u00a0`,
    /** The category in which something was done last. */
    current: focus && columnOf(board, focus.category) ? focus.category : null,
    move: useStable(move),
    moveColumn: useStable(moveColumn),
    step: useStable(step),
    drop: useStable(drop),
    remove: useStable(remove),
    removeColumn,
    ...{ add, addColumn, undo, redo },
  };
}

function copied({ board, product, to }: { board: Board; product: string; to: Target }): Board {
  const added = withProducts({ board, category: to.category, products: [product] });
  return withProductAt({ board: added, from: { category: to.category, product }, to }) ?? added;
}
