import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import { JOB_REASONS } from "@tresen/contract/job/job.state";
import type { Outcome } from "../platform/job";
import { createRecord } from "../records";
import { type ChangeRow, contentOf, latestChanges } from "../records/changes";
import { partFields } from "../records/rows";
import { isAppError } from "../platform/errors";
import { readInput } from "./catch-up";
import { changeFields } from "./change-fields";
import { earlierUndos } from "./bulk-job";
import { doneBefore } from "./done-before";
import { writingOf } from "./definitions";
import { type Entry, isEntry, refusedBy, refusedWith } from "./entry";
import type { Slice } from "./person";
import { hasOtherChanges, undoPlaces } from "./placed/undo-places";
import { removeOne } from "./remove-one";
import { undoPlan } from "./planned/undo-plan";
import { endSlice, runEntries } from "./slice";

/**
 * Restores the records of one part of the undone job's report, the last part first: what was changed later may refer to
 * what was changed before. Only a record whose newest change is that of the undone job is restored.
 */
export async function undoSlice(slice: Slice): Promise<Outcome> {
  const { data, id, isFirst, resource } = slice;
  const { undoes = "" } = data;
  const changed = (await readInput({ job: id, data }))?.filter(isEntry);
  if (!changed) return { state: "dropped", reason: JOB_REASONS.noInput };
  const unplaced = await undoPlaces({ slice, entries: changed, undoes });
  const entries = await runEntries({
    all: changed,
    // One after the other, since what was removed later may refer to what was removed before.
    ...(changed.every(({ outcome }) => outcome === "changed") ? {} : { parallel: 1 }),
    run: async (entry) =>
      (isFirst
        ? await doneBefore({ job: id, action: data.action, resource, id: entry.id, line: entry.line, item: entry })
        : null) ?? undoOne({ slice, entry, undoes, unplaced: unplaced.get(entry.id) }),
  });
  return endSlice({ slice, entries });
}

async function undoOne({
  slice,
  entry,
  undoes,
  unplaced,
}: {
  slice: Slice;
  entry: Entry;
  undoes: string;
  /** Why its categories stay as they are. */
  unplaced: string | undefined;
}): Promise<Entry> {
  const { resource } = slice;
  const { id, label, line, outcome, plan } = entry;
  const place = { id, label, ...(line === undefined ? {} : { line }) };
  if (plan !== undefined) return undoPlan({ slice, place, plan });
  if (unplaced !== undefined) return refusedWith({ ...place, faults: [{ message: unplaced }] });
  if (!hasOtherChanges({ resource, entry }))
    return { ...place, outcome: "changed", was: entry.after, after: entry.was };
  const [latest] = await latestChanges({ resource: resource.name, id, limit: 1 });
  // An undo that ended before all was done has restored it already.
  if (latest?.requestId !== undefined && earlierUndos(slice.job).includes(latest.requestId))
    return { ...place, outcome: "unchanged" };
  if (latest?.requestId !== undoes) return refusedWith({ ...place, faults: [{ message: BULK_MESSAGES.changedSince }] });
  if (outcome === "removed") return restore({ slice, place, fields: await removedFields(latest) });
  if (outcome === "created")
    return { ...place, ...(await removeOne({ slice, id, version: Number(latest.version) })), label };
  const { named = [], was = {} } = entry;
  const fields = named.filter((name) => name !== resource.placeColumn?.path);
  const values = Object.fromEntries(fields.map((name) => [name, was[name]]));
  return changeFields({ slice, id, line, version: Number(latest.version), valuesOf: () => ({ values }) });
}

/** The fields of a record that was removed; null when they are not kept, such as those of a person. */
async function removedFields(removal: ChangeRow): Promise<Record<string, unknown> | null> {
  const { resource: name, id, version, parts } = removal;
  const { fields } = contentOf(removal);
  if (fields || !parts) return fields;
  return partFields({ resource: name, id, version: Number(version) - 1, parts });
}

/** Stores a removed record again, with its id. */
async function restore({
  slice: { resource, actor, now },
  place,
  fields,
}: {
  slice: Slice;
  place: Pick<Entry, "id" | "label" | "line">;
  fields: Record<string, unknown> | null;
}): Promise<Entry> {
  if (!fields) return refusedWith({ ...place, faults: [{ message: BULK_MESSAGES.notKept }] });
  try {
    await createRecord({ ...writingOf(resource), actor, now, input: { ...fields, id: place.id } });
    return { ...place, outcome: "created" };
  } catch (error) {
    if (isAppError(error, "record.id_taken"))
      return refusedWith({ ...place, faults: [{ message: BULK_MESSAGES.changedSince }] });
    return refusedBy({ ...place, error });
  }
}
