import type { EntityItem } from "electrodb";
import { ConditionFailed, readPartition, storageCall } from "../../platform/db";
import { PinEntity } from "./pin.entity";

export type PinRow = EntityItem<typeof PinEntity>;

export async function findPin(user: string): Promise<PinRow | null> {
  return (await storageCall(() => PinEntity.get({ user }).go({ consistent: true }))).data;
}

/** The ids of all users who have a PIN. */
export async function pinHolders(): Promise<string[]> {
  const rows = (await readPartition("pin")).flatMap((item) => PinEntity.parse({ Item: item }).data ?? []);
  return rows.flatMap(({ user, hash }) => (hash === undefined ? [] : [user]));
}

/** Ends with the password with which it was set, whoever did that. */
export async function endPin({ user }: { user: string }): Promise<void> {
  try {
    await storageCall(() => PinEntity.patch({ user }).remove(["hash", "setAt"]).add({ version: 1 }).go());
  } catch (error) {
    // Nobody has set one.
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

/** Goes with the user whose it is. */
export async function erasePin({ user }: { user: string }): Promise<void> {
  await storageCall(() => PinEntity.delete({ user }).go());
}
