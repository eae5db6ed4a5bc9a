import type { Instant } from "@tresen/contract/kit/time";
import type { Permission } from "@tresen/contract/kit/access";
import { devices } from "@tresen/contract/device/device.resource";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { printJobPermissions } from "@tresen/contract/print/job/print-job.permissions";
import { isOpenPrintJob, isTroubledPrintJob, mayBeOnPaper } from "@tresen/contract/print/job/print-job.state";
import { PRINT_JOB_MESSAGES } from "@tresen/contract/print/job/print-job.texts";
import { ulid } from "ulid";
import { findDevice } from "../../device";
import { type Actor, requirePermission } from "../../platform/actor";
import { ConditionFailed, writeTransaction } from "../../platform/db";
import { AppError, inputError } from "../../platform/errors";
import { type Told, logEventWrites } from "../../records/log-events";
import { readCatalog } from "../../snapshot";
import { newPrintJob } from "./make-job";
import { PrintJobEntity, type PrintJobRow } from "./print-job.entity";
import { advanced } from "./queue";
import {
  acted,
  changeLists,
  changedMeanwhile,
  entryOf,
  findPrintJob,
  missingPrintJob,
  relist,
  replacePrintJob,
} from "./store";
import { printJobView } from "./view";

interface Asked {
  actor: Actor;
  id: string;
  now: Instant;
}

/** A job of the actor's branches. @throws missing, forbidden. */
export async function ownPrintJob({
  actor,
  id,
  permission = printJobPermissions.read,
}: Omit<Asked, "now"> & { permission?: Permission }): Promise<PrintJobRow> {
  requirePermission({ actor, permission });
  const job = await findPrintJob(id);
  if (!job) throw missingPrintJob();
  requirePermission({ actor, permission, branch: job.branch });
  return job;
}

/** A job that a person does something about, after what time alone has done to it: no clock may have noted that yet. */
async function handledJob({ actor, id, now }: Asked): Promise<PrintJobRow> {
  const job = await ownPrintJob({ actor, id, permission: printJobPermissions.handle });
  return isOpenPrintJob(job.state) ? advanced({ job, now }) : job;
}

/**
 * Prints a job once more on the same device. What may be on paper already is headed KOPIE.
 * @param key what is asked for with the same key is printed once.
 */
export async function reprint({ actor, id, key, now }: Asked & { key?: string | undefined }): Promise<PrintJob> {
  const job = await handledJob({ actor, id, now });
  if (isOpenPrintJob(job.state)) throw new AppError("print-job.not_now", "conflict", PRINT_JOB_MESSAGES.notNow);
  const next = await successorOf({ job, device: job.device, cause: `reprint ${job.id} ${key ?? ulid(now)}`, now });
  const isOpen = isTroubledPrintJob(job.state) && !job.settledAt;
  const settled = isOpen ? { ...job, settledAt: new Date(now).toISOString(), version: job.version + 1 } : null;
  return printJobView(await succeed({ job, settled, next: { ...next, copyOf: job.id } }));
}

/** Prints a job on another device of the same branch instead. @throws input for a device that cannot. */
export async function reroute({ actor, id, device, now }: Asked & { device: string }): Promise<PrintJob> {
  const job = await handledJob({ actor, id, now });
  return printJobView(await rerouted({ job, device, by: "person", actor, now }));
}

/** The job that takes the place of another on a device. @throws conflict, input. */
export async function rerouted({
  job,
  device,
  by,
  actor,
  now,
}: {
  job: PrintJobRow;
  device: string;
  by: "person" | "clock";
  /** Whoever decided it. */
  actor?: Actor;
  now: Instant;
}): Promise<PrintJobRow> {
  if (device === job.device) throw refusedDevice(PRINT_JOB_MESSAGES.sameDevice);
  const settled = acted({ job, action: "reroute", actor: by, now });
  const next = await successorOf({ job, device, cause: `reroute ${job.id}`, now });
  const told: Told = {
    event: "print-rerouted",
    at: now,
    actor: actor?.kind === "staff" ? { kind: "staff", id: actor.user.id } : { kind: "system" },
    subject: { resource: devices.name, id: job.device, title: next.reroutedFromName ?? job.device },
    branches: [job.branch],
    details: { substitute: (await findDevice(device))?.name ?? device },
  };
  return succeed({ job, settled, next, told: [told] });
}

export async function cancelPrintJob({ actor, id, now }: Asked): Promise<PrintJob> {
  return step({ actor, id, now, action: "cancel" });
}

/** Says whether something came out of which the printer does not tell. */
export async function confirmPrintJob({ isPrinted, ...asked }: Asked & { isPrinted: boolean }): Promise<PrintJob> {
  return step({ ...asked, action: isPrinted ? "confirm" : "deny" });
}

/** Begins what a browser prints. @throws conflict for a job of a printer, which fetches its jobs itself. */
export async function claimForBrowser({ actor, id, now }: Asked): Promise<PrintJob> {
  const job = await handledJob({ actor, id, now });
  if ((await findDevice(job.device))?.driver !== "browser")
    throw new AppError("print-job.not_browser", "conflict", PRINT_JOB_MESSAGES.notBrowser);
  return printJobView(
    await replacePrintJob({ before: job, job: acted({ job, action: "claim", actor: "person", now }) }),
  );
}

async function step({ actor, id, now, action }: Asked & { action: "cancel" | "confirm" | "deny" }): Promise<PrintJob> {
  const job = await handledJob({ actor, id, now });
  return printJobView(await replacePrintJob({ before: job, job: acted({ job, action, actor: "person", now }) }));
}

/** The same print as a new job of a device. */
async function successorOf({
  job,
  device: id,
  cause,
  now,
}: {
  job: PrintJobRow;
  device: string;
  cause: string;
  now: Instant;
}): Promise<PrintJobRow> {
  const [device, { branches }] = await Promise.all([findDevice(id), readCatalog()]);
  const isSame = id === job.device;
  const fits = device?.branch === job.branch && device.kind === "print" && (isSame || device.isEnabled);
  if (!device || !fits) throw refusedDevice(PRINT_JOB_MESSAGES.otherDevice);
  const from = isSame ? null : await findDevice(job.device);
  return newPrintJob({
    device,
    branch: branches.get(device.branch),
    ...{ document: job.document, title: job.title, lines: job.lines, order: job.order, cause, now },
    isCopy: mayBeOnPaper(job.state) || job.isCopy,
    ...(isSame ? {} : { reroutedFrom: job.id, reroutedFromName: from?.name ?? job.device }),
  });
}

/**
 * Puts a job into its queue and ends the one whose place it takes, both or neither. The queue's entry is written
 * before: one without a job does no harm.
 * @throws conflict when somebody was faster.
 */
async function succeed({
  job,
  settled,
  next,
  told = [],
}: {
  job: PrintJobRow;
  settled: PrintJobRow | null;
  next: PrintJobRow;
  /** What the log is told of it. */
  told?: readonly Told[];
}): Promise<PrintJobRow> {
  await changeLists({ device: next.device, add: { open: [entryOf(next)] } });
  try {
    await writeTransaction({
      entities: { next: PrintJobEntity, before: PrintJobEntity },
      writes: (entities) => [
        entities.next
          .put(next)
          .where(({ version }, { notExists }) => notExists(version))
          .commit(),
        ...(settled
          ? [
              entities.before
                .put(settled)
                .where(({ version }, { eq }) => eq(version, job.version))
                .commit(),
            ]
          : []),
        ...logEventWrites(told),
      ],
    });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // Somebody asked for the same before, with the same key.
    const made = await findPrintJob(next.id);
    if (!made) throw changedMeanwhile(error);
    return made;
  }
  if (settled) await relist({ before: job, job: settled });
  return next;
}

function refusedDevice(message: string): AppError {
  return inputError({
    code: "print-job.device",
    faults: [{ field: "device", code: "print-job.device", message }],
  });
}
