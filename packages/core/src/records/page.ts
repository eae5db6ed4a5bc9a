import { isDescending, placeOf } from "@tresen/contract/kit/list/list-query";
import { fitting } from "./answer-size";

/**
 * A page of records that are already in memory, in the order of `sort`. `after` is the position of the last record of
 * the previous page, and `next` that of this one, if there are more.
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
}): { page: Entry[]; next: string | null } {
  const places = all
    .map((entry) => ({ entry, place: placeOf({ record: { ...entry }, sort }) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1));
  if (isDescending(sort)) places.reverse();
  const rest = places.filter(({ place }) => after === "" || (isDescending(sort) ? place < after : place > after));
  const page = fitting(rest.slice(0, limit).map(({ entry }) => entry));
  const last = rest[page.length - 1];
  return { page, next: last && rest.length > page.length ? last.place : null };
}
