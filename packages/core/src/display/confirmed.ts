import type { OrderRow } from "../order";

const CONFIRMING: readonly string[] = ["confirm", "confirm-counter-appointment"];

/** When staff or the customer confirmed the order; null for one that nobody works on. */
export function confirmedAtOf(row: OrderRow): string | null {
  if (row.state !== "confirmed" && row.state !== "inDelivery") return null;
  return row.timeline.findLast(({ action }) => CONFIRMING.includes(action))?.at ?? row.createdAt;
}

/** When the order last took this step. */
export function lastStep({ row, action }: { row: OrderRow; action: string }): string {
  return row.timeline.findLast((entry) => entry.action === action)?.at ?? row.updatedAt;
}
