import { isObject } from "@tresen/contract/kit/object";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { createConversions } from "electrodb";
import { inputError } from "../platform/errors";
import { OrderEntity } from "./order.entity";

/** The position of an order in the lists: its time of creation and, for the same instant, its uid. */
export interface Place {
  createdAt: string;
  uid: string;
}

const conversions = createConversions(OrderEntity);

/** Compares positions in the order of the lists' indexes. */
export function comparePlaces(a: Place, b: Place): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return a.uid < b.uid ? -1 : Number(a.uid > b.uid);
}

/** The positions in the answer of a Query of an index, which contains keys only. */
export function placesIn({ index, data }: { index: "history" | "work"; data: unknown }): Place[] {
  const rows = isObject(data) && Array.isArray(data.Items) ? data.Items : [];
  return rows.flatMap((keys) => {
    const { createdAt, uid } = conversions.byAccessPattern[index].fromKeys.toComposite(keys);
    return createdAt && uid ? [{ createdAt, uid }] : [];
  });
}

/** The cursor of the next page. */
export function cursorOf(place: Place | null): string | null {
  return place && Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** The position in a cursor. @throws input for an invalid cursor. */
export function placeIn(cursor: string): Place {
  try {
    const { createdAt, uid }: Record<string, unknown> = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (isLike(createdAt, /^[0-9TZ:.-]{24}$/) && isLike(uid, /^[0-9A-Z]{26}$/)) return { createdAt, uid };
  } catch {
    // A cursor that is not JSON is refused below.
  }
  throw inputError({
    code: "order.cursor_invalid",
    faults: [{ field: "cursor", code: "validation.invalid", message: VALIDATION.invalid }],
  });
}

function isLike(value: unknown, pattern: RegExp): value is string {
  return typeof value === "string" && pattern.test(value);
}
