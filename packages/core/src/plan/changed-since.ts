import type { Resource } from "@tresen/contract/kit/resource";
import { PLAN_FAILURES } from "@tresen/contract/plan/plan.texts";
import { findJobs, jobId } from "../platform/job";
import { type ChangeRow, latestChanges } from "../records/changes";
import type { Row } from "../records/rows";
import { titleOf } from "./fault-text";
import { type PlanData, planOf } from "./plan-job";

/** More changes of one record since a plan than are looked through: then it counts as changed. */
const LOOKED_AT = 200;

/**
 * Why the record is not any more what the planned change began from; null if it still is. Other planned changes that
 * stood in the list when this one was planned are no surprise. A change of some fields also goes with changes of others.
 * @param names of the fields that the change sets.
 */
export async function changedSince({
  resource,
  row,
  data,
  names,
}: {
  resource: Resource;
  row: Row;
  data: PlanData;
  names: readonly string[];
}): Promise<string | null> {
  const count = row.version - data.version;
  if (count === 0) return null;
  if (count < 0 || count > LOOKED_AT) return PLAN_FAILURES.changed;
  const newest = await latestChanges({ resource: resource.name, id: row.id, limit: count + 1 });
  const since = newest.filter(({ version }) => Number(version) > data.version && Number(version) <= row.version);
  if (since.length < count) return PLAN_FAILURES.changed;
  const unexpected = await withoutPlanned({ changes: since, data });
  if (unexpected.length === 0) return null;
  // Without paths nobody knows which fields a change has touched.
  if (data.type === "publish" || unexpected.some(({ paths }) => !paths)) return PLAN_FAILURES.changed;
  const paths = unexpected.flatMap((change) => (change.paths ?? []).map((path) => path.split(".")[0]));
  const touched = names.filter((name) => paths.includes(name));
  if (touched.length === 0) return null;
  return PLAN_FAILURES.fieldsChanged(touched.map((name) => titleOf({ resource, name }) ?? name).join(", "));
}

/** The changes but those of plans that stood before this one did: whoever planned this one knew of them. */
async function withoutPlanned({
  changes,
  data,
}: {
  changes: readonly ChangeRow[];
  data: PlanData;
}): Promise<ChangeRow[]> {
  const causes = [...new Set(changes.flatMap(({ requestId }) => requestId || []))];
  const known = (await findJobs(causes)).flatMap((job) => {
    const plan = planOf(job);
    const isOfRecord = plan?.resource === data.resource && plan.record === data.record;
    return isOfRecord && plan.plannedAt < data.plannedAt ? [jobId(job)] : [];
  });
  return changes.filter(({ requestId }) => !requestId || !known.includes(requestId));
}
