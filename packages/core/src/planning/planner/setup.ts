import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import { permissionOf } from "@tresen/contract/kit/access";
import type { PlannerSetup, PlannerSetupInput } from "@tresen/contract/planning/planner/planner";
import { workingSchedules } from "@tresen/contract/planning/working-schedule.resource";
import { branchRows } from "../../branch/rows";
import { type Actor, requirePermission } from "../../platform/actor";
import { ConditionFailed, storageCall, writeTransaction } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { findRow, stale } from "../../records/rows";
import { PlannerSetupEntity } from "../setup-rows";

/** Templates and needs of a branch; none as long as nobody has stored any. @throws forbidden. */
export async function plannerSetup({ actor, branch }: { actor: Actor; branch: string }): Promise<PlannerSetup> {
  requirePermission({ actor, permission: permissionOf({ resource: workingSchedules, verb: "read" }), branch });
  const { data } = await storageCall(() => PlannerSetupEntity.get({ branch }).go({ consistent: true }));
  return { version: data?.version ?? 0, ...(data?.fields ?? { templates: [], needs: [] }) };
}

/** Replaces them. @throws conflict for another version than the stored one; forbidden, missing. */
export async function setPlannerSetup({
  actor,
  body: { branch, version, ...fields },
}: {
  actor: Actor;
  body: PlannerSetupInput;
}): Promise<PlannerSetup> {
  requirePermission({ actor, permission: permissionOf({ resource: workingSchedules, verb: "update" }), branch });
  if (!(await findRow({ resource: branchRows, id: branch })))
    throw new AppError("record.missing", "missing", BRANCH_MISSING);
  const row = { branch, version: version + 1, fields };
  try {
    await writeTransaction({
      entities: { setups: PlannerSetupEntity },
      writes: ({ setups }) => [
        setups
          .put(row)
          .where((stored, { eq, notExists }) =>
            version === 0 ? notExists(stored.version) : eq(stored.version, version),
          )
          .commit(),
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? stale(error) : error;
  }
  return { version: row.version, ...fields };
}
