import type { Device } from "@tresen/contract/device/device.resource";
import { SILENT_AFTER } from "@tresen/contract/device/device.status";
import type { Instant } from "@tresen/contract/kit/time";
import { LATE_AFTER } from "@tresen/contract/print/job/print-job";
import { type KeyStatus, readStatuses } from "../access-key";
import { keyOfDevice, readDevices } from "../device";
import { eachChunk } from "../platform/db";
import { isAppError } from "../platform/errors";
import { logFailure } from "../platform/log";
import { readCatalog } from "../snapshot";
import { alarmsOf } from "./alarms";
import { escalateAlarms } from "./escalate";
import { noteAlarms } from "./note-alarms";
import { printSummariesDue } from "../print/summary";
import { type PrintJobRow, advanced, findPrintJobs, idsIn, rerouted } from "../print/job";

const PARALLEL = 4;
/** Of each device and run; the next run goes on. */
const MOST = 200;

/**
 * Does what time alone does to print jobs, also of printers that never ask again: claims without a result are given up,
 * what nobody fetched expires, and what is late is printed by the device's substitute. Then the branches' escalation
 * tables are followed for what somebody has to notice.
 */
export async function runPrintClock({ now }: { now: Instant }): Promise<{ done: number; troubled: number }> {
  const devices = (await readDevices()).filter(({ kind }) => kind === "print");
  const statuses = await readStatuses(devices.map(({ id }) => keyOfDevice(id)));
  const statusOf = (device: string): KeyStatus | null => statuses.get(keyOfDevice(device)) ?? null;
  const counts = { done: 0, troubled: 0 };
  await eachChunk({
    all: devices,
    size: 1,
    parallel: PARALLEL,
    run: async ([device]) => {
      if (!device) return;
      const ids = idsIn(statusOf(device.id)?.open).slice(0, MOST);
      for (const job of await findPrintJobs(ids)) {
        try {
          if (await moved({ job, device, devices, statusOf, now })) counts.done += 1;
        } catch (error) {
          // A printer or a person was faster. The next run looks again.
          if (isAppError(error) && error.kind === "conflict") continue;
          counts.troubled += 1;
          logFailure(error, { printJob: job.id });
        }
      }
    },
  });
  await printSummariesDue({ devices, now });
  const { branches } = await readCatalog();
  const alarms = await alarmsOf({ branches: [...branches.keys()], now });
  await noteAlarms({ alarms, now });
  await escalateAlarms({ alarms, branches, now });
  return counts;
}

/** @returns whether something happened to the job. */
async function moved({
  job,
  device,
  devices,
  statusOf,
  now,
}: {
  job: PrintJobRow;
  device: Device;
  devices: readonly Device[];
  statusOf: (device: string) => KeyStatus | null;
  now: Instant;
}): Promise<boolean> {
  const after = await advanced({ job, now });
  if (after.state !== job.state) return true;
  // What was rerouted once stays where it is, so that two printers do not pass it to and fro.
  const isLate = after.state === "waiting" && now - Date.parse(after.dueAt) >= LATE_AFTER;
  if (!isLate || after.reroutedFrom || !device.substitute) return false;
  const substitute = devices.find(({ id }) => id === device.substitute);
  if (!substitute?.isEnabled || !isWell({ status: statusOf(substitute.id), now })) return false;
  await rerouted({ job: after, device: substitute.id, by: "clock", now });
  return true;
}

function isWell({ status, now }: { status: KeyStatus | null; now: Instant }): boolean {
  if (!status?.lastSeenAt || now - Date.parse(status.lastSeenAt) >= SILENT_AFTER) return false;
  return status.paper !== "out" && status.cover !== "open" && !status.errorCode;
}
