import { VALIDATION } from "@tresen/contract/kit/validation/validation.texts";
import { AppError } from "../platform/errors";

/** The place from which a page goes on, out of what the page before handed out; empty for the first one. */
export function placeAfter(cursor: string): string {
  const place = Buffer.from(cursor, "base64url").toString();
  if (cursor !== "" && cursorOf(place) !== cursor) throw invalidCursor();
  return place;
}

export function cursorOf(place: string): string {
  return Buffer.from(place).toString("base64url");
}

export function invalidCursor(): AppError {
  const message = VALIDATION.invalid;
  return new AppError("record.cursor_invalid", "input", message, [
    { field: "cursor", code: "validation.invalid", message },
  ]);
}
