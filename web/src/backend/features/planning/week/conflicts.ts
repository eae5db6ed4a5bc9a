import type { Absence } from "@tresen/contract/absence/absence";
import { REPORTED_KINDS } from "@tresen/contract/absence/absence-kinds";
import { isInAbsence } from "@tresen/contract/absence/day-part";
import { zonedTime } from "@tresen/contract/kit/time";
import type { NewShift } from "@tresen/contract/planning/planner/planner-calls";
import type { PlannerPerson } from "@tresen/contract/planning/planner/planner";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { overlap } from "@tresen/contract/planning/working-schedule.rules";
import { absencesOn } from "../model/planner-model";

/** Why a person should not get a shift. */
export type ConflictReason = "left" | AbsenceReason | "overlap";
/** An absence that is approved, or nothing is decided about yet. */
type AbsenceReason = "absent" | "requested" | "reported";

export interface AddedShift {
  shift: NewShift;
  /** Null where nothing speaks against it, and for open shifts. */
  reason: ConflictReason | null;
}

/** Shifts that are to be added to a plan, with what speaks against each of them. */
export function withConflicts({
  added,
  shifts,
  people,
  absences,
  zone,
}: {
  added: readonly NewShift[];
  shifts: readonly WorkingSchedule[];
  people: readonly PlannerPerson[];
  absences: readonly Absence[];
  zone: string;
}): AddedShift[] {
  const planned = shifts.filter(({ state }) => state !== "cancelled");
  const reasonOf = (shift: NewShift): ConflictReason | null => {
    const { user } = shift;
    if (!user) return null;
    if (!people.some(({ id, isStaff }) => id === user && isStaff)) return "left";
    const day = zonedTime({ at: Date.parse(shift.startsAt), zone }).date;
    const away = absencesOn({ absences, user, day }).filter((absence) => isInAbsence({ absence, work: shift, zone }));
    const [absence] = away.toSorted((a, b) => Number(b.state === "approved") - Number(a.state === "approved"));
    if (absence) return absenceReason(absence);
    return planned.some((other) => other.user === user && overlap(other, shift)) ? "overlap" : null;
  };
  return added.map((shift) => ({ shift, reason: reasonOf(shift) }));
}

function absenceReason({ state, kind }: Absence): AbsenceReason {
  if (state === "approved") return "absent";
  return kind && REPORTED_KINDS.includes(kind) ? "reported" : "requested";
}

/** What is done with shifts that something speaks against. */
export const CONFLICT_CHOICES = ["skip", "open", "keep"] as const;
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number];

/** The shifts that are created by a choice. Nobody who left the branch can be given one. */
export function chosenShifts({ added, choice }: { added: readonly AddedShift[]; choice: ConflictChoice }): NewShift[] {
  return added.flatMap(({ shift, reason }) => {
    if (!reason) return [shift];
    if (choice === "skip") return [];
    return choice === "open" || reason === "left" ? [{ ...shift, user: null }] : [shift];
  });
}
