import { isObject } from "@tresen/contract/kit/object";
import { VALIDATION } from "@tresen/contract/kit/validation/validation.texts";
import { createConversions } from "electrodb";
import { inputError } from "../platform/errors";
import { OrderEntity } from "./order.entity";

/** Where an order stands in the lists: by when it was placed, and by its number among those of one instant. */
export interface Place {
  createdAt: string;
  uid: string;
}

const conversions = createConversions(OrderEntity);

/** The sequence of the lists' indexes. */
export function comparePlaces(a: Place, b: Place): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return a.uid < b.uid ? -1 : Number(a.uid > b.uid);
}

/** The places that a Query of one of the orders' indexes answered. These hold nothing but the keys. */
export function placesIn({ index, data }: { index: "history" | "work"; data: unknown }): Place[] {
  const rows = isObject(data) && Array.isArray(data.Items) ? data.Items : [];
  return rows.flatMap((keys) => {
    const { createdAt, uid } = conversions.byAccessPattern[index].fromKeys.toComposite(keys);
    return createdAt && uid ? [{ createdAt, uid }] : [];
  });
}

/** What a page hands out for the next one. */
export function cursorOf(place: Place | null): string | null {
  return place && Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** The place at which a page ended. @throws input for a cursor that no page handed out. */
export function placeIn(cursor: string): Place {
  try {
    const { createdAt, uid }: Record<string, unknown> = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (isLike(createdAt, /^[0-9TZ:.-]{24}$/) && isLike(uid, /^[0-9A-Z]{26}$/)) return { createdAt, uid };
  } catch {
    // What is no JSON is refused as well.
  }
  throw inputError({
    code: "order.cursor_invalid",
    faults: [{ field: "cursor", code: "validation.invalid", message: VALIDATION.invalid }],
  });
}

function isLike(value: unknown, pattern: RegExp): value is string {
  return typeof value === "string" && pattern.test(value);
}
