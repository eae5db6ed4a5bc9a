import { type OrderChange, orderOf } from "../order";
import { type StreamRecord, rowChange } from "../platform/event";

/** @returns null for stream records of other rows, and for an order that was removed. */
export function orderChangeOf(record: StreamRecord): OrderChange | null {
  const { before, after } = rowChange({ record, key: { prefix: "order#", sk: "order" }, rowOf: orderOf }) ?? {};
  return after ? { before: before ?? null, after } : null;
}
