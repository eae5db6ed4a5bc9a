import { readPartition, storageCall } from "../../platform/db";
import { ShiftSwapEntity, type ShiftSwapRow, SwapOfShiftEntity } from "./shift-swap.entity";

/** All requests, also those of which nothing becomes any more. */
export async function readSwaps(): Promise<ShiftSwapRow[]> {
  const items = await readPartition("shift-swap");
  return items.flatMap((item) => ShiftSwapEntity.parse({ Item: item }).data ?? []);
}

export async function findSwap(id: string): Promise<ShiftSwapRow | null> {
  const { data } = await storageCall(() => ShiftSwapEntity.get({ id }).go({ consistent: true }));
  return data;
}

/** The ids of the shifts that a request is about. */
export function shiftsOf({ shift, counter }: Pick<ShiftSwapRow, "shift" | "counter">): string[] {
  return [shift.id, ...(counter ? [counter.id] : [])];
}

/** Removes the requests that a person has made or was asked by name. They go with the user whose they are. */
export async function eraseSwaps({ user }: { user: string }): Promise<void> {
  for (const row of await readSwaps()) {
    if (row.asker !== user && row.asked !== user) continue;
    await storageCall(() => ShiftSwapEntity.delete({ id: row.id }).go());
    for (const shift of shiftsOf(row)) {
      const { data } = await storageCall(() => SwapOfShiftEntity.get({ shift }).go({ consistent: true }));
      if (data?.swap === row.id) await storageCall(() => SwapOfShiftEntity.delete({ shift }).go());
    }
  }
}
