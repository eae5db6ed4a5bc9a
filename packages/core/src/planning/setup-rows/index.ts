import { storageCall } from "../../platform/db";
import { PlannerSetupEntity } from "./setup.entity";

export { PlannerSetupEntity } from "./setup.entity";

/** Removes templates and needs of a branch. They go with it. */
export async function erasePlannerSetup({ branch }: { branch: string }): Promise<void> {
  await storageCall(() => PlannerSetupEntity.delete({ branch }).go());
}
