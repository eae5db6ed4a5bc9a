/* What begins a run each night: it is asked every minute, so it knows nothing of what a run does. */
import { DEFAULT_TIME_ZONE, type Instant, zonedTime } from "@tresen/contract/kit/time";
import { type JobKey, createJob, newJob, readJob } from "../../../platform/job";
import { readState } from "../state";

/** The hours of the night, by the wall clock, in which a run begins. */
const BEGINS = { from: 3 * 60, to: 5 * 60 };
const KEY = "retention-";

/** Whether a job is the run of a day, and no erasure of one person. */
export function isRetentionRun({ kind, key }: JobKey): boolean {
  return kind === "erasure" && key.startsWith(KEY);
}

/** Creates the job of this night's run, once, if periods are confirmed. */
export async function planRetention({ now }: { now: Instant }): Promise<void> {
  const { date: day, minutes } = zonedTime({ at: now, zone: DEFAULT_TIME_ZONE });
  if (minutes < BEGINS.from || minutes >= BEGINS.to) return;
  const { confirmed } = await readState();
  const run = { kind: "erasure", key: `${KEY}${day}` } as const;
  if (!confirmed || (await readJob(run))) return;
  const at = Date.now();
  const createdAt = new Date(now).toISOString();
  await createJob(newJob({ ...run, owner: "retention", data: { day }, createdAt, dueAt: at, at }));
}
