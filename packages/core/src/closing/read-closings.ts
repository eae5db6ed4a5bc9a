import { type Closing, closingId, closingPlace } from "@tresen/contract/closing/closing";
import type { Booking } from "@tresen/contract/closing/booking";
import { closingPermissions } from "@tresen/contract/closing/closing.permissions";
import { CLOSING_FAULTS } from "@tresen/contract/closing/closing.texts";
import { PAGE_SIZE } from "@tresen/contract/kit/list/paged";
import { type Instant, type LocalDate, addDays, instantAt } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { type Actor, requirePermission } from "../platform/actor";
import { cursorOf, invalidCursor, placeIn } from "../platform/cursor";
import { storageCall } from "../platform/db";
import { AppError } from "../platform/errors";
import { permittedBranch } from "./branch";
import { ClosingEntity } from "./closing.entity";
import { readHead, placeOf } from "./book";
import { readBookings } from "./read-bookings";

const permission = closingPermissions.read;
/** More than a branch has on two days. */
const NEWEST = 20;
/** No number is greater: a place has twelve digits. */
const LAST = 999_999_999_999;

interface Paged {
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** A branch's closings, newest first, of the days on which it was closed. @throws forbidden, input. */
export async function listClosings({
  actor,
  query: { branch, from, to, cursor, limit = PAGE_SIZE },
}: {
  actor: Actor;
  query: Paged & { branch: string; from?: LocalDate | undefined; to?: LocalDate | undefined };
}): Promise<{ closings: Closing[]; cursor: string | null }> {
  const { zone } = await permittedBranch({ actor, permission, branch });
  const scope = ["closings", branch, from, to];
  const before = numberIn(placeIn({ scope, cursor }));
  const range = await rangeOf({ branch, zone, from, to });
  const last = before === null ? range.last : Math.min(range.last, before - 1);
  const closings = await readClosings({ branch, first: range.first, last, limit });
  const oldest = closings.at(-1)?.number ?? 0;
  return { closings, cursor: cursorOf({ scope, place: oldest > range.first ? String(oldest) : null }) };
}

/** Closings of a branch by their numbers, both included; newest first, read consistently. */
export async function readClosings({
  branch,
  first,
  last,
  limit,
}: {
  branch: string;
  first: number;
  last: number;
  limit: number;
}): Promise<Closing[]> {
  if (first > last) return [];
  const { data } = await storageCall(() =>
    ClosingEntity.query
      .primary({ branch })
      .between({ place: placeOf(first) }, { place: placeOf(last) })
      .go({ consistent: true, order: "desc", limit, pages: 1 }),
  );
  return data.map(viewOf);
}

/** The newest closings of a branch, for what the platform does by itself: one Query. */
export function newestClosings(branch: string): Promise<Closing[]> {
  return readClosings({ branch, first: 1, last: LAST, limit: NEWEST });
}

/** @throws missing, forbidden. */
export async function getClosing({ actor, id }: { actor: Actor; id: string }): Promise<Closing> {
  const place = closingPlace(id);
  if (!place) throw missing();
  requirePermission({ actor, permission, branch: place.branch });
  return findClosing(place);
}

/** @throws missing. */
export async function findClosing({ branch, number }: { branch: string; number: number }): Promise<Closing> {
  const [found] = await readClosings({ branch, first: number, last: number, limit: 1 });
  if (!found) throw missing();
  return found;
}

/** The entries of a closing, the first ones first. @throws missing, forbidden, input for an invalid cursor. */
export async function listEntries({
  actor,
  id,
  query,
}: {
  actor: Actor;
  id: string;
  query: Paged;
}): Promise<{ entries: Booking[]; cursor: string | null }> {
  const { branch, firstEntry, lastEntry } = await getClosing({ actor, id });
  return entryPage({ scope: ["closing-entries", id], branch, first: firstEntry, last: lastEntry, ...query });
}

/** The entries of a branch that are in no closing yet, the first ones first. @throws forbidden, input. */
export async function listOpen({
  actor,
  query: { branch, ...query },
}: {
  actor: Actor;
  query: Paged & { branch: string };
}): Promise<{ entries: Booking[]; cursor: string | null }> {
  await permittedBranch({ actor, permission, branch });
  const { closed, last } = await readHead(branch);
  return entryPage({ scope: ["open-bookings", branch], branch, first: closed + 1, last, ...query });
}

async function entryPage({
  scope,
  branch,
  first,
  last,
  cursor,
  limit = PAGE_SIZE,
}: Paged & { scope: readonly string[]; branch: string; first: number; last: number }): Promise<{
  entries: Booking[];
  cursor: string | null;
}> {
  const from = Math.max(first, (numberIn(placeIn({ scope, cursor })) ?? 0) + 1);
  const entries = from > last ? [] : await readBookings({ branch, from, to: last, limit });
  const end = entries.at(-1)?.sequence ?? last;
  return { entries, cursor: cursorOf({ scope, place: end < last ? String(end) : null }) };
}

/**
 * The numbers of the closings made on these days. Closings follow one another in time, so the first and the last one are
 * found by halving: some ten reads for a thousand closings.
 */
export async function rangeOf({
  branch,
  zone,
  from,
  to,
}: {
  branch: string;
  zone: string;
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
}): Promise<{ first: number; last: number }> {
  const { number: newest } = await readHead(branch);
  const midnight = (date: LocalDate): Instant => instantAt({ date, minutes: 0, zone });
  const [first, next] = await Promise.all([
    from === undefined ? 1 : firstSince({ branch, newest, at: midnight(from) }),
    to === undefined ? newest + 1 : firstSince({ branch, newest, at: midnight(addDays(to, 1)) }),
  ]);
  return { first, last: next - 1 };
}

/** The smallest number of a closing that was made at an instant or later; the next free one where none was. */
async function firstSince({ branch, newest, at }: { branch: string; newest: number; at: Instant }): Promise<number> {
  let [low, high] = [1, newest + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const { closedAt } = await findClosing({ branch, number: middle });
    if (Date.parse(closedAt) >= at) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** @throws input for a text that is no number. */
function numberIn(text: string): number | null {
  if (text === "") return null;
  if (!/^\d{1,12}$/.test(text)) throw invalidCursor();
  return Number(text);
}

function viewOf({ place, from, countedCash, difference, ...row }: EntityItem<typeof ClosingEntity>): Closing {
  const number = Number(place);
  return {
    ...row,
    id: closingId({ branch: row.branch, number }),
    number,
    from: from ?? null,
    countedCash: countedCash ?? null,
    difference: difference ?? null,
  };
}

function missing(): AppError {
  return new AppError("closing.missing", "missing", CLOSING_FAULTS.missing);
}
