import type { PlannedChange, PlannedContent } from "@tresen/contract/plan/plan.view";
import { type Actor, requireStaff } from "../../platform/actor";
import { eachChunk } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { contentOf, viewOf } from "../plan-job";
import { findPlanned, plannedChangesOf } from "../planned-changes";
import { changeableRow, existingPlan, knownResource } from "../planned-record";

/** The changes of a record that are still to come or failed. @throws input, unauthenticated, forbidden, missing. */
export async function listPlanned({
  actor,
  resource: name,
  record,
}: {
  actor: Actor;
  resource: string;
  record: string;
}): Promise<PlannedChange[]> {
  const resource = knownResource(name);
  await changeableRow({ resource, actor, id: record });
  return plannedChangesOf({ resource: name, record });
}

/** How many records are asked for at the same time. */
const PARALLEL = 10;
/** Why a person learns nothing of what is planned for a record. */
const UNSEEN = new Set<AppError["kind"]>(["forbidden", "missing"]);

/**
 * The same of several records, with what each change sets. Records that the person may not change are left out. Most
 * have no plan, so each costs one small read.
 * @throws input, unauthenticated.
 */
export async function listPlannedOfSeveral({
  actor,
  resource: name,
  ids,
}: {
  actor: Actor;
  resource: string;
  ids: readonly string[];
}): Promise<PlannedContent[]> {
  const resource = knownResource(name);
  requireStaff(actor);
  const found = new Map<string, PlannedContent[]>();
  await eachChunk({
    all: [...new Set(ids)],
    size: 1,
    parallel: PARALLEL,
    run: async ([record = ""]) => {
      const plans = await plannedChangesOf({ resource: name, record });
      if (plans.length === 0 || !(await mayChange({ resource, actor, id: record }))) return;
      const contents = await Promise.all(plans.map((plan) => findPlanned({ ...plan, job: plan.id })));
      found.set(
        record,
        plans.flatMap((plan, index) => {
          const content = contents[index];
          return content ? [{ ...plan, fields: contentOf(content) }] : [];
        }),
      );
    },
  });
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

async function mayChange(asked: Parameters<typeof changeableRow>[0]): Promise<boolean> {
  try {
    await changeableRow(asked);
    return true;
  } catch (error) {
    if (error instanceof AppError && UNSEEN.has(error.kind)) return false;
    throw error;
  }
}

/**
 * A planned change with what it will store. The fields are removed with the write that makes the change, so they are
 * empty afterwards. @throws missing, unauthenticated, forbidden.
 */
export async function getPlanned({ actor, id }: { actor: Actor; id: string }): Promise<PlannedContent> {
  const plan = await existingPlan({ actor, id });
  const content = await findPlanned({ ...plan.data, job: id });
  return { ...viewOf(plan), fields: content ? contentOf(content) : {} };
}
