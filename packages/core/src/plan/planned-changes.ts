import { isOpenJob, isTroubledJob } from "@tresen/contract/job/job.state";
import type { PlannedChange } from "@tresen/contract/plan/plan.view";
import type { EntityItem } from "electrodb";
import { storageCall } from "../platform/db";
import { findJobs } from "../platform/job";
import { planOf, viewOf } from "./plan-job";
import { PlannedChangeEntity } from "./planned-change.entity";

export type PlannedChangeRow = EntityItem<typeof PlannedChangeEntity>;

interface Planned {
  resource: string;
  record: string;
}

/** The changes of a record that are still to come, or that failed, the next one first. */
export async function plannedChangesOf({ resource, record }: Planned): Promise<PlannedChange[]> {
  const { data: rows } = await storageCall(() =>
    PlannedChangeEntity.query.primary({ resource, record }).go({ pages: "all", consistent: true }),
  );
  const jobs = await findJobs(rows.map(({ job }) => job));
  return jobs
    .filter(({ state }) => isOpenJob(state) || isTroubledJob(state))
    .flatMap((job) => {
      const data = planOf(job);
      return data ? [viewOf({ job, data })] : [];
    })
    .sort((a, b) => (a.at < b.at ? -1 : 1));
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
