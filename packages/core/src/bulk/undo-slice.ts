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
import { removeOne } from "./remove-one";
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
  const entries = await runEntries({
    all: changed,
    // One after the other, since what was removed later may refer to what was removed before.
    ...(changed.every(({ outcome }) => outcome === "changed") ? {} : { parallel: 1 }),
    run: async (entry) =>
      (isFirst ? await doneBefore({ job: id, resource, id: entry.id, line: entry.line }) : null) ??
      undoOne({ slice, entry, undoes }),
  });
  return endSlice({ slice, entries });
}

async function undoOne({ slice, entry, undoes }: { slice: Slice; entry: Entry; undoes: string }): Promise<Entry> {
  const { resource } = slice;
  const { id, label, line, outcome } = entry;
  const place = { id, label, ...(line === undefined ? {} : { line }) };
  const [latest] = await latestChanges({ resource: resource.name, id, limit: 1 });
  // An undo that ended before all was done has restored it already.
  if (latest?.requestId !== undefined && earlierUndos(slice.job).includes(latest.requestId))
    return { ...place, outcome: "unchanged" };
  if (latest?.requestId !== undoes) return refusedWith({ ...place, faults: [{ message: BULK_MESSAGES.changedSince }] });
  if (outcome === "removed") return restore({ slice, place, fields: await removedFields(latest) });
  if (outcome === "created")
    return { ...place, ...(await removeOne({ slice, id, version: Number(latest.version) })), label };
  const { named = [], was = {} } = entry;
  const values = Object.fromEntries(named.map((name) => [name, was[name]]));
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
