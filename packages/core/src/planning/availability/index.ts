import { storageCall } from "../../platform/db";
import { AvailabilityEntity } from "./availability.entity";

export { AvailabilityEntity };

/** Removes the wishes of a person. They go with the user whose they are. */
export async function eraseAvailability({ user }: { user: string }): Promise<void> {
  await storageCall(() => AvailabilityEntity.delete({ user }).go());
}
