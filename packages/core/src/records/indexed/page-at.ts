import { isDescending } from "@tresen/contract/kit/list/list-query";
import { invalidCursor } from "../../platform/cursor";
import { AFTER_ALL } from "../../platform/db";
import type { Found, Indexing } from "../rows";

/**
 * A cursor is a boundary between two records: behind the record at its place, or with this mark in front of it. No
 * place of a record begins so, see `sortKey`.
 */
const IN_FRONT = "<";

/**
 * The page behind the boundary at a place of the order, or with `isBack` the one in front of it. That one is read
 * backwards, and answered in the order of all pages; its `next` is the boundary in front of it.
 */
export const pageAt: Indexing["pageAt"] = async ({ place, isBack, sort, ask }) => {
  if (!isBack) return ask({ sort, after: startAt({ place, sort, isBack }) });
  // Without an order a list is read forwards only.
  if (sort === "") throw invalidCursor();
  const turned = isDescending(sort) ? sort.slice(1) : `-${sort}`;
  const { records, next, ...page } = await ask({ sort: turned, after: startAt({ place, sort: turned, isBack }) });
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
