import { eachChunk } from "../platform/db";
import type { Outcome } from "../platform/job";
import type { Entry } from "./entry";
import { writePart } from "./part";
import type { Slice } from "./person";

/** The number of records that a slice changes at the same time. */
const PARALLEL = 4;

/** Runs over the records of a slice. @returns what came of each, in their order. */
export async function runEntries<Item>({
  all,
  run,
  parallel = PARALLEL,
}: {
  all: readonly Item[];
  run: (item: Item, index: number) => Promise<Entry>;
  parallel?: number;
}): Promise<Entry[]> {
  const entries: Entry[] = [];
  await eachChunk({
    all: all.map((item, index) => ({ item, index })),
    size: 1,
    parallel,
    run: async ([each]) => {
      if (each) entries[each.index] = await run(each.item, each.index);
    },
  });
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
  await writePart({ job: id, section: "report", index: data.next, value: entries, expiresAt: job.expiresAt });
  const countOf = (...outcomes: readonly Entry["outcome"][]): number =>
    entries.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const next = {
    ...data,
    next: data.next + 1,
    done: data.done + entries.length,
    changed: data.changed + countOf("changed", "created", "removed"),
    unchanged: data.unchanged + countOf("unchanged"),
    refused: data.refused + countOf("refused"),
  };
  return { state: next.next < next.parts ? "again" : "done", data: next };
}
