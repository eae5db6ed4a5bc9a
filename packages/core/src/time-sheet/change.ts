import type { Instant } from "@tresen/contract/kit/time";
import { daysOfMonth, monthAfter } from "@tresen/contract/time-sheet/month/months";
import { blockedDays } from "@tresen/contract/time-sheet/month/warnings";
import type { TimeSheetCorrection, TimeSheetDetail, TimeSheetStep } from "@tresen/contract/time-sheet/time-sheet";
import { timeSheetSubject } from "@tresen/contract/time-sheet/time-sheet.permissions";
import { isOnBehalf, possibleSteps } from "@tresen/contract/time-sheet/time-sheet.state";
import { TIME_SHEET_MESSAGES as messages, germanMonth } from "@tresen/contract/time-sheet/time-sheet.texts";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { type Actor, requireStaff } from "../platform/actor";
import { ConditionFailed, type TransactionWrite, writeTransaction } from "../platform/db";
import { AppError, forbidden, inputError } from "../platform/errors";
import { requestFields } from "../platform/request";
import { ChangeEntity, stepItem } from "../records/changes";
import { stale } from "../records/rows";
import { todayOf } from "./facts";
import { lockingOf } from "./locked";
import { confirmedMail, lockedMail, sheetNews } from "./mail";
import { withOthers } from "./on-behalf";
import { type FoundSheet, findSheet, getTimeSheet } from "./read";
import { type SheetRow, TimeSheetEntity } from "./stored";
import { detailView, stateOf, stepsOf } from "./view";

interface Asked {
  actor: Actor;
  user: string;
  month: string;
  now: Instant;
}

/**
 * Confirms, approves, locks or reopens a sheet. Confirming and what follows name the figures that were seen. Whoever decides
 * confirms on behalf of the person, who is told by mail.
 * @throws missing, forbidden; input without a reason where one is needed; conflict for another version, state or figures,
 * before the month is over, and with entries that somebody has to look at first.
 */
export async function stepTimeSheet({
  body: { state, version, digest, reason },
  ...asked
}: Asked & { body: TimeSheetStep }): Promise<TimeSheetDetail> {
  const found = await findSheet(asked);
  const { row, figures, reach, person, setting, month } = found;
  if ((row?.version ?? 0) !== version) throw stale();
  const step = possibleSteps({ state: stateOf(found), isExternal: person.isExternal, ...reach }).find(
    ({ to }) => to === state,
  );
  if (!step) throw new AppError("time_sheet.step", "conflict", messages.step);
  if (step.needsReason && reason === "") throw refused("reason", messages.reason);
  if (state !== "open") {
    if (digest !== figures.digest) throw new AppError("time_sheet.changed", "conflict", messages.changed);
    if (todayOf({ person, setting }) <= daysOfMonth(month).last)
      throw new AppError("time_sheet.not_over", "conflict", messages.notOver);
    const blocked = blockedDays(figures.warnings);
    if (blocked.length > 0) throw new AppError("time_sheet.open", "conflict", messages.stillOpen(blocked));
  }
  const at = new Date(asked.now).toISOString();
  const locking = state === "locked" ? await lockingOf({ found, at }) : null;
  const after = await writeSheet({
    found,
    asked,
    change: {
      state,
      digest: figures.digest,
      steps: [...stepsOf(found), { state, at, by: requireStaff(asked.actor).user.id, reason }],
      ...(locking ? { figures: locking.figures, hash: locking.hash } : {}),
    },
    beside: locking
      ? [...locking.writes, ...(await lockedMail({ found, hash: locking.hash, at }))]
      : isOnBehalf(step)
        ? await confirmedMail({ found, at })
        : state === "open"
          ? await sheetNews({ found, asked, news: "reopened" })
          : [],
  });
  // A step changes no figures, so nothing has to be computed again.
  const shown = { ...found, row: after };
  const [known = shown] = await withOthers({ actor: asked.actor, found: [shown], now: asked.now });
  return detailView(known);
}

/**
 * Enters minutes for a day of a locked month into an open one, which is open again with that.
 * @throws missing, forbidden; input for a day whose month is not locked; conflict for another version, a locked sheet, and for
 * months before the locked ones or in the future, where it would never count.
 */
export async function correctTimeSheet({
  body: { version, day, minutes, reason },
  ...asked
}: Asked & { body: TimeSheetCorrection }): Promise<TimeSheetDetail> {
  const found = await findSheet(asked);
  const { row, reach, head, month, figures, person, setting } = found;
  if (!reach.mayDecide) throw forbidden();
  if ((row?.version ?? 0) !== version) throw stale();
  if (row?.state === "locked") throw new AppError("time.locked", "conflict", messages.locked(month));
  if (head?.lockedUntil === undefined || day.slice(0, 7) > head.lockedUntil)
    throw refused("day", messages.correctionDay);
  const [from, to] = [monthAfter(head.lockedUntil), todayOf({ person, setting }).slice(0, 7)];
  if (month < from || month > to)
    throw new AppError("time_sheet.correction_month", "conflict", messages.correctionMonth({ from, to }));
  if (minutes === 0) throw refused("minutes", messages.noMinutes);
  const correction = { day, minutes, reason, ...by(asked) };
  await writeSheet({
    found,
    asked,
    change: {
      state: row?.state ?? "open",
      digest: row?.digest ?? figures.digest,
      steps: stepsOf(found),
      corrections: [...(row?.corrections ?? []), correction],
      ...(row === undefined || row.state === "open" ? {} : { changed: { ...by(asked), reason } }),
    },
    beside: await sheetNews({ found, asked, news: "sheetCorrected" }),
  });
  return getTimeSheet(asked);
}

const by = ({ actor, now }: Asked): { at: string; by: string } => ({
  at: new Date(now).toISOString(),
  by: requireStaff(actor).user.id,
});

/**
 * Writes the row on condition of its version, what belongs to the change, and the log's entry, in one transaction.
 * @returns the row.
 */
async function writeSheet({
  found: { person, month, row },
  asked,
  change,
  beside,
}: {
  found: FoundSheet;
  asked: Asked;
  change: Pick<SheetRow, "state" | "digest" | "steps"> & Partial<SheetRow>;
  beside: readonly TransactionWrite[];
}): Promise<SheetRow> {
  const known = row?.version ?? 0;
  const after = { corrections: row?.corrections ?? [], ...change, user: person.key, month, version: known + 1 };
  const { at, by: actor } = by(asked);
  const step = stepItem({
    subject: {
      resource: timeSheetSubject.name,
      id: `${person.id}-${month}`,
      version: known + 1,
      title: `${person.name}, ${germanMonth(month)}`,
    },
    actor: { kind: "staff", id: actor },
    action: known === 0 ? "create" : "update",
    at,
    requestId: requestFields().requestId,
    changes: [{ field: "state", before: row?.state ?? "open", after: change.state }],
  });
  try {
    await writeTransaction({
      entities: { sheets: TimeSheetEntity, changes: ChangeEntity },
      writes: ({ sheets, changes }) => [
        sheets
          .put(after)
          .where(({ version }, { eq, notExists }) => (known === 0 ? notExists(version) : eq(version, known)))
          .commit(),
        changes.put({ ...step, branches: [...person.branches] }).commit(),
        ...beside,
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? stale(error) : error;
  }
  return after;
}

function refused(path: string, message: string): AppError {
  return inputError({ code: "validation", faults: [fieldError({ path, code: `time_sheet.${path}`, message })] });
}
