import { isOpenJob } from "@tresen/contract/job/job.state";
import type { Resource } from "@tresen/contract/kit/resource";
import type { Row } from "../../records/rows";
import { contentOf } from "../plan-job";
import { findPlanned, plannedChangesOf } from "../planned-changes";

/** The fields of the record as they are going to be at that time, with what is planned until then. */
export async function fieldsAt({
  resource,
  row,
  at,
}: {
  resource: Resource;
  row: Row;
  at: string;
}): Promise<Readonly<Record<string, unknown>>> {
  let fields: Readonly<Record<string, unknown>> = row.fields;
  for (const plan of await plannedChangesOf({ resource: resource.name, record: row.id })) {
    if (!isOpenJob(plan.state) || Date.parse(plan.at) >= Date.parse(at)) continue;
    const planned = await findPlanned({ ...plan, job: plan.id });
    if (planned) fields = { ...fields, ...contentOf(planned) };
  }
  // A planned null empties a field.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
