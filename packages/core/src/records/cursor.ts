import { isDescending, placeOf } from "@tresen/contract/kit/list/list-query";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { AppError } from "../platform/errors";
import { fitting } from "./answer-size";

/** The position in a cursor; empty for the first page. */
export function placeAfter(cursor: string): string {
  const place = Buffer.from(cursor, "base64url").toString();
  if (cursor !== "" && cursorOf(place) !== cursor) throw invalidCursor();
  return place;
}

export function cursorOf(place: string): string {
  return Buffer.from(place).toString("base64url");
}

/**
 * A page of records that are already in memory, in the order of `sort`. `after` is the position of the last record of
 * the previous page.
 */
export function pageOf<Entry extends { id: string }>({
  all,
  sort,
  after,
  limit,
}: {
  all: readonly Entry[];
  sort: string;
  after: string;
  limit: number;
}): { page: Entry[]; cursor: string | null } {
  const places = all
    .map((entry) => ({ entry, place: placeOf({ record: { ...entry }, sort }) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1));
  if (isDescending(sort)) places.reverse();
  const rest = places.filter(({ place }) => after === "" || (isDescending(sort) ? place < after : place > after));
  const page = fitting(rest.slice(0, limit).map(({ entry }) => entry));
  const last = rest[page.length - 1];
  return { page, cursor: last && rest.length > page.length ? cursorOf(last.place) : null };
}

export function invalidCursor(): AppError {
  const message = VALIDATION.invalid;
  return new AppError("record.cursor_invalid", "input", message, [
    { field: "cursor", code: "validation.invalid", message },
  ]);
}
