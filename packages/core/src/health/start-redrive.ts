import { healthPermissions } from "@tresen/contract/health/health.permissions";
import { RECORD_HEALTH as texts } from "@tresen/contract/health/health.texts";
import type { StartedJob } from "@tresen/contract/job/job.view";
import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, requirePermission, requireStaff } from "../platform/actor";
import { ConditionFailed, storageCall, writeTransaction } from "../platform/db";
import { AppError } from "../platform/errors";
import { JobEntity, jobId, newJob, readJob } from "../platform/job";
import { LogEventEntity, logEventRow } from "../records/log-events";
import { FailedRecordsEntity } from "./records.entity";

/**
 * Starts the job that processes stored changes again. There is one job for each count of them: whoever presses twice gets the
 * same, and the job counts anew when it ends.
 * @throws unauthenticated, forbidden, conflict when nothing is stored.
 */
export async function startRedrive({ actor, now }: { actor: Actor; now: Instant }): Promise<StartedJob> {
  const { user } = requireStaff(actor);
  requirePermission({ actor, permission: healthPermissions.redrive });
  const { data: counted } = await storageCall(() => FailedRecordsEntity.get({}).go({ consistent: true }));
  if (!counted || counted.count === 0) throw new AppError("health.no_records", "conflict", texts.none);
  const createdAt = new Date(now).toISOString();
  const at = Date.now();
  const job = newJob({ kind: "redrive", key: counted.countedAt, owner: "stream", data: {}, createdAt, dueAt: at, at });
  const told = logEventRow({
    ...{ event: "records-redriven", at: now },
    actor: { kind: "staff", id: user.id, name: user.name },
  });
  try {
    await writeTransaction({
      entities: { jobs: JobEntity, events: LogEventEntity },
      writes: ({ jobs, events }) => [jobs.create(job).commit(), events.put(told).commit()],
    });
  } catch (error) {
    const known = error instanceof ConditionFailed ? await readJob(job) : null;
    if (!known) throw error;
    return { id: jobId(known), state: known.state };
  }
  return { id: jobId(job), state: job.state };
}
