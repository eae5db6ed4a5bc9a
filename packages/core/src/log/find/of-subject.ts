import { storageCall } from "../../platform/db";
import { invalidCursor } from "../../platform/cursor";
import { ChangeEntity, type ChangeRow } from "../../records/changes";
import type { Found, Keep } from "./collect";
import { type Logged, placeOf } from "./logged";
import { type Bounds, belowOf, loggedAt, placesIn } from "./places";
import { indexPartition, subjectIndex } from "./plan";

/** The version before which changes, and the place below which events are read: `{version}#{place}`. */
const PLACE = /^(?<version>\d{10})?#(?<below>\d{4}-\d{2}-\d{2}T.+)?$/;

/** Changes of a record and what else happened to it, newest first. */
export async function ofSubject({
  resource,
  subject,
  place,
  bounds,
  limit,
  now,
  keep,
}: {
  resource: string;
  subject: string;
  /** Where the page begins; empty for the first. */
  place: string;
  bounds: Bounds;
  limit: number;
  now: number;
  keep: Keep;
}): Promise<Found> {
  const groups = PLACE.exec(place === "" ? "#" : place)?.groups;
  if (!groups) throw invalidCursor();
  const below = groups.below ?? belowOf(bounds.to);
  const partitions = [indexPartition(subjectIndex({ resource, subject }))];
  const [changes, { places }] = await Promise.all([
    changesOf({ resource, id: subject, before: groups.version, limit: limit + 1 }),
    placesIn({ partitions, range: { from: bounds.from, below }, limit: limit + 1 }),
  ]);
  const events = await loggedAt({ places, now });
  const all = [...changes.map((change): Logged => ({ change })), ...events].toSorted((a, b) =>
    placeOf(a) < placeOf(b) ? 1 : -1,
  );
  const page = all.slice(0, limit);
  const isWithin = (logged: Logged): boolean => {
    const { at, expiresAt } = logged.change ?? logged.event;
    return at >= bounds.from && at <= bounds.to && expiresAt * 1000 > now;
  };
  const rows = await keep(page.filter(isWithin));
  if (all.length <= limit) return { rows, next: null };
  const version = page.findLast(({ change }) => change)?.change?.version ?? groups.version ?? "";
  const last = page.findLast(({ event }) => event);
  return { rows, next: `${version}#${last ? placeOf(last) : (groups.below ?? "")}` };
}

/** Changes of one record, newest first. @param before the version that they are older than. */
export async function changesOf({
  resource,
  id,
  before,
  limit,
}: {
  resource: string;
  id: string;
  before: string | undefined;
  limit: number;
}): Promise<ChangeRow[]> {
  const query = ChangeEntity.query.primary({ resource, id });
  const { data } = await storageCall(() =>
    (before === undefined ? query : query.lt({ version: before })).go({ order: "desc", limit }),
  );
  return data;
}
