import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { JobKind } from "@tresen/contract/job/job.state";
import { MINUTE } from "@tresen/contract/kit/time";
import { ConditionFailed, documents, storageCall } from "../db";
import { env } from "../env";
import { type Job, partitionOf } from "./job";
import { jobOf } from "./store";

/** Longer than the time limit of any function that executes jobs, so no worker outlives its lease. */
export const LEASE = 3 * MINUTE;
/** A queue may deliver a job slightly early, by the clock of another machine. */
const EARLY = 1000;

interface Claim {
  id: string;
  kind: JobKind;
  /** Whether a job may be claimed again after its worker was interrupted. */
  isRepeatable: boolean;
  /** The time by the machine's clock. */
  at: number;
}

/**
 * Claims a job for the duration of a lease. Reading and claiming is one conditional write, so only one of several
 * workers succeeds.
 * @returns null when there is no such job of this kind, or it is not due, finished or claimed.
 */
export async function claimJob({ id, kind, isRepeatable, at }: Claim): Promise<Job | null> {
  const isDue = "#state IN (:waiting, :retry) AND dueAt <= :due";
  const isLeft = "#state = :running AND leaseUntil <= :now";
  try {
    const { Attributes } = await storageCall(() =>
      documents.send(
        new UpdateCommand({
          TableName: env.TABLE_NAME,
          Key: { pk: partitionOf(id), sk: "job" },
          ConditionExpression: `kind = :kind AND (${isRepeatable ? `(${isDue}) OR (${isLeft})` : isDue})`,
          UpdateExpression: "SET #state = :running, attempts = attempts + :one, leaseUntil = :lease",
          ExpressionAttributeNames: { "#state": "state" },
          ExpressionAttributeValues: {
            ":kind": kind,
            ":waiting": "waiting",
            ":retry": "retry",
            ":running": "running",
            ":one": 1,
            ":due": new Date(at + EARLY).toISOString(),
            ":lease": new Date(at + LEASE).toISOString(),
            ...(isRepeatable ? { ":now": new Date(at).toISOString() } : {}),
          },
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

/** Whether the job is due and not claimed: the condition of `claimJob` for a job that was read. */
export function isClaimable({ job, at }: { job: Job; at: number }): boolean {
  if (job.state === "running") return isLeaseOver({ job, at });
  return (job.state === "waiting" || job.state === "retry") && Date.parse(job.dueAt) <= at + EARLY;
}

/** Whether the worker of a running job was interrupted. */
export function isLeaseOver({ job, at }: { job: Job; at: number }): boolean {
  return job.state === "running" && Date.parse(job.leaseUntil ?? job.dueAt) <= at;
}
