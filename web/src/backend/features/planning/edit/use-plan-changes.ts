import { useQueryClient } from "@tanstack/react-query";
import { zonedTime } from "@tresen/contract/kit/time";
import type { BatchAnswer, NewShift } from "@tresen/contract/planning/planner/planner-calls";
import type { PlannerWeek } from "@tresen/contract/planning/planner/planner";
import { newShiftOf } from "@tresen/contract/planning/planner/templates";
import { lastsInto } from "@tresen/contract/planning/working-schedule.rules";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { useRef, useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { failureText, isMissing } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { type PlannedDays, plannerQueries } from "../planner-queries";
import { CHANGE_TEXTS as texts, SHIFT_DIALOG, WEEK_TEXTS } from "../planner.texts";

export type ShiftChanges = Partial<NewShift>;

/** A change that somebody else's came before: what is stored now, null if it was removed, and what was wanted. */
export interface Conflict {
  current: WorkingSchedule | null;
  changes: ShiftChanges;
}

/** A step that can be taken back, and made once more after that. */
interface Step {
  undo: () => Promise<unknown>;
  redo: () => Promise<unknown>;
}

export interface PlanChanges {
  /**
   * @param changes or what they are by the shift as it is once the changes before it are saved: keys may be pressed faster
   * than these are shown. @returns whether it was saved; else the person was told why, or is asked by `conflict`.
   */
  change: (asked: {
    shift: WorkingSchedule;
    changes: ShiftChanges | ((shift: WorkingSchedule) => ShiftChanges | null);
    message?: string;
  }) => Promise<boolean>;
  create: (shift: NewShift) => Promise<boolean>;
  /** Creates many; null where none of them was. */
  add: (shifts: readonly NewShift[]) => Promise<BatchAnswer | null>;
  remove: (shift: WorkingSchedule) => Promise<boolean>;
  cancel: (shift: WorkingSchedule) => Promise<boolean>;
  undo: () => void;
  redo: () => void;
  /** How many steps can be taken back, and made once more. */
  steps: { back: number; again: number };
  conflict: Conflict | null;
  closeConflict: () => void;
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.errors[0]?.code === "record.stale";

/**
 * The changes of a plan. They are shown at once, sent one after the other, and can be taken back one after the other;
 * where the server refuses one, the plan is read again.
 */
export function usePlanChanges({ days, zone }: { days: PlannedDays; zone: string }): PlanChanges {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const steps = useRef<{ back: Step[]; again: Step[] }>({ back: [], again: [] });
  const [counts, setCounts] = useState({ back: 0, again: 0 });
  /** Shifts as they were saved last, and the ids of those that were created again by an undo. */
  const saved = useRef(new Map<string, WorkingSchedule>());
  const renamed = useRef(new Map<string, string>());
  const { queryKey } = plannerQueries.week(days);

  const show = (to: (shifts: WorkingSchedule[]) => WorkingSchedule[]): void => {
    client.setQueryData<PlannerWeek>(queryKey, (week) => week && { ...week, shifts: to(week.shifts) });
  };
  const put = (shift: WorkingSchedule): void => {
    const day = zonedTime({ at: Date.parse(shift.startsAt), zone }).date;
    const isThere = day >= days.from || lastsInto({ shift: { ...shift, day }, day: days.from, zone });
    const isShown = isThere && day <= days.to && shift.branch === days.branch;
    show((all) => [...all.filter(({ id }) => id !== shift.id), ...(isShown ? [{ ...shift, day }] : [])]);
  };
  const noteSaved = (shift: WorkingSchedule): WorkingSchedule => {
    saved.current.set(shift.id, shift);
    put(shift);
    return shift;
  };
  /** The other queries that show shifts; the week itself is up to date. */
  const refresh = (isWeekToo = false): void => {
    void client.invalidateQueries({
      queryKey: ["resource", "working-schedules"],
      predicate: (query) => isWeekToo || query.queryKey[3] !== "week",
    });
  };
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const next = queue.current.then(run, run);
    queue.current = next.catch(() => undefined);
    return next;
  };
  const latest = (shift: WorkingSchedule): WorkingSchedule => {
    const id = renamed.current.get(shift.id);
    const known = saved.current.get(id ?? shift.id);
    // A shift that was read again since it was saved here may have a newer version.
    return known && (id || known.version > shift.version) ? known : shift;
  };
  const keep = (kept: { back: Step[]; again: Step[] }): void => {
    steps.current = kept;
    setCounts({ back: kept.back.length, again: kept.again.length });
  };
  const told = (message: string, step: Step): void => {
    keep({ back: [...steps.current.back, step], again: [] });
    showToast({ kind: "success", message, about: plannerQueries.key.join(), undo: () => takeBack(step) });
  };
  const failed = (error: unknown, text: string = SHIFT_DIALOG.saveFailed): false => {
    refresh(true);
    showToast({ kind: "error", message: failureText(error, text), error });
    return false;
  };
  const takeBack = (step: Step): void => {
    const { back, again } = steps.current;
    if (!back.includes(step)) return;
    keep({ back: back.filter((one) => one !== step), again: [...again, step] });
    run({ step, to: step.undo, done: texts.undone, message: texts.undoFailed });
  };
  const makeAgain = (step: Step): void => {
    const { back, again } = steps.current;
    keep({ back: [...back, step], again: again.filter((one) => one !== step) });
    run({ step, to: step.redo, done: texts.redone, message: texts.redoFailed });
  };
  /** Where it fails, the step is over: what it was about has changed meanwhile. */
  const run = ({ step, to, done, message }: { step: Step; to: Step["undo"]; done: string; message: string }): void => {
    void inTurn(to).then(
      () => {
        refresh();
        showToast({ kind: "success", message: done, about: plannerQueries.key.join() });
      },
      (error: unknown) => {
        const { back, again } = steps.current;
        keep({ back: back.filter((one) => one !== step), again: again.filter((one) => one !== step) });
        failed(error, message);
      },
    );
  };

  const save = async (shift: WorkingSchedule, changes: ShiftChanges): Promise<WorkingSchedule> => {
    const body = { ...latest(shift), ...changes };
    put(body);
    return noteSaved(await call("PUT /api/working-schedules/{id}", { params: { id: body.id }, body }));
  };
  const post = async (shift: NewShift): Promise<WorkingSchedule> =>
    noteSaved(await call("POST /api/working-schedules", { body: { ...shift, branch: days.branch } }));
  /** Creates a shift that was removed; what is done with it is done with the one that stands for it now. */
  const postAgain = async (shift: WorkingSchedule): Promise<void> => {
    const again = await post(newShiftOf(shift));
    for (const [id, known] of renamed.current) if (known === shift.id) renamed.current.set(id, again.id);
    renamed.current.set(shift.id, again.id);
  };
  const drop = async (shift: WorkingSchedule): Promise<void> => {
    const { id } = latest(shift);
    await call("DELETE /api/working-schedules/{id}", { params: { id } });
    show((all) => all.filter((one) => one.id !== id));
  };

  const change: PlanChanges["change"] = async ({ shift, changes: asked, message = texts.changed }) => {
    let changes: ShiftChanges = {};
    try {
      await inTurn(async () => {
        const wanted = typeof asked === "function" ? asked(latest(shift)) : asked;
        if (!wanted) return;
        changes = wanted;
        const before = newShiftOf(latest(shift));
        await save(shift, changes);
        told(message, { undo: () => save(shift, before), redo: () => save(shift, changes) });
      });
      refresh();
      return true;
    } catch (error) {
      if (!isStale(error) && !isMissing(error)) return failed(error);
      const current = await call("GET /api/working-schedules/{id}", { params: { id: latest(shift).id } }).catch(
        () => null,
      );
      if (current) noteSaved(current);
      setConflict({ current, changes });
      refresh(true);
      return false;
    }
  };

  const create: PlanChanges["create"] = async (shift) => {
    try {
      await inTurn(async () => {
        const made = await post(shift);
        told(texts.created, { undo: () => drop(made), redo: () => postAgain(made) });
      });
      refresh();
      return true;
    } catch (error) {
      return failed(error);
    }
  };

  const batch = (body: { create: NewShift[]; remove: { id: string; version: number }[] }): Promise<BatchAnswer> =>
    call("POST /api/working-schedules/batch", {
      body: { branch: days.branch, request: `req_${crypto.randomUUID()}`, ...body },
    });
  const add: PlanChanges["add"] = async (shifts) => {
    try {
      const create = [...shifts];
      const answer = await inTurn(() => batch({ create, remove: [] }));
      let made = answer.created;
      const undo = async (): Promise<void> => {
        await batch({ create: [], remove: made });
        refresh(true);
      };
      const redo = async (): Promise<void> => {
        made = (await batch({ create, remove: [] })).created;
        refresh(true);
      };
      if (made.length > 0) told(texts.added(made.length), { undo, redo });
      refresh(true);
      return answer;
    } catch (error) {
      failed(error, WEEK_TEXTS.failed);
      return null;
    }
  };

  const remove: PlanChanges["remove"] = async (shift) => {
    try {
      await inTurn(async () => {
        const before = latest(shift);
        await drop(shift);
        told(texts.removed, { undo: () => postAgain(before), redo: () => drop(before) });
      });
      refresh();
      return true;
    } catch (error) {
      return failed(error);
    }
  };

  const cancel: PlanChanges["cancel"] = async (shift) => {
    try {
      await inTurn(async () => {
        const { id, version } = latest(shift);
        await call("POST /api/working-schedules/{id}/cancel", { params: { id }, body: { version } });
      });
      refresh(true);
      showToast({ kind: "success", message: texts.cancelled });
      return true;
    } catch (error) {
      return failed(error);
    }
  };

  const undo = (): void => {
    const last = steps.current.back.at(-1);
    if (last) takeBack(last);
    else showToast({ kind: "success", message: texts.nothingToUndo });
  };
  const redo = (): void => {
    const last = steps.current.again.at(-1);
    if (last) makeAgain(last);
    else showToast({ kind: "success", message: texts.nothingToRedo });
  };

  const closeConflict = (): void => setConflict(null);
  return { change, create, add, remove, cancel, undo, redo, steps: counts, conflict, closeConflict };
}
