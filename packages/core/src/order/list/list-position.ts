import { isObject } from "@tresen/contract/kit/object";
import { createConversions } from "electrodb";
import { invalidCursor } from "../../platform/cursor";
import { OrderEntity } from "../order.entity";

/** The position of an order in the lists: its time of creation and, for the same instant, its uid. */
export interface ListPosition {
  createdAt: string;
  uid: string;
}

const conversions = createConversions(OrderEntity);

/** Compares positions in the order of the lists' indexes. */
export function comparePositions(a: ListPosition, b: ListPosition): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return a.uid < b.uid ? -1 : Number(a.uid > b.uid);
}

/** The positions in the answer of a Query of an index, which contains keys only. */
export function positionsIn({ index, data }: { index: "history" | "work"; data: unknown }): ListPosition[] {
  const rows = isObject(data) && Array.isArray(data.Items) ? data.Items : [];
  return rows.flatMap((keys) => {
    const { createdAt, uid } = conversions.byAccessPattern[index].fromKeys.toComposite(keys);
    return createdAt && uid ? [{ createdAt, uid }] : [];
  });
}

/** The position as text, and back. @throws input for text that is no position. */
export function positionText({ createdAt, uid }: ListPosition): string {
  return JSON.stringify({ createdAt, uid });
}

export function parsePosition(text: string): ListPosition {
  try {
    const { createdAt, uid }: Record<string, unknown> = JSON.parse(text);
    if (isLike(createdAt, /^[0-9TZ:.-]{24}$/) && isLike(uid, /^[0-9A-Z]{26}$/)) return { createdAt, uid };
  } catch {
    // Text that is not JSON is refused below.
  }
  throw invalidCursor();
}

function isLike(value: unknown, pattern: RegExp): value is string {
  return typeof value === "string" && pattern.test(value);
}
