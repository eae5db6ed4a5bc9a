import { isObject } from "@tresen/contract/kit/object";
import { VALIDATION } from "@tresen/contract/kit/validation/validation.texts";
import { createConversions } from "electrodb";
import * as z from "zod";
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
  return a.uid === b.uid ? 0 : a.uid < b.uid ? -1 : 1;
}

/** The places that a Query of one of the orders' indexes answered. These hold nothing but the keys. */
export function placesIn({ index, data }: { index: "history" | "work"; data: unknown }): Place[] {
  const rows: unknown[] = isObject(data) && Array.isArray(data.Items) ? data.Items : [];
  const { fromKeys } = conversions.byAccessPattern[index];
  return rows.filter(isKeys).flatMap((keys) => {
    const { createdAt, uid } = fromKeys.toComposite(keys);
    return createdAt === undefined || uid === undefined ? [] : [{ createdAt, uid }];
  });
}

function isKeys(row: unknown): row is Record<string, string> {
  return isObject(row) && Object.values(row).every((value) => typeof value === "string");
}

/** What a page hands out for the next one. */
export function cursorOf(place: Place | null): string | null {
  return place === null ? null : Buffer.from(JSON.stringify([place.createdAt, place.uid])).toString("base64url");
}

const cursorContent = z.tuple([z.string().regex(/^[0-9TZ:.-]{24}$/), z.string().regex(/^[0-9A-Z]{26}$/)]);

/** The place at which a page ended. @throws input for a cursor that no page handed out. */
export function placeIn(cursor: string): Place {
  const { data } = cursorContent.safeParse(parsed(cursor));
  if (!data)
    throw inputError({
      code: "order.cursor_invalid",
      faults: [{ field: "cursor", code: "validation.invalid", message: VALIDATION.invalid }],
    });
  const [createdAt, uid] = data;
  return { createdAt, uid };
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null;
  }
}
