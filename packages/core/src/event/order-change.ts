import { type OrderChange, orderOf } from "../order";
import { type StreamRecord, rowChange } from "../platform/event";

/** @returns null for a record of anything else, and for an order that was removed. */
export function orderChangeOf(record: StreamRecord): OrderChange | null {
  const { before, after } = rowChange({ record, key: { prefix: "order#", sk: "order" }, rowOf: orderOf }) ?? {};
  return after ? { before: before ?? null, after } : null;
}
