import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Instant } from "@tresen/contract/kit/time";
import { ConditionFailed, documents, storageCall } from "../db";
import { env } from "../env";
import { LEASE } from "./claim";
import { type Job, openWork } from "./job";
import { jobKey, jobOf } from "./store";

interface Progress {
  /** The job as this worker has claimed it or saved it last. */
  job: Job;
  data: object;
  /** By the machine's clock. */
  at: number;
}

/**
 * Saves the progress of a running job after a slice, and extends its lease. An attempt that made progress is the first
 * one again.
 * @returns the job with what others have written to it, such as that it should stop; null when another worker has it.
 */
export function saveProgress({ job, data, at }: Progress): Promise<Job | null> {
  return update({
    job,
    set: "#data = :data, attempts = :one, leaseUntil = :lease",
    values: { ":data": data, ":one": 1, ":lease": new Date(at + LEASE).toISOString() },
    condition: RUNNING_HERE,
    names: { "#data": "data" },
  });
}

/** Lets a running job go on in another call of its function, from `at` on. @returns null when another worker has it. */
export function pauseJob({ job, at }: Omit<Progress, "data">): Promise<Job | null> {
  const dueAt = new Date(at).toISOString();
  return update({
    job,
    set: "#state = :waiting, attempts = :none, dueAt = :due, gsi2pk = :work, gsi2sk = :due REMOVE leaseUntil",
    values: { ":waiting": "waiting", ":none": 0, ":due": dueAt, ":work": openWork(job.kind) },
    condition: RUNNING_HERE,
  });
}

/** Asks a running job to stop after its current slice. @returns false when it is not running any more. */
export async function askToStop({ job, now }: { job: Job; now: Instant }): Promise<boolean> {
  const stopped = await update({
    job,
    set: "stopAskedAt = :now",
    values: { ":now": new Date(now).toISOString() },
    condition: "#state = :running",
  });
  return stopped !== null;
}

/** A lease belongs to one worker alone. */
const RUNNING_HERE = "#state = :running AND leaseUntil = :known";

async function update({
  job,
  set,
  values,
  condition,
  names = {},
}: {
  job: Job;
  set: string;
  values: Record<string, unknown>;
  condition: string;
  names?: Record<string, string>;
}): Promise<Job | null> {
  const known = condition.includes(":known") ? { ":known": job.leaseUntil ?? "" } : {};
  try {
    const { Attributes } = await storageCall(() =>
      documents.send(
        new UpdateCommand({
          TableName: env.TABLE_NAME,
          Key: jobKey(job),
          ConditionExpression: condition,
          UpdateExpression: `SET ${set}`,
          ExpressionAttributeNames: { "#state": "state", ...names },
          ExpressionAttributeValues: { ":running": "running", ...known, ...values },
          ReturnValues: "ALL_NEW",
        }),
      ),
    );
    return jobOf(Attributes);
  } catch (error) {
    if (error instanceof ConditionFailed) return null;
    throw error;
  }
}
