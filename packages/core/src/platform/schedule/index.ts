import type { EntityItem } from "electrodb";
import { ConditionFailed, storageCall } from "../db";
import { logFailure } from "../log";
import { ScheduleRunEntity } from "./run.entity";

export type ScheduleRun = EntityItem<typeof ScheduleRunEntity>;

/**
 * Runs a scheduled function and notes when it began, how long it took and whether it succeeded, in one write. A run that
 * is interrupted notes nothing, so that its schedule is found to be late. @param at when the schedule fired.
 * @throws what `run` throws.
 */
export async function notedRun({
  name,
  at,
  run,
}: {
  name: string;
  at: string;
  run: () => Promise<unknown>;
}): Promise<void> {
  const begun = performance.now();
  const note = (outcome: ScheduleRun["outcome"]): Promise<void> =>
    noteRun({ name, startedAt: new Date(at).toISOString(), took: Math.round(performance.now() - begun), outcome });
  try {
    await run();
  } catch (error) {
    await note("failed");
    throw error;
  }
  await note("done");
}

/** The last runs of all schedules, by their names. */
export async function readRuns(): Promise<ReadonlyMap<string, ScheduleRun>> {
  const { data } = await storageCall(() => ScheduleRunEntity.query.primary({}).go());
  return new Map(data.map((run) => [run.name, run]));
}

/** A repeated run of an older time, which comes after a newer one, is not noted. What is not noted fails nothing. */
async function noteRun(run: ScheduleRun): Promise<void> {
  try {
    await storageCall(() =>
      ScheduleRunEntity.put(run)
        .where(({ startedAt }, { notExists, lte }) => `${notExists(startedAt)} OR ${lte(startedAt, run.startedAt)}`)
        .go({ response: "none" }),
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) logFailure(error, { schedule: run.name });
  }
}
