import type { CellRange } from "./cell-range";

/** The chosen cells, kept outside of React: a step from cell to cell renders no row. */
export interface RangeStore {
  get: () => CellRange | null;
  set: (range: CellRange | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createRangeStore(): RangeStore {
  let current: CellRange | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (range) => {
      if (range === current) return;
      current = range;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
