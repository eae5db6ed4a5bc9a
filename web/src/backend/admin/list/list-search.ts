/** The state of a list in the URL. */
export interface ListSearch {
  search?: string | undefined;
  /** The keys of the columns to sort by, the most important first, each with `-` before it for descending order. */
  sort?: string | undefined;
  /** The page of a list that is loaded whole, from 1; undefined for the first. */
  page?: number | undefined;
  /** Of a list in pages from the server: the cursor that the page begins after, or the one that it ends before. */
  after?: string | undefined;
  before?: string | undefined;
  /** Whether the cursors were given on the way from the list's end. Without a cursor it is the last page. */
  end?: true | undefined;
  /** The number of entries before the page, as far as it is known. */
  from?: number | undefined;
  /** By the key of a field the wanted value; by the key with `From` or `To` a bound. */
  filters?: Record<string, string> | undefined;
  /** The id of the saved view that was picked. */
  view?: string | undefined;
  /** The action whose dialog is open. */
  dialog?: string | undefined;
  /** Of a list that can be shown as pictures or as rows: that it is shown as rows. */
  layout?: "rows" | undefined;
}

/** A column that the list is sorted by. */
export interface Order {
  key: string;
  isDown: boolean;
}

type Raw = Record<string, unknown>;

/** The search of a list from the parameters of its URL. */
export function listSearchOf(raw: Raw): ListSearch {
  const sort = text(raw["sort"]);
  return {
    search: text(raw["search"]),
    // Addresses of earlier versions have the direction in a parameter of its own.
    sort: sort !== undefined && raw["direction"] === "down" ? `-${sort}` : sort,
    page: typeof raw["page"] === "number" && raw["page"] > 1 ? Math.floor(raw["page"]) : undefined,
    after: text(raw["after"]),
    before: text(raw["before"]),
    end: raw["end"] === true ? true : undefined,
    from: typeof raw["from"] === "number" && raw["from"] > 0 ? Math.floor(raw["from"]) : undefined,
    filters: filtersOf(raw["filters"]),
    view: text(raw["view"]),
    dialog: text(raw["dialog"]),
    layout: raw["layout"] === "rows" ? "rows" : undefined,
  };
}

/** The search with other words, filters or orders: it begins on the first page. */
export function changedSearch({ search, change }: { search: ListSearch; change: Partial<ListSearch> }): ListSearch {
  return { ...search, ...FIRST_PAGE, ...change };
}

export const FIRST_PAGE: ListSearch = {
  page: undefined,
  after: undefined,
  before: undefined,
  end: undefined,
  from: undefined,
};

/** The orders of a search, the most important first. */
export function ordersOf(sort: string | undefined): Order[] {
  const orders = (sort ?? "").split(",").filter((key) => key !== "" && key !== "-");
  return orders.map((key) => (key.startsWith("-") ? { key: key.slice(1), isDown: true } : { key, isDown: false }));
}

export function sortOf(orders: readonly Order[]): string | undefined {
  return orders.map(({ key, isDown }) => (isDown ? `-${key}` : key)).join(",") || undefined;
}

/**
 * The orders after a press on a column's head: ascending, then descending, then none. `isAdded` keeps the other orders
 * and changes only that of this column.
 */
export function pressedOrders({
  orders,
  key,
  isAdded,
}: {
  orders: readonly Order[];
  key: string;
  isAdded: boolean;
}): Order[] {
  const held = orders.find((order) => order.key === key);
  const next = held?.isDown ? [] : [{ key, isDown: held !== undefined }];
  if (!isAdded) return next;
  return held ? orders.flatMap((order) => (order === held ? next : [order])) : [...orders, ...next];
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : typeof value === "number" ? String(value) : undefined;
}

function filtersOf(value: unknown): Record<string, string> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const wanted = text(entry);
    return wanted === undefined ? [] : [[key, wanted] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
