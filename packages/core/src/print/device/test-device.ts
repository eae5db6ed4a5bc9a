import { setTimeout as sleep } from "node:timers/promises";
import type { Device } from "@tresen/contract/device/device.resource";
import type { DeviceLog } from "@tresen/contract/device/device.calls";
import { DEVICE, DEVICE_MESSAGES, LOG_FAILED, TEST_FAILED } from "@tresen/contract/device/device.texts";
import { KEY_DRIVERS } from "@tresen/contract/device/device.values";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { notFound } from "@tresen/contract/kit/errors.texts";
import type { Permission } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { testPage } from "@tresen/contract/print/document/test-page";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { printJobPermissions } from "@tresen/contract/print/job/print-job.permissions";
import { isOpenPrintJob } from "@tresen/contract/print/job/print-job.state";
import { PRINTED_LABELS } from "@tresen/contract/print/job/print-job.texts";
import { ulid } from "ulid";
import { readStatuses } from "../../access-key";
import { findDevice, keyOfDevice, readDeviceStatus } from "../../device";
import { type Actor, requirePermission } from "../../platform/actor";
import { env } from "../../platform/env";
import { AppError, failedBecause } from "../../platform/errors";
import { readCatalog } from "../../snapshot";
import { enqueue, findPrintJob, newPrintJob, printJobView } from "../job";
import { askForLog } from "../printer";

/** How long a call waits for the device, and how often it looks, in milliseconds. */
export const WAIT = 8_000;
const LOOK_EVERY = 400;

interface Asked {
  actor: Actor;
  id: string;
  now: Instant;
}

/** A device of the actor's branches. @throws missing, forbidden. */
export async function ownDevice({
  actor,
  id,
  permission = printJobPermissions.test,
}: Omit<Asked, "now"> & { permission?: Permission }): Promise<Device> {
  requirePermission({ actor, permission });
  const device = await findDevice(id);
  if (!device) throw new AppError("device.missing", "missing", notFound(DEVICE));
  requirePermission({ actor, permission, branch: device.branch });
  return device;
}

/**
 * Prints the test page and waits some seconds for it.
 * @returns the job: finished, or still open when the device takes longer.
 * @throws conflict with the specification's text when the device cannot print, or says that it failed.
 */
export async function testPrint({ actor, id, now }: Asked): Promise<PrintJob> {
  const device = await ownDevice({ actor, id });
  if (device.kind !== "print") throw failed(DEVICE_MESSAGES.isNotification);
  if (!device.isEnabled) throw failed(DEVICE_MESSAGES.isOff);
  if (hasKeyDriver(device) && !(await readDeviceStatus({ device, now })).hasKey) throw failed(DEVICE_MESSAGES.noKey);
  const branch = (await readCatalog()).branches.get(device.branch);
  const job = newPrintJob({
    device: { ...device, copies: 1 },
    branch,
    document: "test",
    title: PRINTED_LABELS.test,
    lines: testPage({
      deviceName: device.name,
      branchName: branch?.name ?? "",
      url: env.PUBLIC_URL,
      zone: zoneOf(branch ?? {}),
      now,
    }),
    cause: `test ${ulid(now)}`,
    now,
  });
  await enqueue([job]);
  // In a browser a person begins to print, who waits for this answer.
  if (device.driver === "browser") return printJobView(job);
  const found = await awaited(async () => {
    const row = await findPrintJob(job.id);
    return row && !isOpenPrintJob(row.state) ? row : null;
  });
  const row = found ?? (await findPrintJob(job.id)) ?? job;
  if (row.state === "failed") throw failed(DEVICE_MESSAGES.notPrinted(row.code ?? ""));
  return printJobView(row);
}

/** Asks a device to tell about itself and waits some seconds for it. @throws conflict for one that cannot. */
export async function requestLogs({ actor, id, now }: Asked): Promise<DeviceLog> {
  const device = await ownDevice({ actor, id });
  const mayAnswer = device.driver === "cloudprnt" || device.driver === "escpos-network";
  if (!mayAnswer || !hasKeyDriver(device))
    throw failedBecause({ code: "device.log", failed: LOG_FAILED, why: DEVICE_MESSAGES.knowsNoLog });
  const { hasKey, lastSeenAt } = await readDeviceStatus({ device, now });
  if (!hasKey || lastSeenAt === null) {
    const why = hasKey ? DEVICE_MESSAGES.neverSeen : DEVICE_MESSAGES.noKey;
    throw failedBecause({ code: "device.log", failed: LOG_FAILED, why });
  }
  const key = keyOfDevice(id);
  await askForLog({ device: id, now });
  const answered = await awaited(async () => {
    const log = await logOf(key);
    return log?.answeredAt ? log : null;
  });
  return answered ?? { askedAt: new Date(now).toISOString(), answeredAt: null, lines: [] };
}

/** What the device told when it was last asked; null if it never was. */
export async function readLogs({ actor, id }: Omit<Asked, "now">): Promise<DeviceLog | null> {
  await ownDevice({ actor, id, permission: printJobPermissions.read });
  return logOf(keyOfDevice(id));
}

async function logOf(key: string): Promise<DeviceLog | null> {
  const log = (await readStatuses([key])).get(key)?.log;
  return log ? { askedAt: log.askedAt, answeredAt: log.answeredAt ?? null, lines: log.lines } : null;
}

/** What `look` finds, or null when it finds nothing in time. */
export async function awaited<Found>(look: () => Promise<Found | null>): Promise<Found | null> {
  const until = Date.now() + WAIT;
  for (;;) {
    const found = await look();
    if (found !== null || Date.now() + LOOK_EVERY > until) return found;
    await sleep(LOOK_EVERY);
  }
}

/** Whether the device asks for its jobs with a key. */
function hasKeyDriver({ driver }: Device): boolean {
  return KEY_DRIVERS.some((one) => one === driver);
}

export function failed(why: string): AppError {
  return failedBecause({ code: "device.test", failed: TEST_FAILED, why });
}
