/** A category of a menu with its products, as the menu stores it. */
export interface Column {
  category: string;
  products: readonly string[];
}

/** The catalogue of a menu. Columns that did not change stay the same objects, so that they are not drawn again. */
export type Board = readonly Column[];

/** Where a product stands. */
export interface Place {
  category: string;
  product: string;
}

/** Where it goes: before the product that stands at this place when it has left its own. */
export interface Target {
  category: string;
  at: number;
}

export function columnOf(board: Board, category: string): Column | undefined {
  return board.find((column) => column.category === category);
}

/** The board after a column moved. */
export function withColumnAt({ board, category, at }: { board: Board; category: string; at: number }): Board {
  const column = columnOf(board, category);
  if (!column) return board;
  const others = board.filter((one) => one !== column);
  const place = Math.max(0, Math.min(others.length, at));
  return board.indexOf(column) === place ? board : others.toSpliced(place, 0, column);
}

/**
 * The board after a product moved within its column or to another. Null where the other column has it already: a category
 * lists no product twice.
 */
export function withProductAt({ board, from, to }: { board: Board; from: Place; to: Target }): Board | null {
  const source = columnOf(board, from.category);
  const target = columnOf(board, to.category);
  if (!source?.products.includes(from.product) || !target) return null;
  if (source !== target && target.products.includes(from.product)) return null;
  const left = source.products.filter((id) => id !== from.product);
  if (source === target) {
    const place = Math.max(0, Math.min(left.length, to.at));
    if (source.products.indexOf(from.product) === place) return board;
    return replaced({ board, column: { ...source, products: left.toSpliced(place, 0, from.product) } });
  }
  const place = Math.max(0, Math.min(target.products.length, to.at));
  return replaced({
    board: replaced({ board, column: { ...source, products: left } }),
    column: { ...target, products: target.products.toSpliced(place, 0, from.product) },
  });
}

/** The board with more products at the end of a column, without those that it has already. */
export function withProducts({
  board,
  category,
  products,
}: {
  board: Board;
  category: string;
  products: readonly string[];
}): Board {
  const column = columnOf(board, category);
  const added = column ? products.filter((id) => !column.products.includes(id)) : [];
  if (!column || added.length === 0) return board;
  return replaced({ board, column: { ...column, products: [...column.products, ...added] } });
}

export function withoutProduct({ board, from }: { board: Board; from: Place }): Board {
  const column = columnOf(board, from.category);
  if (!column?.products.includes(from.product)) return board;
  return replaced({ board, column: { ...column, products: column.products.filter((id) => id !== from.product) } });
}

/** The board with an empty column at its end. */
export function withColumn({ board, category }: { board: Board; category: string }): Board {
  return columnOf(board, category) ? board : [...board, { category, products: [] }];
}

export function withoutColumn({ board, category }: { board: Board; category: string }): Board {
  return columnOf(board, category) ? board.filter((column) => column.category !== category) : board;
}

/** In how many columns each product stands. */
export function timesOf(board: Board): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { products } of board) for (const id of products) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

function replaced({ board, column }: { board: Board; column: Column }): Board {
  return board.map((one) => (one.category === column.category ? column : one));
}
