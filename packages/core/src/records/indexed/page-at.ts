import { isDescending } from "@tresen/contract/kit/list/list-query";
import { invalidCursor, placeIn } from "../../platform/cursor";
import { AFTER_ALL } from "../../platform/db";
import type { Found, Indexing } from "../rows";

/**
 * A cursor is a boundary between two records: behind the record at its place, or with this mark in front of it. No
 * place of a record begins so, see `sortKey`.
 */
const IN_FRONT = "<";

/**
 * The page behind the boundary at `cursor`, or the one in front of the boundary at `before`. That one is read
 * backwards, and answered in the order of all pages; its `next` is the boundary in front of it.
 */
export const pageAt: Indexing["pageAt"] = async ({ scope, cursor, before, sort, ask }) => {
  const isBack = before !== "";
  const path = isBack ? "before" : "cursor";
  // Without an order a list is read forwards only, and no page is the one at two boundaries.
  if (isBack && (sort === "" || cursor !== "")) throw invalidCursor(path);
  const place = placeIn({ scope, cursor: before || cursor, path });
  const order = !isBack ? sort : isDescending(sort) ? sort.slice(1) : `-${sort}`;
  const found = await ask({ sort: order, after: startAt({ place, sort: order, isBack }) });
  if (!isBack) return found;
  const { records, next, ...page } = found;
  return { ...page, records: records.toReversed(), next: next && IN_FRONT + next } satisfies Found;
};

/**
 * The position after which reading in the order begins at the boundary: with the record there, if it is on this side.
 */
function startAt({ place, sort, isBack }: { place: string; sort: string; isBack: boolean }): string {
  const isInFront = place.startsWith(IN_FRONT);
  const bare = isInFront ? place.slice(IN_FRONT.length) : place;
  if (bare === "" || isInFront === isBack) return bare;
  return isDescending(sort) ? `${bare} ` : justBefore(bare);
}

/** A text between the place and all places before it. A place ends with an id, whose letters are below 128. */
function justBefore(place: string): string {
  return place.slice(0, -1) + String.fromCharCode(place.charCodeAt(place.length - 1) - 1) + AFTER_ALL;
}
