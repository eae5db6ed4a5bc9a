import { eachChunk } from "../platform/db";
import type { Outcome } from "../platform/job";
import type { Entry } from "./entry";
import { type BulkData, reportsOf } from "./bulk-job";
import { writePart } from "./part";
import type { Slice } from "./person";

/** The number of records that a slice changes at the same time. */
const PARALLEL = 4;

/**
 * Runs over the records of a slice. After an error no further one is begun, and those begun are waited for.
 * @returns what came of each, in their order.
 */
export async function runEntries<Item, Result = Entry>({
  all,
  run,
  parallel = PARALLEL,
}: {
  all: readonly Item[];
  run: (item: Item, index: number) => Promise<Result>;
  parallel?: number;
}): Promise<Result[]> {
  const entries: Result[] = [];
  const errors: unknown[] = [];
  await eachChunk({
    all: all.map((item, index) => ({ item, index })),
    size: 1,
    parallel,
    run: async ([each]) => {
      if (!each || errors.length > 0) return;
      try {
        entries[each.index] = await run(each.item, each.index);
      } catch (error) {
        errors.push(error);
      }
    },
  });
  if (errors.length > 0) throw errors[0];
  return entries;
}

/** Stores what came of a slice, and says where the next one begins. */
export async function endSlice({
  slice: { id, job, data },
  entries,
}: {
  slice: Slice;
  entries: readonly Entry[];
}): Promise<Outcome> {
  const { left: _, ...rest } = data;
  const next = { ...rest, ...(await reported({ id, job, data: rest, entries })), next: data.next + 1 };
  return { state: next.next < next.parts ? "again" : "done", data: next };
}

/** Stores a part of the report. @returns the counts with its entries. */
export async function reported({
  id,
  job,
  data,
  entries,
}: Pick<Slice, "id" | "job" | "data"> & { entries: readonly Entry[] }): Promise<
  Pick<BulkData, "reports" | "done" | "changed" | "unchanged" | "refused">
> {
  const index = reportsOf(data);
  await writePart({ job: id, section: "report", index, value: entries, expiresAt: job.expiresAt });
  const countOf = (...outcomes: readonly Entry["outcome"][]): number =>
    entries.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    reports: index + 1,
    done: data.done + entries.length,
    changed: data.changed + countOf("changed", "created", "removed", "planned", "unplanned", "drawn", "flawed"),
    unchanged: data.unchanged + countOf("unchanged"),
    refused: data.refused + countOf("refused"),
  };
}
