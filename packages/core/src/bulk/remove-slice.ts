import type { Outcome } from "../platform/job";
import type { BulkData } from "./bulk-job";
import { referrersOf } from "./definitions";
import { doneBefore } from "./done-before";
import type { Entry } from "./entry";
import { readEntries, writePart } from "./part";
import type { Slice } from "./person";
import { removeOne } from "./remove-one";
import { endSlice, runEntries } from "./slice";

/**
 * Removes the records of one part. A record that only others of its own kind refer to is held back: the job may remove
 * these too, so it is tried again in a further round, over what is held back of all parts. There is another round as
 * long as the one before has removed something.
 */
export async function removeSlice({ slice, ids }: { slice: Slice; ids: readonly string[] }): Promise<Outcome> {
  const { resource, data, id: job, isFirst } = slice;
  const round = roundOf(data);
  const entries = await runEntries({
    all: ids,
    // One after the other where one may refer to another, so that the report has the order in which they were removed.
    ...(referrersOf(resource).some(({ name }) => name === resource.name) ? { parallel: 1 } : {}),
    run: async (id) =>
      (isFirst && !data.isDryRun ? await doneBefore({ job, action: data.action, resource, id }) : null) ??
      removeOne({ slice, id }),
  });
  const current = { ...slice, data: { ...data, round } };
  const held = entries.filter((entry) => isHeld({ entry, slice }));
  if (held.length === 0 || !round.hasNext) return endSlice({ slice: current, entries });
  if (data.isDryRun) return endSlice({ slice, entries: await withoutHeld({ slice, entries, held }) });
  const left = held.map(({ id }) => id);
  await writePart({ job, section: "input", index: data.parts, value: left, expiresAt: slice.job.expiresAt });
  return endSlice({
    slice: { ...slice, data: { ...current.data, parts: data.parts + 1 } },
    entries: entries.filter((entry) => !held.includes(entry)),
  });
}

/** The round that the next part belongs to. What it holds back is tried again, unless that could not end otherwise. */
function roundOf({ round, next, parts, changed }: BulkData): NonNullable<BulkData["round"]> {
  if (round && next < round.end) return round;
  return { end: parts, changed, hasNext: !round || changed > round.changed };
}

/** Whether only records of the same resource hold it: the job may remove them. */
function isHeld({ entry: { records = [] }, slice }: { entry: Entry; slice: Slice }): boolean {
  return records.length > 0 && records.every(({ resource }) => resource === slice.resource.name);
}

/** In a dry run nothing is removed: whatever holds a record counts as removed if the job names it. */
async function withoutHeld({
  slice: { id: job, data },
  entries,
  held,
}: {
  slice: Slice;
  entries: readonly Entry[];
  held: readonly Entry[];
}): Promise<Entry[]> {
  const named = new Set<unknown>();
  for (let index = 0; index < data.parts; index += 1)
    for (const id of (await readEntries({ job, section: "input", index })) ?? []) named.add(id);
  return entries.map((entry) =>
    held.includes(entry) && (entry.records ?? []).every(({ id }) => named.has(id))
      ? { id: entry.id, label: entry.label, outcome: "removed" }
      : entry,
  );
}
