import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { JobKind } from "@tresen/contract/job/job.state";
import { MINUTE } from "@tresen/contract/kit/time";
import { ConditionFailed, documents, storageCall } from "../db";
import { env } from "../env";
import { type Job, partitionOf } from "./job";
import { jobOf } from "./store";

/** Longer than any function that does jobs may run: after it nobody is still at it. */
export const LEASE = 3 * MINUTE;
/** A queue may hand a job over a little early, by another machine's clock. */
const EARLY = 1000;

interface Claim {
  id: string;
  kind: JobKind;
  /** Whether a job is claimed again whose worker was interrupted. */
  isRepeatable: boolean;
  /** The machine's clock. */
  at: number;
}

/**
 * Makes a job this worker's for the time of a lease. One call reads and claims it, so that of several workers one alone
 * gets it. @returns null where there is none of this kind, it is not due, it has come to its end, or somebody else is
 * at it.
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

/** Whether it is time for the job, and nobody is at it: what `claimJob` asks for, of a job that was read. */
export function isClaimable({ job, at }: { job: Job; at: number }): boolean {
  if (job.state === "running") return isLeaseOver({ job, at });
  return (job.state === "waiting" || job.state === "retry") && Date.parse(job.dueAt) <= at + EARLY;
}

/** Whether the worker of a running job was interrupted. */
export function isLeaseOver({ job, at }: { job: Job; at: number }): boolean {
  return job.state === "running" && Date.parse(job.leaseUntil ?? job.dueAt) <= at;
}
