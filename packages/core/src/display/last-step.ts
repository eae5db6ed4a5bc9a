import type { OrderRow } from "../order";

/** When the order last took this step. */
export function lastStep({ row, action }: { row: OrderRow; action: string }): string {
  return row.timeline.findLast((entry) => entry.action === action)?.at ?? row.updatedAt;
}
