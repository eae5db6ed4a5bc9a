import { notFound } from "@tresen/contract/kit/errors.texts";
import type { Resource } from "@tresen/contract/kit/resource";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { PLAN_MESSAGES } from "@tresen/contract/plan/plan.texts";
import { findResource } from "@tresen/contract/resources";
import type { Actor } from "../platform/actor";
import { AppError, forbidden, inputError } from "../platform/errors";
import { type Job, findJob } from "../platform/job";
import { mayRead, requireWrite } from "../records";
import { type Row, findRow } from "../records/rows";
import { requireTouch } from "../user";
import { type PlanData, planOf } from "./plan-job";

/** @throws input for a name that no resource has. */
export function knownResource(name: string): Resource {
  const resource = findResource(name);
  if (resource) return resource;
  throw inputError({
    code: "validation",
    faults: [fieldError({ path: "resource", code: "plan.resource", message: PLAN_MESSAGES.resource })],
  });
}

interface Asked {
  resource: Resource;
  actor: Actor;
  /** Of the record. */
  id: string;
}

/**
 * The record of a planned change, for those who may read and change it.
 * @throws unauthenticated, forbidden, missing.
 */
export async function changeableRow({ resource, actor, id }: Asked): Promise<Row> {
  const row = await changeableOrGone({ resource, actor, id });
  if (!row) throw new AppError("record.missing", "missing", notFound(resource.one));
  return row;
}

/** A planned change with its job, for those who may change its record; of a removed one, any of its kind. */
export async function existingPlan({ actor, id }: { actor: Actor; id: string }): Promise<{ job: Job; data: PlanData }> {
  const job = await findJob(id);
  const data = job && planOf(job);
  const resource = data && findResource(data.resource);
  if (!data || !resource) throw new AppError("plan.missing", "missing", PLAN_MESSAGES.missing);
  await changeableOrGone({ resource, actor, id: data.record });
  return { job, data };
}

async function changeableOrGone({ resource, actor, id }: Asked): Promise<Row | null> {
  requireWrite({ resource, verb: "update", actor });
  const row = await findRow({ resource, id });
  if (!row) return null;
  requireWrite({ resource, verb: "update", actor, rows: [row] });
  // What is planned shows fields of the record.
  if (!mayRead({ resource, actor, row })) throw forbidden();
  await requireTouch({ resource, actor, row });
  return row;
}
