import {
  type RetentionKind,
  confirmedPeriods,
  cutoffAt,
  cutoffDay,
  periodsOf,
} from "@tresen/contract/privacy/retention/retention-kinds";
import { getConfig } from "../../config";
import type { Assignment, Outcome } from "../../platform/job";
import { RETAINED } from "./kinds";
import { beginningOf } from "./retained";
import { noteDone, noteRun, readState } from "./state";

/** How many entries one slice looks at. */
const SLICE = 25;
/** How many entries of a kind one run removes at most; the rest follows in the next nights. Each customer makes a job. */
const MOST: Readonly<Record<RetentionKind, number>> = { orders: 10_000, customers: 1000, uploads: 10_000 };

/** A list that a run still has to go through. */
interface Step {
  kind: RetentionKind;
  list: string;
}

/** What a run has done, and where it goes on. */
export interface RetentionWork {
  day: string;
  steps: Step[];
  /** The place in the first of the steps; null at its beginning. */
  after: string | null;
  /** Whether everything of this list so far was removed. */
  isWhole: boolean;
  removed: Record<RetentionKind, number>;
}

/**
 * One slice of a run. Periods are read anew for each, so a run stops when one is taken back. Whatever an interrupted
 * slice has removed is not due any more.
 */
export async function retentionSlice({ job, now }: Assignment): Promise<Outcome> {
  const work = await workOf(job.data);
  const [step, ...rest] = work.steps;
  if (!step) {
    const { day, removed } = work;
    await noteRun({ day, endedAt: new Date(now).toISOString(), removed });
    return { state: "done", data: work };
  }
  const [config, state] = await Promise.all([getConfig(), readState()]);
  const { kind, list } = step;
  const months = confirmedPeriods({ periods: periodsOf(config), confirmed: state.confirmed })[kind];
  const next: RetentionWork = { ...work, steps: rest, after: null, isWhole: true };
  if (months === null || work.removed[kind] >= MOST[kind]) return { state: "again", data: next };
  const retained = RETAINED[kind];
  const until = cutoffAt(cutoffDay({ months, now }));
  const after = work.after ?? beginningOf({ retained, list, state });
  const places = await retained.places({ list, after, until, limit: SLICE });
  const due = await retained.dueAmong({ ids: places.map(({ id }) => id), until, now });
  let removed = 0;
  for (const { id, isReady } of due) if (isReady && (await retained.remove({ id, now }))) removed += 1;
  const isWhole = work.isWhole && removed === due.length;
  const last = places.at(-1)?.key;
  if (kind === "orders" && isWhole && last) await noteDone({ ...state.doneUntil, [list]: last });
  const done = { ...work.removed, [kind]: work.removed[kind] + removed };
  const isEnd = places.length < SLICE || last === undefined;
  return {
    state: "again",
    data: isEnd ? { ...next, removed: done } : { ...work, after: last, isWhole, removed: done },
  };
}

/** The work of a job. One that has just begun knows its day alone. */
async function workOf(data: object): Promise<RetentionWork> {
  const { day, steps, ...begun } = data as Pick<RetentionWork, "day"> & Partial<RetentionWork>;
  const nothing = { after: null, isWhole: true, removed: { orders: 0, customers: 0, uploads: 0 } };
  if (steps) return { day, steps, ...nothing, ...begun };
  const lists = await Promise.all(
    // Files first: they may have shorter periods than the orders that they go with.
    (["uploads", "orders", "customers"] as const).map(async (kind) =>
      (await RETAINED[kind].lists()).map((list) => ({ kind, list })),
    ),
  );
  return { day, steps: lists.flat(), ...nothing };
}
