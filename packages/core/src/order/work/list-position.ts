import { isObject } from "@tresen/contract/kit/object";
import { invalidCursor } from "../../platform/cursor";

/** The position of an order in the lists: its time of creation and, for the same instant, its uid. */
export interface ListPosition {
  createdAt: string;
  uid: string;
}

/** The attributes with the sort keys of the lists' indexes, `{createdAt}#{uid}`: see the order's entity. */
const SORT_KEYS = { history: "gsi1sk", work: "gsi2sk" } as const;

/** Compares positions in the order of the lists' indexes. */
export function comparePositions(a: ListPosition, b: ListPosition): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return a.uid < b.uid ? -1 : Number(a.uid > b.uid);
}

/** The positions in the answer of a Query of an index, which contains keys only. */
export function positionsIn({ index, data }: { index: "history" | "work"; data: unknown }): ListPosition[] {
  const rows = isObject(data) && Array.isArray(data.Items) ? data.Items : [];
  return rows.flatMap((keys: Record<string, unknown>) => {
    const [createdAt, uid] = String(keys[SORT_KEYS[index]]).split("#");
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
