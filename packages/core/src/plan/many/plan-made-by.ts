import { type Job, findJobs, jobId } from "../../platform/job";
import { storageCall } from "../../platform/db";
import { latestChanges } from "../../records/changes";
import { planOf } from "../plan-job";
import { PlannedChangeEntity } from "../planned-change.entity";

/** More changes of one record in a few minutes than anybody makes. */
const LOOKED_AT = 20;

interface Asked {
  /** The id of the job of many records. */
  bulk: string;
  resource: string;
  record: string;
}

/**
 * The id of the plan that a job of many records has made for a record already, before its worker was killed; null for
 * none. One that was carried out since then has no row any more, but a change that names it.
 */
export async function planMadeBy({ bulk, resource, record }: Asked): Promise<string | null> {
  const { data: rows } = await storageCall(() =>
    PlannedChangeEntity.query.primary({ resource, record }).go({ pages: "all", consistent: true }),
  );
  const waiting = await findJobs(rows.map(({ job }) => job));
  const own = waiting.find(isOf(bulk)) ?? (await doneOf({ bulk, resource, record }));
  return own ? jobId(own) : null;
}

/** Whether the plan was cancelled in this request, which may be a job. */
export function isUnplannedBy({ job, request }: { job: Job | null; request: string }): boolean {
  return (
    job?.state === "canceled" &&
    (job.timeline ?? []).some(({ step, requestId }) => step === "job-canceled" && requestId === request)
  );
}

async function doneOf({ bulk, resource, record }: Asked): Promise<Job | undefined> {
  const changes = await latestChanges({ resource, id: record, limit: LOOKED_AT });
  const causes = [...new Set(changes.flatMap(({ requestId }) => requestId || []))];
  return (await findJobs(causes)).find(isOf(bulk));
}

function isOf(bulk: string): (job: Job) => boolean {
  return (job) => planOf(job)?.bulk === bulk;
}
