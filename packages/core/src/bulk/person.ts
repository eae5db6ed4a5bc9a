import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { findResource } from "@tresen/contract/resources";
import type { Resource } from "@tresen/contract/kit/resource";
import type { Staff } from "../platform/actor";
import { type Assignment, type Outcome, jobId } from "../platform/job";
import { withinRequest } from "../platform/request";
import { findStaff } from "../user";
import { type BulkData, bulkDataOf } from "./bulk-job";

/** One slice of a bulk job, with the person who started it as they are now. */
export interface Slice extends Assignment {
  id: string;
  data: BulkData;
  resource: Resource;
  actor: Staff;
}

/**
 * Runs a slice with the current rights of the person who started the job. Its changes name the job as their request.
 * Without the person the job ends: what was done stays done.
 */
export function asStarter(run: (slice: Slice) => Promise<Outcome>): (assignment: Assignment) => Promise<Outcome> {
  return (assignment) => {
    const id = jobId(assignment.job);
    return withinRequest({ fields: { requestId: id }, run: () => runAs({ assignment, id, run }) });
  };
}

async function runAs({
  assignment,
  id,
  run,
}: {
  assignment: Assignment;
  id: string;
  run: (slice: Slice) => Promise<Outcome>;
}): Promise<Outcome> {
  const data = bulkDataOf(assignment.job);
  const resource = data && findResource(data.resource);
  if (!data || !resource) return { state: "dropped", reason: JOB_REASONS.noInput };
  const actor = await findStaff({ id: data.startedBy.id, now: assignment.now });
  if (!actor) return { state: "dropped", reason: JOB_REASONS.noPerson };
  return run({ ...assignment, id, data, resource, actor });
}
