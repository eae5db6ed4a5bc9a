import { type QueryClient } from "@tanstack/react-query";
import type { BatchAnswer, BatchBody, NewShift } from "@tresen/contract/planning/planner/planner-calls";
import type { PlannerWeek } from "@tresen/contract/planning/planner/planner";
import { newShiftOf } from "@tresen/contract/planning/planner/templates";
import { type WorkingSchedule, workingSchedules } from "@tresen/contract/planning/working-schedule.resource";
import { ApiError, call } from "../../../../shared/api";
import { isConflict, isMissing } from "../../../shared/failure";
import { type PlannedDays, plannerQueries } from "../planner-queries";
import { type ShiftChanges, withShift } from "./drawn-changes";

/** Whether an earlier attempt may have been made, since it had no answer. */
interface Attempt {
  isRepeated: boolean;
}

const hasCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.errors[0]?.code === code;
export const isStale = (error: unknown): boolean => hasCode(error, "record.stale");

/** An id for a new shift. It is chosen here, so that a repeated call creates nothing twice. */
export const newShiftId = (): string =>
  `${workingSchedules.idPrefix}_${crypto.randomUUID().replaceAll("-", "").slice(0, 26)}`;

export const readShift = (id: string): Promise<WorkingSchedule> =>
  call("GET /api/working-schedules/{id}", { params: { id } });

/** Creates and removes drafts of a branch; the same `request` again does nothing twice. */
export const sendBatch = (body: BatchBody): Promise<BatchAnswer> => call("POST /api/working-schedules/batch", { body });

/** The shifts of a plan as they were saved last from here, and the calls that change them. */
export type SavedShifts = ReturnType<typeof createSavedShifts>;

/**
 * Each call may be repeated after an attempt without an answer: where that was made after all, it is not made again and is
 * no conflict. What was saved is shown by the query of the days for which it is called.
 */
export function createSavedShifts({ client }: { client: QueryClient }) {
  const saved = new Map<string, WorkingSchedule>();
  /** The ids of shifts that were created again by an undo, by their first ones. */
  const renamed = new Map<string, string>();

  const latest = (shift: WorkingSchedule): WorkingSchedule => {
    const id = renamed.get(shift.id);
    const known = saved.get(id ?? shift.id);
    // A shift that was read again since it was saved here may have a newer version.
    return known && (id || known.version > shift.version) ? known : shift;
  };
  const show = (days: PlannedDays, to: (shifts: readonly WorkingSchedule[]) => WorkingSchedule[]): void => {
    client.setQueryData<PlannerWeek>(
      plannerQueries.week(days).queryKey,
      (week) => week && { ...week, shifts: to(week.shifts) },
    );
  };
  const note = ({ shift, days, zone }: Shown & { shift: WorkingSchedule }): WorkingSchedule => {
    saved.set(shift.id, shift);
    show(days, (shifts) => withShift({ shifts, shift, days, zone }));
    return shift;
  };

  const save = async ({
    shift,
    changes,
    isRepeated,
    ...shown
  }: Shown & Attempt & { shift: WorkingSchedule; changes: ShiftChanges }): Promise<WorkingSchedule> => {
    const body = { ...latest(shift), ...changes };
    try {
      return note({
        ...shown,
        shift: await call("PUT /api/working-schedules/{id}", { params: { id: body.id }, body }),
      });
    } catch (error) {
      if (!isRepeated || !isStale(error)) throw error;
      const current = await readShift(body.id);
      const isMade = current.version === body.version + 1 && isSame(newShiftOf(current), newShiftOf(body));
      if (!isMade) throw error;
      return note({ ...shown, shift: current });
    }
  };

  const create = async ({
    shift,
    id,
    isRepeated,
    ...shown
  }: Shown & Attempt & { shift: NewShift; id: string }): Promise<WorkingSchedule> => {
    const body = { ...shift, id, branch: shown.days.branch };
    try {
      return note({ ...shown, shift: await call("POST /api/working-schedules", { body }) });
    } catch (error) {
      if (!isRepeated || !hasCode(error, "record.id_taken")) throw error;
      return note({ ...shown, shift: await readShift(id) });
    }
  };

  /** Creates a shift that was removed; what is done with it is done with the one that stands for it now. */
  const createAgain = async ({
    shift,
    ...asked
  }: Shown & Attempt & { shift: WorkingSchedule; id: string }): Promise<void> => {
    const again = await create({ ...asked, shift: newShiftOf(shift) });
    for (const [id, known] of renamed) if (known === shift.id) renamed.set(id, again.id);
    renamed.set(shift.id, again.id);
  };

  const drop = async ({ shift, days, isRepeated }: Shown & Attempt & { shift: WorkingSchedule }): Promise<void> => {
    const { id } = latest(shift);
    try {
      await call("DELETE /api/working-schedules/{id}", { params: { id } });
    } catch (error) {
      if (!isRepeated || !isMissing(error)) throw error;
    }
    show(days, (shifts) => shifts.filter((one) => one.id !== id));
  };

  const cancel = async ({ shift, isRepeated }: Attempt & { shift: WorkingSchedule }): Promise<void> => {
    const { id, version } = latest(shift);
    try {
      await call("POST /api/working-schedules/{id}/cancel", { params: { id }, body: { version } });
    } catch (error) {
      if (!isRepeated || !isConflict(error) || (await readShift(id)).state !== "cancelled") throw error;
    }
  };

  return { latest, note, save, create, createAgain, drop, cancel };
}

/** The days whose plan shows what is saved. */
export interface Shown {
  days: PlannedDays;
  zone: string;
}

/** Whether the same is said of two shifts; times may be written differently. */
function isSame(one: NewShift, other: NewShift): boolean {
  const said = ({ startsAt, endsAt, ...fields }: NewShift): string =>
    JSON.stringify([Date.parse(startsAt), Date.parse(endsAt), fields]);
  return said(one) === said(other);
}
