import { useState, useSyncExternalStore } from "react";

/** The row that Tab leads to, kept outside of the table's state: a step renders the rows before and after it alone. */
export interface ActiveRow {
  get: () => number;
  set: (index: number) => void;
  subscribe: (listener: () => void) => () => void;
}

export function useActiveRow(): ActiveRow {
  const [active] = useState(createActiveRow);
  return active;
}

/** Whether the row of this index, among so many, is the one. Where the list became shorter, it is the last. */
export function useIsActive({ active, index, count }: { active: ActiveRow; index: number; count: number }): boolean {
  const isActive = (): boolean => Math.min(active.get(), count - 1) === index;
  return useSyncExternalStore(active.subscribe, isActive, isActive);
}

function createActiveRow(): ActiveRow {
  let current = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (index) => {
      if (index === current) return;
      current = index;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
