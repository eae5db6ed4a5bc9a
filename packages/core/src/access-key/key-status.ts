import { HOUR, type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { type Item, batchRead, keyOf, storageCall } from "../platform/db";
import { KeyStatusEntity } from "./key-status.entity";

export type KeyStatus = EntityItem<typeof KeyStatusEntity>;

/** What a device says of itself. */
export type Said = Partial<Pick<KeyStatus, "paper" | "cover" | "errorCode" | "firmware" | "battery">>;

/** How often a device is noted as seen that has nothing new to say. */
export const SEEN_EVERY = MINUTE;

export function statusOf(item: Item): KeyStatus | null {
  return KeyStatusEntity.parse({ Item: item }).data;
}

/** The statuses of devices by their keys. */
export async function readStatuses(keys: readonly string[]): Promise<Map<string, KeyStatus>> {
  const wanted = keys.map((key) => ({ key, at: keyOf(KeyStatusEntity.get({ key }).params()) }));
  const found = await batchRead(wanted.map(({ at }) => at));
  return new Map(
    wanted.flatMap(({ key, at }) => {
      const item = found(at);
      const status = item && statusOf(item);
      return status ? [[key, status] as const] : [];
    }),
  );
}

/** Forgets what a device said, once it is gone. */
export async function forgetStatus(key: string): Promise<void> {
  await storageCall(() => KeyStatusEntity.delete({ key }).go({ response: "none" }));
}

/**
 * Notes that a device was there and what it said. Nothing is written while it says the same and was noted not long ago.
 * @returns whether something was written.
 */
export async function noteSeen({
  key,
  status,
  said = {},
  every = SEEN_EVERY,
  isNews = false,
  now,
}: {
  key: string;
  /** As it is stored. */
  status: KeyStatus | null;
  said?: Said;
  every?: number;
  /** Whether it is written although nothing has changed. */
  isNews?: boolean;
  now: Instant;
}): Promise<boolean> {
  const changes = Object.entries(said).filter(
    ([name, value]) => (status?.[name as keyof Said] ?? "") !== (value ?? ""),
  );
  const last = status?.lastSeenAt ? Date.parse(status.lastSeenAt) : -Infinity;
  // A clock that was set back leaves a time in the future.
  if (!isNews && changes.length === 0 && now - last < every && last - now < HOUR) return false;
  const at = new Date(now).toISOString();
  const given = changes.filter(([, value]) => value !== undefined && value !== "");
  const gone = changes.filter(([, value]) => value === undefined || value === "").map(([name]) => name as keyof Said);
  const isState = isNews || changes.some(([name]) => name !== "firmware" && name !== "battery");
  const update = KeyStatusEntity.update({ key }).set({
    ...Object.fromEntries(given),
    lastSeenAt: at,
    ...(isState ? { changedAt: at } : {}),
  });
  await storageCall(() => (gone.length > 0 ? update.remove(gone) : update).go({ response: "none" }));
  return true;
}
