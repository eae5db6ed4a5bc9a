import type { AbsenceKind, AbsenceState } from "../../absence/absence-kinds";
import type { TimeRequestState } from "../../time-tracking/request/time-request";

/**
 * What people are told of an absence, with the states in which it still holds: whoever decides learns what was asked,
 * changed and withdrawn by its person, and the person what others did.
 */
export const ABSENCE_NEWS = {
  asked: ["requested"],
  changed: ["requested"],
  withdrawn: ["withdrawn"],
  approved: ["approved"],
  rejected: ["rejected"],
  revoked: ["withdrawn"],
  entered: ["approved"],
  altered: ["requested", "approved"],
} as const satisfies Record<string, readonly AbsenceState[]>;
export type AbsenceNews = keyof typeof ABSENCE_NEWS;

/** What people are told of a request to correct recorded time: it was asked for, and what became of it. */
export type TimeRequestNews = TimeRequestState;

/** What whoever plans is told of an answer to a shift that was told, or called off, too late. */
export type ShiftAnswerNews = "refused";

/**
 * What the person of a time sheet is told that somebody else did: with their recorded time, or with the sheet, which was
 * opened again, or got a correction for an earlier month.
 */
export const TIME_NEWS = ["entered", "corrected", "voided", "reopened", "sheetCorrected"] as const;
export type TimeNews = (typeof TIME_NEWS)[number];

/** The pages of the back-office that messages lead to, by what these tell of. */
export const REQUEST_PATHS = {
  absence: "absences",
  timeRequest: "time-requests",
  shiftAnswer: "working-schedules/planner",
  timeNews: "time-sheets",
} as const;

/** Whether what is told of an absence is still so. */
export function holdsForAbsence({ news, state }: { news: AbsenceNews; state: AbsenceState }): boolean {
  const states: readonly AbsenceState[] = ABSENCE_NEWS[news];
  return states.includes(state);
}

/** How messages call an absence. Sickness is named and nothing of it; care tells of somebody's family, so it is not named. */
export type AbsenceWording = "granted" | "sick" | "care";

export function wordingOf(kind: AbsenceKind): AbsenceWording {
  return kind === "sick" || kind === "care" ? kind : "granted";
}
