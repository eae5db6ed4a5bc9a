import type { Branch } from "@tresen/contract/branch/branch.resource";
import { branchSchedules } from "@tresen/contract/branch/branch-hours";
import { isOpenAt } from "@tresen/contract/branch/opening-hours";
import { DISPLAY_PURPOSES } from "@tresen/contract/access-key/access-key";
import { keyStateOf } from "@tresen/contract/access-key/key-state";
import type { Alarm } from "@tresen/contract/device/alarm";
import { type AlarmKind, JOB_ALARMS } from "@tresen/contract/device/alarm-kinds";
import { ALARM_TEXTS } from "@tresen/contract/device/alarm.texts";
import type { Device } from "@tresen/contract/device/device.resource";
import { SILENT_AFTER } from "@tresen/contract/device/device.status";
import { KEY_DRIVERS } from "@tresen/contract/device/device.values";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { LATE_AFTER, RESULT_WITHIN } from "@tresen/contract/print/job/print-job";
import { isTroubledPrintJob } from "@tresen/contract/print/job/print-job.state";
import { type KeyRow, type KeyStatus, readStatuses, recentKeys } from "../access-key";
import { keyOfDevice, readDevices } from "../device";
import { type PrintJobRow, findPrintJobs, idsIn } from "../print/job";
import { goneDevices } from "../push";
import { readCatalog } from "../snapshot";

/** A display asks at least each half minute. */
const DISPLAY_SILENT_AFTER = MINUTE;
/** Of a device's jobs, so many are looked at; the sentence tells of all of them. */
const MOST = 100;

/**
 * What somebody has to notice in a branch, the newest first. It follows from what devices have said and from their
 * print jobs, so nothing has to be kept, and it ends when the cause does.
 * @param branches those that are asked about.
 */
export async function alarmsOf({ branches, now }: { branches: readonly string[]; now: Instant }): Promise<Alarm[]> {
  const [devices, keys, { branches: known }] = await Promise.all([readDevices(), recentKeys(), readCatalog()]);
  const printers = devices.filter(({ kind, branch }) => kind === "print" && branches.includes(branch));
  const displays = keys.filter(
    (key) => isDisplay(key) && branches.includes(key.branch) && keyStateOf({ key, now }) === "valid",
  );
  const statuses = await readStatuses([...printers.map(({ id }) => keyOfDevice(id)), ...displays.map(({ id }) => id)]);
  const all = printers.map((device) => ({ device, status: statuses.get(keyOfDevice(device.id)) ?? null }));
  const jobs = await findPrintJobs(
    all.flatMap(({ status }) => [...idsIn(status?.open), ...idsIn(status?.troubled)].slice(0, MOST)),
  );
  const isOpen = (branch: string): boolean => isOpenNow({ branch: known.get(branch), now });
  return [
    ...all.flatMap((one) => [
      ...jobAlarms({ ...one, jobs: jobs.filter(({ device }) => device === one.device.id), now }),
      ...printerAlarms({ ...one, isOpen: isOpen(one.device.branch), now }),
    ]),
    ...(await goneAlarms({ branches, devices })),
    ...displays.flatMap((key) => displayAlarms({ key, status: statuses.get(key.id) ?? null, isOpen, now })),
  ].sort((a, b) => b.since.localeCompare(a.since));
}

function jobAlarms({ device, jobs, now }: { device: Device; jobs: readonly PrintJobRow[]; now: Instant }): Alarm[] {
  return JOB_ALARMS.flatMap((kind) => {
    const found = jobs.filter((job) => alarmKindOf({ job, now }) === kind).sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1));
    const [first] = found;
    if (!first) return [];
    return [
      made({
        kind,
        device,
        since: first.finishedAt ?? new Date(Date.parse(first.dueAt) + LATE_AFTER).toISOString(),
        cause: first.id,
        jobs: found,
      }),
    ];
  });
}

/** What is wrong with a job; null for one that nobody has to look at. Also what no clock has noted yet. */
function alarmKindOf({ job, now }: { job: PrintJobRow; now: Instant }): AlarmKind | null {
  if (isTroubledPrintJob(job.state)) return job.settledAt ? null : (job.state as "unconfirmed" | "failed" | "expired");
  if (job.state === "claimed")
    return now - Date.parse(job.claimedAt ?? job.dueAt) >= RESULT_WITHIN ? "unconfirmed" : null;
  if (job.state !== "waiting") return null;
  if (now >= Date.parse(job.validUntil)) return "expired";
  return now - Date.parse(job.dueAt) >= LATE_AFTER ? "late" : null;
}

function printerAlarms({
  device,
  status,
  isOpen,
  now,
}: {
  device: Device;
  status: KeyStatus | null;
  isOpen: boolean;
  now: Instant;
}): Alarm[] {
  if (!device.isEnabled || !status?.lastSeenAt || !KEY_DRIVERS.some((driver) => driver === device.driver)) return [];
  const { lastSeenAt, changedAt = lastSeenAt } = status;
  const isSilent = now - Date.parse(lastSeenAt) >= SILENT_AFTER;
  const isWaitedFor = isOpen || (status.open ?? []).length > 0;
  if (isSilent) return isWaitedFor ? [made({ kind: "printer-silent", device, since: lastSeenAt })] : [];
  if (status.paper === "out") return [made({ kind: "paper-out", device, since: changedAt })];
  if (status.cover === "open") return [made({ kind: "cover-open", device, since: changedAt })];
  return status.errorCode ? [made({ kind: "printer-error", device, since: changedAt })] : [];
}

/** Devices that no message reaches any more, until somebody subscribes again. */
async function goneAlarms({
  branches,
  devices,
}: {
  branches: readonly string[];
  devices: readonly Device[];
}): Promise<Alarm[]> {
  const gone = await Promise.all(branches.map((branch) => goneDevices({ branch })));
  return gone.flat().flatMap(({ device: id, goneAt }) => {
    const device = devices.find((one) => one.id === id);
    return device ? [made({ kind: "subscription-gone", device, since: goneAt })] : [];
  });
}

/** A display is missed while the branch is open, once it was seen in this opening; at night they are switched off. */
function displayAlarms({
  key,
  status,
  isOpen,
  now,
}: {
  key: KeyRow;
  status: KeyStatus | null;
  isOpen: (branch: string) => boolean;
  now: Instant;
}): Alarm[] {
  const since = status?.lastSeenAt;
  if (!since || now - Date.parse(since) < DISPLAY_SILENT_AFTER || !isOpen(key.branch)) return [];
  return [made({ kind: "display-silent", device: key, since })];
}

function made({
  kind,
  device: { id, name, branch },
  since,
  cause = since,
  jobs = [],
}: {
  kind: AlarmKind;
  device: { id: string; name: string; branch: string };
  since: string;
  cause?: string;
  jobs?: readonly PrintJobRow[];
}): Alarm {
  return {
    id: `${kind}:${id}:${cause}`,
    kind,
    branch,
    device: id,
    deviceName: name,
    since,
    jobs: jobs.map((job) => ({ id: job.id, title: job.title, order: job.order ? `ord_${job.order}` : null })),
    text: ALARM_TEXTS[kind]({ name, count: jobs.length, title: jobs[0]?.title ?? "" }),
  };
}

function isDisplay({ purpose }: KeyRow): boolean {
  return DISPLAY_PURPOSES.some((one) => one === purpose);
}

function isOpenNow({ branch, now }: { branch: Branch | undefined; now: Instant }): boolean {
  return branch !== undefined && branchSchedules(branch).some((schedule) => isOpenAt({ ...schedule, at: now }));
}
