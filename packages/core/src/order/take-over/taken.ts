import type { OrderRow } from "../store";

/** A task of a project that became a position. */
export interface TakenTask {
  task: string;
  /** Of the position, from `1`. */
  line: string;
}

/** The tasks whose positions are still there: one that was removed again may be taken over once more. */
export function takenOf({ takenTasks = [], items }: Pick<OrderRow, "takenTasks" | "items">): TakenTask[] {
  return takenTasks.filter(({ line }) => (items[Number(line) - 1]?.amount ?? 0) > 0);
}
