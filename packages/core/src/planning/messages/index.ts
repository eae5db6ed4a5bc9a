import { storageCall } from "../../platform/db";
import { removePushDevice } from "../../push/row";
import { PlanMessagesEntity } from "./plan-messages.entity";

export { PlanMessagesEntity };

/** Removes the choice of a person and their browsers. They go with the user whose they are. */
export async function erasePlanMessages({ user }: { user: string }): Promise<void> {
  await Promise.all([storageCall(() => PlanMessagesEntity.delete({ user }).go()), removePushDevice(user)]);
}
