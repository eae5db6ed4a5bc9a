import type { Branch } from "@tresen/contract/branch/branch.resource";
import { closingOn, dayOf } from "@tresen/contract/branch/day-end";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Device } from "@tresen/contract/device/device.resource";
import { addDays, formatDate, type Instant, type LocalDate, MINUTE, zonedTime } from "@tresen/contract/kit/time";
import { dailySummary } from "@tresen/contract/print/document/daily-summary";
import { type CountedOrder, dayFigures } from "@tresen/contract/print/document/day-figures";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { printJobPermissions } from "@tresen/contract/print/job/print-job.permissions";
import { PRINTED_LABELS, PRINT_JOB_MESSAGES } from "@tresen/contract/print/job/print-job.texts";
import { ulid } from "ulid";
import { type OrderRow, isAwaitingPayment, ordersBetween, refundsView } from "../../order";
import type { Actor } from "../../platform/actor";
import { AppError, inputError } from "../../platform/errors";
import { readCatalog } from "../../snapshot";
import { ownDevice } from "../device";
import { type PrintJobRow, enqueue, findPrintJob, newPrintJob, printJobIdOf, printJobView } from "../job";
import { type PrintContext, readPrintContext } from "../order";

/** How long after closing a day's summary may still be printed by itself, in milliseconds. */
const WITHIN = 60 * MINUTE;

/**
 * Prints the figures of a day so far.
 * @param day of the branch's calendar; today by default.
 * @throws missing, forbidden, conflict for a device that does not print, input for a day to come.
 */
export async function printDailySummary({
  actor,
  id,
  day,
  now,
}: {
  actor: Actor;
  id: string;
  day?: LocalDate | undefined;
  now: Instant;
}): Promise<PrintJob> {
  const device = await ownDevice({ actor, id, permission: printJobPermissions.summary });
  if (device.kind !== "print" || !device.isEnabled)
    throw new AppError("print-job.device", "conflict", PRINT_JOB_MESSAGES.otherDevice);
  const context = await readPrintContext(device.branch);
  const today = zonedTime({ at: now, zone: zoneOf(context?.branch ?? {}) }).date;
  const date = day ?? today;
  if (date > today)
    throw inputError({
      code: "print-job.day",
      faults: [{ field: "day", code: "print-job.day", message: PRINT_JOB_MESSAGES.dayToCome }],
    });
  if (!context) throw new AppError("print-job.device", "conflict", PRINT_JOB_MESSAGES.otherDevice);
  const job = await summaryJob({ device, context, date, cause: `summary ${ulid(now)}`, now });
  await enqueue([job]);
  return printJobView(job);
}

/** Prints the day's figures where a branch has closed, once on each device that is set to print them. */
export async function printSummariesDue({ devices, now }: { devices: readonly Device[]; now: Instant }): Promise<void> {
  const { branches } = await readCatalog();
  for (const device of devices) {
    const branch = branches.get(device.branch);
    const isMeant = device.kind === "print" && device.isEnabled && device.documents.includes("dailySummary");
    const date = isMeant && branch ? dayThatEnded({ branch, now }) : null;
    const context = date === null ? null : await readPrintContext(device.branch);
    if (date === null || !context) continue;
    const cause = `summary of ${date}`;
    if (await findPrintJob(printJobIdOf({ device: device.id, cause }))) continue;
    await enqueue([await summaryJob({ device, context, date, cause, now })]);
  }
}

/** The day on which the branch has just closed; null at every other time. */
function dayThatEnded({ branch, now }: { branch: Branch; now: Instant }): LocalDate | null {
  const today = zonedTime({ at: now, zone: zoneOf(branch) }).date;
  const ended = [today, addDays(today, -1)].find((date) => {
    const closing = closingOn({ branch, date });
    return closing !== null && closing <= now && now < closing + WITHIN;
  });
  return ended ?? null;
}

async function summaryJob({
  device,
  context: { branch, config },
  date,
  cause,
  now,
}: {
  device: Device;
  context: PrintContext;
  date: LocalDate;
  cause: string;
  now: Instant;
}): Promise<PrintJobRow> {
  const { from, to } = dayOf({ branch, date });
  const orders = await ordersBetween({ branch: branch.id, from, to });
  const zone = zoneOf(branch);
  const lines = dailySummary({
    summary: {
      shopName: config.shopName,
      branchName: branch.name,
      ...{ day: from, zone, currency: config.currency },
      ...dayFigures(orders.map(countedOf)),
    },
    now,
  });
  const title = `${PRINTED_LABELS.dailySummary} ${formatDate({ at: from, zone })}`;
  return newPrintJob({ device, branch, document: "dailySummary", title, lines, cause, now });
}

function countedOf(row: OrderRow): CountedOrder {
  return { ...row, isAwaitingPayment: isAwaitingPayment(row), refunds: refundsView(row) };
}
