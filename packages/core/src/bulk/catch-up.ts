import type { Resource } from "@tresen/contract/kit/resource";
import { findResource } from "@tresen/contract/resources";
import { type Executor, jobId } from "../platform/job";
import { type BulkData, SLICE, bulkDataOf, reportsOf } from "./bulk-job";
import { doneBefore } from "./done-before";
import { isEntry } from "./entry";
import { readEntries, writePart } from "./part";
import { reported, runEntries } from "./slice";

/** The record that an item of the input is about, if any, and the item as a later slice takes it. */
interface Place {
  id: string | null;
  line?: number | undefined;
  item: unknown;
  /** What is left to be done where the record is done. */
  left?: unknown;
}

interface Item extends Pick<Resource, "placeColumn"> {
  item: unknown;
  /** Its place in the whole input. */
  index: number;
  job: string;
  /** The beginning of the ids of its resource. */
  idPrefix: string;
}

/** What the next slice works on: a part of the input, or what an interrupted slice has left of it. */
export async function readInput({
  job,
  data: { left, next, parts, undoes },
}: {
  job: string;
  data: BulkData;
}): Promise<readonly unknown[] | null> {
  if (left !== undefined) return readEntries({ job, section: "left", index: left });
  if (undoes === undefined) return readEntries({ job, section: "input", index: next });
  // The last part first: what was changed later may refer to what was changed before.
  const report = await readEntries({ job: undoes, section: "report", index: parts - 1 - next });
  const entries = report?.filter(isEntry).filter(({ outcome }) => outcome !== "unchanged" && outcome !== "refused");
  return entries?.reverse() ?? null;
}

/**
 * Reports what an interrupted slice has changed: its worker was killed, or an error ended it. The rest of its part
 * stays the next one to be handled.
 */
export function catchingUp(placeOf: (item: Item) => Place): NonNullable<Executor["catchUp"]> {
  return async ({ job: row }) => {
    const data = bulkDataOf(row);
    const resource = data && findResource(data.resource);
    if (!data || !resource || data.isDryRun || data.query || data.next >= data.parts) return null;
    const job = jobId(row);
    const { idPrefix, placeColumn } = resource;
    const input = (await readInput({ job, data })) ?? [];
    const places = input.map((item, position) =>
      placeOf({ item, index: data.next * SLICE + position, job, idPrefix, placeColumn }),
    );
    const found = await runEntries({
      all: places,
      run: async (place) =>
        place.id === null ? null : doneBefore({ job, action: data.action, resource, ...place, id: place.id }),
    });
    const entries = found.filter((entry) => entry !== null);
    if (entries.length === 0) return null;
    const left = reportsOf(data);
    const value = places.flatMap((place, position) => (found[position] ? (place.left ?? []) : [place.item]));
    await writePart({ job, section: "left", index: left, value, expiresAt: row.expiresAt });
    return { ...data, ...(await reported({ id: job, job: row, data, entries })), left };
  };
}

/** A record is named by its id, or by its entry in the report of what is undone. */
export function placeOfRecord({ item }: Pick<Item, "item">): Place {
  if (typeof item === "string") return { id: item, item };
  return isEntry(item) ? { id: item.id, line: item.line, item } : { id: null, item };
}
