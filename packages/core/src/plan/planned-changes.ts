import { isOpenJob, isTroubledJob } from "@tresen/contract/job/job.state";
import type { PlannedChange } from "@tresen/contract/plan/plan.view";
import type { EntityItem } from "electrodb";
import { storageCall } from "../platform/db";
import { type Job, findJobs, jobId } from "../platform/job";
import { contentOf, planOf, viewOf } from "./plan-job";
import { PlannedChangeEntity } from "./planned-change.entity";

export type PlannedChangeRow = EntityItem<typeof PlannedChangeEntity>;

interface Planned {
  resource: string;
  record: string;
}

/** The changes of a record that are still to come, or that failed, the next one first. */
export async function plannedChangesOf(planned: Planned): Promise<PlannedChange[]> {
  const { jobs } = await rowsAndJobs(planned);
  return jobs
    .filter(({ state }) => isOpenJob(state) || isTroubledJob(state))
    .flatMap((job) => {
      const data = planOf(job);
      return data ? [viewOf({ job, data })] : [];
    })
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** All values that somebody has planned for a record and that are still stored, also by changes that were called off. */
export async function plannedValuesOf(planned: Planned): Promise<{ at: string; fields: Record<string, unknown> }[]> {
  const { rows, jobs } = await rowsAndJobs(planned);
  const times = new Map(jobs.map((job) => [jobId(job), planOf(job)?.at]));
  return rows.flatMap((row) => {
    const at = times.get(row.job);
    return at === undefined ? [] : [{ at, fields: contentOf(row) }];
  });
}

/** What a planned change does; null once it is done. */
export async function findPlanned({
  resource,
  record,
  job,
}: Planned & { job: string }): Promise<PlannedChangeRow | null> {
  const { data } = await storageCall(() => PlannedChangeEntity.get({ resource, record, job }).go({ consistent: true }));
  return data;
}

async function rowsAndJobs({ resource, record }: Planned): Promise<{ rows: PlannedChangeRow[]; jobs: Job[] }> {
  const { data: rows } = await storageCall(() =>
    PlannedChangeEntity.query.primary({ resource, record }).go({ pages: "all", consistent: true }),
  );
  return { rows, jobs: await findJobs(rows.map(({ job }) => job)) };
}
