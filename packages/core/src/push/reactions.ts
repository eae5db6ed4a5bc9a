import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Device } from "@tresen/contract/device/device.resource";
import { isQuiet } from "@tresen/contract/push/quiet-hours";
import { branchRows } from "../branch/rows";
import { devicesIn } from "../device";
import type { OrderChange } from "../order";
import type { Reactions } from "../platform/event";
import { createJob } from "../platform/job";
import { findRow } from "../records/rows";
import { type OrderPush, decidePushes } from "./decide";
import { pushJob } from "./push-job";
import { isNotified } from "./recipients";
import { readPushDevices } from "./row";

/** Tells notification devices about steps of an order. */
export const pushReactions = { order: [queuePushes] } satisfies { order: Reactions<OrderChange> };

/**
 * Creates a job for each browser that is told of a step. A job is created only if none with its key exists, so a change
 * that is delivered again creates no second one, and a browser that was told is not told again because of another.
 */
async function queuePushes(change: OrderChange): Promise<void> {
  const pushes = decidePushes(change);
  if (pushes.length === 0) return;
  const { branch, uid: owner, updatedAt: createdAt } = change.after;
  const devices = (await devicesIn({ branch })).filter(isNotified);
  if (devices.length === 0) return;
  const quiet = await quietOnes({ devices, branch, at: Date.parse(createdAt) });
  const told = devices.flatMap((device) => {
    const push = pushes.find((one) => isFor({ push: one, device, isQuiet: quiet.has(device.id) }));
    return push ? [{ device: device.id, push }] : [];
  });
  if (told.length === 0) return;
  const rows = await readPushDevices(told.map(({ device }) => device));
  const at = Date.now();
  const jobs = told.flatMap(({ device, push }) => {
    const { subscriptions = [] } = rows.find((row) => row.device === device) ?? {};
    return subscriptions.map(({ id: subscription }) =>
      pushJob({ owner, ...push, device, subscription, branch, createdAt, at }),
    );
  });
  await Promise.all(jobs.map((job) => createJob(job)));
}

/** An order that nobody answers is told to every device, and at any time. */
function isFor({ push: { event }, device, isQuiet }: { push: OrderPush; device: Device; isQuiet: boolean }): boolean {
  return event === "escalated" || (!isQuiet && device.events.includes(event));
}

/** The devices that are in their quiet hours. The branch is read only if one of them has any. */
async function quietOnes({
  devices,
  branch: id,
  at,
}: {
  devices: readonly Device[];
  branch: string;
  at: number;
}): Promise<ReadonlySet<string>> {
  const some = devices.filter(({ quietHours }) => quietHours);
  if (some.length === 0) return new Set();
  const row = await findRow({ resource: branchRows, id });
  const zone = zoneOf(row ? branchRows.recordOf(row) : {});
  return new Set(some.filter(({ quietHours }) => isQuiet({ quietHours, at, zone })).map((device) => device.id));
}
