import { hash } from "node:crypto";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { type AppError, inputError } from "../errors";

/** What a cursor belongs to: the list's name with its order, filters and search, always in the same sequence. */
export type CursorScope = readonly unknown[];

/**
 * The cursor of a position in a list; null after its end. It begins with a short digest of what it belongs to, because
 * the same position means something else in another list, or with another order, filter or search. The digest is no
 * secret and does not prevent forgery, so whoever reads a position validates it.
 */
export function cursorOf({ scope, place }: { scope: CursorScope; place: string | null }): string | null {
  return place === null ? null : Buffer.from(digestOf(scope) + place).toString("base64url");
}

/**
 * The position in a cursor; empty for the first page, which has none.
 * @param path the parameter that the cursor was sent in.
 * @throws input for what is no cursor, or the cursor of something else.
 */
export function placeIn({
  scope,
  cursor = "",
  path,
}: {
  scope: CursorScope;
  cursor: string | undefined;
  path?: string;
}): string {
  if (cursor === "") return "";
  const place = Buffer.from(cursor, "base64url").toString().slice(DIGEST_LENGTH);
  if (cursorOf({ scope, place }) !== cursor) throw invalidCursor(path);
  return place;
}

/** @param path the parameter that the cursor was sent in. */
export function invalidCursor(path = "cursor"): AppError {
  const fault = fieldError({ path, code: "invalid", message: VALIDATION.invalid });
  return inputError({ code: "cursor.invalid", faults: [fault] });
}

const DIGEST_LENGTH = 8;

function digestOf(scope: CursorScope): string {
  return hash("sha256", JSON.stringify(scope), "base64url").slice(0, DIGEST_LENGTH);
}
