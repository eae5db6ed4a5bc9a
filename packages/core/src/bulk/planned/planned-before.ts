import type { Resource } from "@tresen/contract/kit/resource";
import { findJob } from "../../platform/job";
import { isUnplannedBy, planMadeBy } from "../../plan/many";
import { findRow } from "../../records/rows";
import { type Entry, isEntry, titleOf } from "../entry";

interface Asked {
  job: string;
  resource: Resource;
  id: string;
}

/** The entry of a record for which this job has planned a change already, before its worker was killed. */
export async function plannedBefore({ job, resource, id }: Asked): Promise<Entry | null> {
  const plan = await planMadeBy({ bulk: job, resource: resource.name, record: id });
  if (plan === null) return null;
  const row = await findRow({ resource, id });
  return { id, label: row ? titleOf({ resource, record: row.fields }) : id, outcome: "planned", plan };
}

/** The same of a plan that this job has taken back. @param item the entry of what is undone. */
export async function unplannedBefore({ job, item }: { job: string; item: unknown }): Promise<Entry | null> {
  if (!isEntry(item) || item.plan === undefined) return null;
  const isOwn = isUnplannedBy({ job: await findJob(item.plan), request: job });
  return isOwn ? { id: item.id, label: item.label, outcome: "unplanned" } : null;
}
