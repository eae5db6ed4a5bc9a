import type { Instant } from "../../kit/time";
import type { WorkingSchedule } from "../working-schedule.resource";

/** A shift as it was when somebody asked. Its instants are ISO texts. */
export interface SwappedShift {
  id: string;
  startsAt: string;
  endsAt: string;
  role: string;
  breakMinutes: number;
  department: string | null;
}

/** What a request keeps of a shift. */
export function swappedOf(shift: WorkingSchedule): SwappedShift {
  const { id, startsAt, endsAt, role, breakMinutes, department } = shift;
  return { id, startsAt, endsAt, role, breakMinutes, department: department ?? null };
}

/**
 * Whether a shift can be given away or swapped: somebody has it, was told so, nothing of it waits to be told, and it is
 * ahead.
 */
export function isSwappable({ shift, now }: { shift: WorkingSchedule; now: Instant }): boolean {
  const { user, state, told, startsAt } = shift;
  return !!user && state === "published" && told?.user === user && Date.parse(startsAt) > now;
}

/** Whether the shift is still as it was asked about, of the same person and ahead. */
export function isAsAsked({
  asked,
  shift,
  user,
  now,
}: {
  asked: SwappedShift;
  shift: WorkingSchedule | undefined;
  user: string | undefined;
  now: Instant;
}): boolean {
  if (!shift || shift.user !== user || !isSwappable({ shift, now })) return false;
  const is = swappedOf(shift);
  return (
    Date.parse(is.startsAt) === Date.parse(asked.startsAt) &&
    Date.parse(is.endsAt) === Date.parse(asked.endsAt) &&
    is.role === asked.role &&
    is.breakMinutes === asked.breakMinutes &&
    is.department === asked.department
  );
}

/**
 * Whether somebody may take a shift of others: they are assigned to its branch and, where it is of a department, belong
 * to that or to none.
 */
export function mayTake({
  person: { branches, departments },
  shift: { branch, department },
}: {
  /** The ids of their branches and departments. */
  person: { branches: readonly string[]; departments: readonly string[] };
  shift: { branch: string; department?: string | null | undefined };
}): boolean {
  return branches.includes(branch) && (!department || departments.length === 0 || departments.includes(department));
}
