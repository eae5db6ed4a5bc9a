import { zonedTime } from "@tresen/contract/kit/time";
import type { NewShift } from "@tresen/contract/planning/planner/planner-calls";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { lastsInto, stateOfChanged } from "@tresen/contract/planning/working-schedule.rules";
import type { PlannedDays } from "../planner-queries";
import type { SendQueue, Sending } from "./send-queue";

export type ShiftChanges = Partial<NewShift>;
type Shifts = readonly WorkingSchedule[];

/** A change as it is drawn before it is saved: what it makes of a shift; null takes it away. */
export interface DrawnChange {
  /** The id of the shift. */
  id: string;
  /** The shift where the plan that is shown does not have it, since it is of other days. */
  shift: WorkingSchedule;
  to: (shift: WorkingSchedule) => WorkingSchedule | null;
}

/** What is drawn at once, and is over once it is saved. */
export type PlanQueue = SendQueue<DrawnChange | null>;
export type Operation = Sending<DrawnChange | null>;

/** A shift with changed fields, in the state that the server will give it. */
export function changedShift(shift: WorkingSchedule, changes: ShiftChanges): WorkingSchedule {
  const next = { ...shift, ...changes };
  return { ...next, state: stateOfChanged({ shift: next, state: next.state, told: next.told ?? null }) };
}

/** A draft that the server does not have yet, so that its version is before the first. */
export function freshShift({ shift, id, branch, at }: { shift: NewShift; id: string; branch: string; at: string }) {
  const fresh: WorkingSchedule = {
    ...{ ...shift, id, branch, version: 0, state: "draft", told: null },
    ...{ createdAt: at, updatedAt: at },
  };
  return fresh;
}

/** The shifts with one as it is now, if it is on one of the days or lasts into the first of them. */
export function withShift({
  shifts,
  shift,
  days,
  zone,
}: {
  shifts: Shifts;
  shift: WorkingSchedule;
  days: PlannedDays;
  zone: string;
}): WorkingSchedule[] {
  const { date: day } = zonedTime({ at: Date.parse(shift.startsAt), zone });
  const isThere = day >= days.from || lastsInto({ shift: { ...shift, day }, day: days.from, zone });
  const isShown = isThere && day <= days.to && shift.branch === days.branch;
  return [...shifts.filter(({ id }) => id !== shift.id), ...(isShown ? [{ ...shift, day }] : [])];
}

/** The shifts of a plan with all that is changed and not saved yet, in the order in which it was. */
export function withDrawn({
  shifts,
  drawn,
  days,
  zone,
}: {
  shifts: Shifts;
  drawn: readonly DrawnChange[];
  days: PlannedDays;
  zone: string;
}): Shifts {
  // What was moved to other days is not among the shifts, and a later change of it goes on from there.
  const known = new Map<string, WorkingSchedule>();
  return drawn.reduce<Shifts>((all, { id, shift, to }) => {
    const now = to(all.find((one) => one.id === id) ?? known.get(id) ?? shift);
    if (!now) return all.filter((one) => one.id !== id);
    known.set(id, now);
    return withShift({ shifts: all, shift: now, days, zone });
  }, shifts);
}
