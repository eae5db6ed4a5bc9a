import type { Resource } from "@tresen/contract/kit/resource";
import { planChange, requirePlannable } from "../../plan/many";
import type { Row } from "../../records/rows";
import type { Slice } from "../person";

/**
 * Plans new values of some fields of a record for the time of the job; a trial only asks whether that can be done.
 * @returns the id of the plan; nothing in a trial.
 */
export async function planRow({
  slice: { resource, actor, data, now, id },
  row,
  fields,
  at,
}: {
  slice: Slice & { resource: Resource };
  row: Row;
  fields: Readonly<Record<string, unknown>>;
  at: string;
}): Promise<{ plan?: string }> {
  const planned = { resource, row, type: "fields" as const, fields, at };
  if (data.isDryRun) {
    await requirePlannable(planned);
    return {};
  }
  return { plan: (await planChange({ ...planned, actor, now, bulk: id })).id };
}
