import type { Board, Column } from "./board";

/**
 * What two people did to the same: one removed a category that the other has changed, or both moved a product out of the
 * same category into different ones. `key` names it among all of them.
 */
export type Clash =
  | { kind: "column"; key: string; category: string; removedBy: "mine" | "theirs" }
  | { kind: "product"; key: string; product: string; mine: string; theirs: string };

export type Choice = "mine" | "theirs" | "both";

interface Sides {
  /** The board from which both began. */
  base: Board;
  mine: Board;
  theirs: Board;
}

/**
 * The changes of both sides in one board. What only one side has changed is taken from it; if both have put the same in
 * another order, mine stays. Clashes are settled by the choices; those without one are as mine is.
 */
export function mergeBoards({ choices = new Map(), ...sides }: Sides & { choices?: ReadonlyMap<string, Choice> }): {
  board: Board;
  clashes: Clash[];
} {
  const base = byCategory(sides.base);
  const mine = byCategory(sides.mine);
  const theirs = byCategory(sides.theirs);
  const columnClashes = clashingColumns({ base, mine, theirs });
  const productClashes = clashingProducts({ base, mine, theirs });
  const kept = (category: string): boolean => {
    const clash = columnClashes.find((one) => one.category === category);
    if (clash) return (choices.get(clash.key) ?? "mine") !== clash.removedBy;
    const [was, isMine, isTheirs] = [base, mine, theirs].map((side) => side.has(category));
    return was ? Boolean(isMine && isTheirs) : Boolean(isMine || isTheirs);
  };
  const order = mergedList({
    base: sides.base.map(({ category }) => category),
    mine: sides.mine.map(({ category }) => category),
    theirs: sides.theirs.map(({ category }) => category),
    isKept: kept,
  });
  const dropped = new Set(
    productClashes.flatMap((clash) => {
      const choice = choices.get(clash.key) ?? "mine";
      if (choice === "both") return [];
      return [`${choice === "mine" ? clash.theirs : clash.mine} ${clash.product}`];
    }),
  );
  const board = order.map((category): Column => {
    const [was, own, other] = [base, mine, theirs].map((side) => side.get(category)?.products);
    // A column that one side has removed is as the other side has it.
    if (!own || !other) return { category, products: own ?? other ?? [] };
    const products = mergedList({
      ...{ base: was ?? [], mine: own, theirs: other },
      isKept: (id) => {
        if (dropped.has(`${category} ${id}`)) return false;
        const [before, isMine, isTheirs] = [was ?? [], own, other].map((list) => list.includes(id));
        return before ? Boolean(isMine && isTheirs) : Boolean(isMine || isTheirs);
      },
    });
    return { category, products };
  });
  return { board, clashes: [...columnClashes, ...productClashes] };
}

type ByCategory = ReadonlyMap<string, Column>;

function byCategory(board: Board): ByCategory {
  return new Map(board.map((column) => [column.category, column]));
}

function clashingColumns({ base, mine, theirs }: Record<"base" | "mine" | "theirs", ByCategory>) {
  return [...base.values()].flatMap((was): Extract<Clash, { kind: "column" }>[] => {
    const { category } = was;
    const own = mine.get(category);
    const other = theirs.get(category);
    const isClash = own ? !other && !isSameColumn(own, was) : other !== undefined && !isSameColumn(other, was);
    return isClash ? [{ kind: "column", key: `column ${category}`, category, removedBy: own ? "theirs" : "mine" }] : [];
  });
}

/** Products that both sides have moved out of the same category, each to another one. */
function clashingProducts({ base, mine, theirs }: Record<"base" | "mine" | "theirs", ByCategory>) {
  const gone = (side: ByCategory, { category, products }: Column): string[] => {
    const left = side.get(category);
    return left ? products.filter((id) => !left.products.includes(id)) : [];
  };
  const added = (side: ByCategory, product: string): string[] =>
    [...side.values()].flatMap(({ category, products }) =>
      products.includes(product) && !base.get(category)?.products.includes(product) ? [category] : [],
    );
  const found = new Map<string, Extract<Clash, { kind: "product" }>>();
  for (const column of base.values()) {
    const others = new Set(gone(theirs, column));
    for (const product of gone(mine, column)) {
      if (!others.has(product) || found.has(product)) continue;
      const [own, other] = [added(mine, product), added(theirs, product)];
      const [to] = own;
      const [elsewhere] = other;
      if (to === undefined || elsewhere === undefined || own.some((category) => other.includes(category))) continue;
      found.set(product, { kind: "product", key: `product ${product}`, product, mine: to, theirs: elsewhere });
    }
  }
  return [...found.values()];
}

/** The kept entries in the order of whoever has changed it; those of the other side behind what they stand behind there. */
function mergedList({
  base,
  mine,
  theirs,
  isKept,
}: {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
  isKept: (entry: string) => boolean;
}): string[] {
  const isMoved = !isSameOrder(base, mine);
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine];
  const merged = first.filter(isKept);
  const known = new Set(merged);
  for (const [index, entry] of second.entries()) {
    if (known.has(entry) || !isKept(entry)) continue;
    const before = second.slice(0, index).findLast((other) => known.has(other));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, entry);
    known.add(entry);
  }
  return merged;
}

/** Whether what is in both lists has the same order in both. */
function isSameOrder(before: readonly string[], after: readonly string[]): boolean {
  const [old, current] = [new Set(before), new Set(after)];
  const [a, b] = [before.filter((one) => current.has(one)), after.filter((one) => old.has(one))];
  return a.every((one, index) => one === b[index]);
}

export function isSameBoard(a: Board, b: Board): boolean {
  if (a === b) return true;
  return (
    a.length === b.length &&
    a.every((column, index) => {
      const other = b[index];
      return other !== undefined && column.category === other.category && isSameColumn(column, other);
    })
  );
}

function isSameColumn({ products: a }: Column, { products: b }: Column): boolean {
  return a === b || (a.length === b.length && a.every((id, index) => id === b[index]));
}
