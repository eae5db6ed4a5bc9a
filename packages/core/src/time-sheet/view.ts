import { addDays } from "@tresen/contract/kit/time";
import { daysOfMonth } from "@tresen/contract/time-sheet/month/months";
import type { TimeSheet, TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { LOCKED_AFTER_DAYS, type TimeSheetState } from "@tresen/contract/time-sheet/time-sheet.state";
import { userNames } from "../user";
import type { Setting } from "./facts";
import type { Figures } from "./figures";
import type { SheetPerson, SheetReach } from "./people";
import type { SheetRow, StoredStep } from "./stored";

interface Shown {
  person: SheetPerson;
  reach: SheetReach;
  month: string;
  setting: Pick<Setting, "kinds">;
  row: SheetRow | undefined;
  figures: Figures;
}

/** The state of a month: what was confirmed or approved holds for the figures that were seen, and for no others. */
export function stateOf({ row, figures }: Pick<Shown, "row" | "figures">): TimeSheetState {
  if (!row) return "open";
  return row.state === "locked" || row.digest === figures.digest ? row.state : "open";
}

/**
 * What was done with the sheet. Where it is open again because somebody has changed its entries, that is the last step,
 * which is kept with the next one.
 */
export function stepsOf(shown: Pick<Shown, "row" | "figures">): readonly StoredStep[] {
  const { steps = [], changed } = shown.row ?? {};
  if (!changed || !isFallenBack(shown)) return steps;
  return [...steps, { state: "open", ...changed, cause: "change" }];
}

/** Whether what was confirmed or approved holds no more. */
const isFallenBack = (shown: Pick<Shown, "row" | "figures">): boolean =>
  shown.row !== undefined && shown.row.state !== "open" && stateOf(shown) === "open";

/** The step by which somebody else confirmed the sheet for its person; null where the person did, and while it is open. */
export function confirmedFor({ person, row, figures }: Pick<Shown, "person" | "row" | "figures">): StoredStep | null {
  if (stateOf({ row, figures }) === "open") return null;
  const last = row?.steps.findLast(({ state }) => state === "confirmed");
  return last && last.by !== person.id ? last : null;
}

/** The first day on which a month can be locked. */
export function lockableFrom(month: string): string {
  return addDays(daysOfMonth(month).last, LOCKED_AFTER_DAYS);
}

/** A sheet without its days, as its reader may see it. */
export function sheetView(shown: Shown): TimeSheet {
  const { person, reach, month, setting, row, figures } = shown;
  const { isOwn, mayDecide, needsOther, seesKinds } = reach;
  const { plannedMinutes, workedMinutes, breakMinutes, correctionMinutes, differenceMinutes } = figures;
  const { openingBalanceMinutes, closingBalanceMinutes, surcharges, warnings, digest } = figures;
  return {
    ...{ user: { id: person.id, name: person.name }, month, state: stateOf(shown), version: row?.version ?? 0, digest },
    ...{ plannedMinutes, workedMinutes, breakMinutes, correctionMinutes, differenceMinutes },
    ...{ openingBalanceMinutes, closingBalanceMinutes, surcharges, warnings, isOwn, mayDecide, needsOther },
    isExternal: person.isExternal,
    absences: figures.absences.map((one) => ({ ...one, kind: seesKinds ? one.kind : null })),
    otherTimes: (figures.otherTimes ?? []).map((one) => ({ ...one, name: setting.kinds.get(one.kind)?.name ?? "" })),
    lockableFrom: lockableFrom(month),
    hash: row?.hash ?? null,
  };
}

/** The whole sheet, with the names of whoever did something with it: one BatchGetItem. */
export async function detailView(shown: Shown): Promise<TimeSheetDetail> {
  const { reach, row, figures } = shown;
  const confirmedBy = confirmedFor(shown);
  const [steps, corrections] = [stepsOf(shown), row?.corrections ?? []];
  const names = await userNames([...new Set([...steps, ...corrections].map(({ by }) => by))]);
  const named = (id: string): { id: string; name: string } => ({ id, name: names.get(id) ?? "" });
  return {
    ...sheetView(shown),
    days: figures.days.map(({ halves, ...day }) => ({
      ...day,
      ...(halves && reach.seesKinds ? { halves } : {}),
      absence: reach.seesKinds ? day.absence : null,
      isAbsent: day.absence !== null,
    })),
    confirmedBy: confirmedBy && { by: named(confirmedBy.by), at: confirmedBy.at, reason: confirmedBy.reason },
    steps: steps.map(({ by, ...step }) => ({ ...step, by: named(by) })),
    isOutdated: isFallenBack(shown) && row?.changed === undefined,
    corrections: corrections.map(({ by, ...correction }) => ({ ...correction, by: named(by) })),
    roundingMinutes: figures.roundingMinutes,
    pay: reach.seesPay ? (figures.pay ?? null) : null,
  };
}
