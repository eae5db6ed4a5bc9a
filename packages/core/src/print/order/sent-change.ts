import { type SentRow, sentRowOf } from "../../order/sent";
import { type StreamRecord, rowChange } from "../../platform/event";

/** A destination was told something of an order. */
export interface SentChange {
  before: SentRow | null;
  after: SentRow;
}

/** @returns null for stream records of other rows, and for what was forgotten. */
export function sentChangeOf(record: StreamRecord): SentChange | null {
  const { before, after } = rowChange({ record, key: { prefix: "sent#" }, rowOf: sentRowOf }) ?? {};
  return after ? { before: before ?? null, after } : null;
}
