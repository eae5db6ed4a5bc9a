import { PUSH_FAULTS } from "@tresen/contract/push/push.texts";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { ConditionFailed, batchRead, keyOf, readPartition, storageCall } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { PushDeviceEntity, type StoredSubscription } from "./push-device.entity";

export type PushDevice = EntityItem<typeof PushDeviceEntity>;

/** How long the row of a device is kept after its last write. Each delivery writes it, at most once an hour. */
const KEPT = 400 * DAY;
const ATTEMPTS = 6;

type Content = Pick<PushDevice, "subscriptions" | "goneAt">;

/** The rows of those devices that ever had a browser: one call for up to a hundred devices. */
export async function readPushDevices(ids: readonly string[]): Promise<PushDevice[]> {
  const keys = ids.map((device) => keyOf(PushDeviceEntity.get({ device }).params()));
  const found = await batchRead(keys);
  return keys.flatMap((key) => {
    const item = found(key);
    return (item && PushDeviceEntity.parse({ Item: item }).data) ?? [];
  });
}

/** The subscription with this id and its device, whichever that is. */
export async function findSubscription(id: string): Promise<{ device: string } | null> {
  const rows = (await readPartition("push")).flatMap((item) => PushDeviceEntity.parse({ Item: item }).data ?? []);
  return rows.find(({ subscriptions }) => subscriptions.some((one) => one.id === id)) ?? null;
}

/**
 * Changes what is stored of a device, on condition that nobody else does at the same time; otherwise once more with
 * what they have stored.
 * @param change returns null where nothing is to be changed. @throws conflict when others are always faster.
 */
export async function changePushDevice({
  device,
  change,
  now,
}: {
  device: string;
  change: (before: Content) => Content | null;
  now: Instant;
}): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [before] = await readPushDevices([device]);
    const content = change({ subscriptions: before?.subscriptions ?? [], ...goneOf(before) });
    if (content === null) return;
    const version = before?.version ?? 0;
    const expiresAt = Math.ceil((now + KEPT) / 1000);
    const row: PushDevice = { device, version: version + 1, expiresAt, ...content };
    try {
      await storageCall(() =>
        PushDeviceEntity.put(row)
          .where((stored, { eq, notExists }) => (before ? eq(stored.version, version) : notExists(stored.version)))
          .go({ response: "none" }),
      );
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw new AppError("push.changed", "conflict", PUSH_FAULTS.changed);
}

function goneOf(row: PushDevice | undefined): Pick<Content, "goneAt"> {
  return row?.goneAt === undefined ? {} : { goneAt: row.goneAt };
}

/** Removes what is stored of a device that does not exist any more. */
export async function removePushDevice(device: string): Promise<void> {
  await storageCall(() => PushDeviceEntity.delete({ device }).go({ response: "none" }));
}

/** Removes a browser that a push service does not know any more, and notes when it was the last one. */
export async function removeGone({ device, id, now }: { device: string; id: string; now: Instant }): Promise<void> {
  await changePushDevice({
    device,
    now,
    change: ({ subscriptions, goneAt }) => {
      const left = subscriptions.filter((one) => one.id !== id);
      if (left.length === subscriptions.length) return null;
      if (left.length > 0) return { subscriptions: left, ...(goneAt === undefined ? {} : { goneAt }) };
      return { subscriptions: left, goneAt: new Date(now).toISOString() };
    },
  });
}

/**
 * Notes that a message reached a browser, or did not: once an hour is enough, and it may be skipped.
 * @param subscription as it was read before.
 */
export async function noteDelivery({
  device,
  subscription,
  field,
  now,
}: {
  device: string;
  subscription: StoredSubscription;
  field: "lastUsedAt" | "lastFailedAt";
  now: Instant;
}): Promise<void> {
  const hour = new Date(now).toISOString().slice(0, 13);
  const isNoted = (one: StoredSubscription): boolean => one[field]?.startsWith(hour) ?? false;
  if (isNoted(subscription)) return;
  await changePushDevice({
    device,
    now,
    change: (before) => {
      const known = before.subscriptions.find(({ id }) => id === subscription.id);
      if (!known || isNoted(known)) return null;
      const noted: StoredSubscription = { ...known, [field]: `${hour}:00:00.000Z` };
      return { ...before, subscriptions: before.subscriptions.map((one) => (one === known ? noted : one)) };
    },
  }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}
