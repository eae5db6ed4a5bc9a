import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import { PLACES_TEXTS } from "@tresen/contract/catalog/place/place.texts";
import { latestChanges } from "../../records/changes";
import type { Entry } from "../entry";
import type { Slice } from "../person";
import { changedMenus, isSamePlaces, placesOf } from "./product-places";
import { readPlaces } from "./read-places";
import { writePlaces } from "./write-places";

/**
 * Brings the products of some entries back to where they stood: before the records themselves are restored, since a
 * product that stands in a menu is not removed. What somebody has moved since stays there.
 * @returns by the ids of the records whose categories stay as they are: why.
 */
export async function undoPlaces({
  slice,
  entries,
  undoes,
}: {
  slice: Slice;
  entries: readonly Entry[];
  undoes: string;
}): Promise<ReadonlyMap<string, string>> {
  const why = new Map<string, string>();
  const placed = entries.filter(({ places }) => places !== undefined);
  if (placed.length === 0) return why;
  const now = await readPlaces();
  const placings = [];
  for (const entry of placed) {
    const { id, places } = entry;
    if (!places || !(await isUntouched({ slice, entry, undoes }))) continue;
    const present = placesOf({ places: now, product: id });
    // An undo that was interrupted has restored it already.
    if (isSamePlaces(present, places.before)) continue;
    if (!isSamePlaces(present, places.after)) why.set(id, BULK_MESSAGES.changedSince);
    else placings.push({ product: id, before: places.after, after: places.before });
  }
  const refused = await writePlaces({ slice, placings });
  for (const { product, before, after } of placings) {
    const told = changedMenus(before, after).flatMap((menu) => refused.get(menu) ?? []);
    if (told.length > 0) why.set(product, PLACES_TEXTS.notChanged([...new Set(told)].join(" ")));
  }
  return why;
}

/** Whether the record is as the undone job has left it: otherwise nothing of it is restored. */
async function isUntouched({
  slice: { resource },
  entry,
  undoes,
}: {
  slice: Slice;
  entry: Entry;
  undoes: string;
}): Promise<boolean> {
  if (!hasOtherChanges({ resource, entry })) return true;
  const [latest] = await latestChanges({ resource: resource.name, id: entry.id, limit: 1 });
  return latest?.requestId === undoes;
}

/** Whether the entry tells of more than categories. */
export function hasOtherChanges({
  resource: { placeColumn },
  entry,
}: {
  resource: Slice["resource"];
  entry: Entry;
}): boolean {
  return entry.outcome !== "changed" || (entry.named ?? []).some((name) => name !== placeColumn?.path);
}
