import { useQueryClient } from "@tanstack/react-query";
import { type LocalDate, zonedTime } from "@tresen/contract/kit/time";
import type { BatchAnswer, NewShift } from "@tresen/contract/planning/planner/planner-calls";
import type { PlannerWeek } from "@tresen/contract/planning/planner/planner";
import { newShiftOf } from "@tresen/contract/planning/planner/templates";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { useRef, useState, useSyncExternalStore } from "react";
import { serverNow } from "../../../../shared/server-clock";
import { failureText, isMissing } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { type PlannedDays, plannerQueries } from "../planner-queries";
import { CHANGE_TEXTS as texts, HELD_TEXTS, SHIFT_DIALOG, WEEK_TEXTS } from "../planner.texts";
import {
  type DrawnChange,
  type Operation,
  type PlanQueue,
  type ShiftChanges,
  changedShift,
  freshShift,
  withDrawn,
} from "./drawn-changes";
import { createSavedShifts, isStale, newShiftId, readShift, sendBatch } from "./plan-calls";
import { dayText, timeText } from "../shift-words";
import { GivenUp } from "./send-queue";
import { PLAN_HINT, usePlanSteps } from "./use-plan-steps";

/** A change that somebody else's came before: what is stored now, null if it was removed, and what was wanted. */
export interface Conflict {
  current: WorkingSchedule | null;
  changes: ShiftChanges;
}

export interface PlanChanges {
  /**
   * @param changes or what they are by the shift as it is once the changes before it are saved: keys may be pressed faster
   * than these are shown. @returns whether it is saved, or kept until it can be; else the person was told why, or is asked
   * by `conflict`.
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
  /** What is not saved yet, and why; see `createSendQueue`. */
  unsaved: ReturnType<PlanQueue["state"]>;
}

/**
 * The changes of a plan. They are shown at once, sent one after the other, and can be taken back one after the other;
 * where the server refuses one, the plan is read again, and without a connection they wait.
 */
export function usePlanChanges({
  days,
  zone,
  queue,
  onShow,
}: {
  days: PlannedDays;
  zone: string;
  queue: PlanQueue;
  /** Shows other days, for a step there that is taken back. */
  onShow: (day: LocalDate) => void;
}): PlanChanges {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [saved] = useState(() => createSavedShifts({ client }));
  const unsaved = useSyncExternalStore(queue.subscribe, queue.state);
  /** What a batch that had no answer asked for, and its id. */
  const asked = useRef({ create: "", request: "" });
  const shown = { days, zone };

  /** The other queries that show shifts; the week itself is up to date. */
  const refresh = (isWeekToo = false): void => {
    void client.invalidateQueries({
      queryKey: ["resource", "working-schedules"],
      predicate: (query) => isWeekToo || query.queryKey[3] !== "week",
    });
  };
  const failed = (error: unknown, text: string = SHIFT_DIALOG.saveFailed): false => {
    refresh(true);
    // Whoever takes a change back knows.
    if (!(error instanceof GivenUp)) showToast({ kind: "error", message: failureText(error, text), error });
    return false;
  };
  const said = (shift: NewShift): string => {
    const { people = [] } = client.getQueryData<PlannerWeek>(plannerQueries.week(days).queryKey) ?? {};
    const name = people.find(({ id }) => id === shift.user)?.name ?? SHIFT_DIALOG.nobody;
    const { date } = zonedTime({ at: Date.parse(shift.startsAt), zone });
    return `${name}, ${dayText(date)} ${timeText({ ...shift, zone })}`;
  };
  const steps = usePlanSteps({ days, zone, queue, said, onShow, refresh, failed });

  const drawn = (shift: WorkingSchedule, to: DrawnChange["to"]): DrawnChange => ({
    ...{ id: saved.latest(shift).id, shift, to },
  });
  const saving = (shift: WorkingSchedule, changes: ShiftChanges): Operation => ({
    what: drawn(shift, (now) => changedShift(now, changes)),
    send: async (attempt) => void (await saved.save({ ...shown, ...attempt, shift, changes })),
  });
  const creatingAgain = (shift: WorkingSchedule): Operation => {
    const id = newShiftId();
    const fresh = freshShift({ shift: newShiftOf(shift), id, branch: days.branch, at: shift.createdAt });
    return {
      what: { id, shift: fresh, to: (now) => now },
      send: (attempt) => saved.createAgain({ ...shown, ...attempt, shift, id }),
    };
  };
  const dropping = (shift: WorkingSchedule): Operation => ({
    what: drawn(shift, () => null),
    send: (attempt) => saved.drop({ ...shown, ...attempt, shift }),
  });

  /** Sends a change. What cannot be sent is kept, so that nobody waits for it. */
  const perform = (
    operation: Operation,
    { isWeekToo = false, onFailure = failed }: { isWeekToo?: boolean; onFailure?: (error: unknown) => unknown } = {},
  ): Promise<boolean> => {
    const answered = queue.add(operation).then(
      () => {
        refresh(isWeekToo);
        return true;
      },
      async (error: unknown) => {
        await onFailure(error);
        return false;
      },
    );
    return Promise.race([answered, queue.whenHeld(operation).then(() => true)]);
  };

  const change: PlanChanges["change"] = ({ shift, changes: wanted, message = texts.changed }) => {
    const week = client.getQueryData<PlannerWeek>(plannerQueries.week(days).queryKey);
    const { id } = saved.latest(shift);
    const changing = queue.state().waiting.flatMap(({ what }) => what ?? []);
    const now = withDrawn({ shifts: week?.shifts ?? [], drawn: changing, ...shown }).find((one) => one.id === id);
    const changes = typeof wanted === "function" ? wanted(now ?? saved.latest(shift)) : wanted;
    if (!changes) return Promise.resolve(true);
    const operation = saving(shift, changes);
    const send: Operation["send"] = async (attempt) => {
      const before = newShiftOf(saved.latest(shift));
      await operation.send(attempt);
      steps.told({
        ...{ message, before, after: { ...before, ...changes } },
        undo: () => saving(shift, before),
        redo: () => saving(shift, changes),
      });
    };
    const onFailure = async (error: unknown): Promise<void> => {
      if (!isStale(error) && !isMissing(error)) return void failed(error);
      const current = await readShift(saved.latest(shift).id).catch(() => null);
      if (current) saved.note({ ...shown, shift: current });
      setConflict({ current, changes });
      refresh(true);
    };
    return perform({ ...operation, send }, { onFailure });
  };

  const create: PlanChanges["create"] = (shift) => {
    const id = newShiftId();
    const fresh = freshShift({ shift, id, branch: days.branch, at: new Date(serverNow()).toISOString() });
    return perform({
      what: { id, shift: fresh, to: (now) => now },
      send: async (attempt) => {
        const made = await saved.create({ ...shown, ...attempt, shift, id });
        steps.told({
          ...{ message: texts.created, before: made, after: made },
          undo: () => dropping(made),
          redo: () => creatingAgain(made),
        });
      },
    });
  };

  const batch = async (body: { create: NewShift[]; remove: { id: string; version: number }[]; request?: string }) =>
    sendBatch({ branch: days.branch, request: `req_${crypto.randomUUID()}`, ...body });
  const add: PlanChanges["add"] = async (shifts) => {
    if (queue.state().failure) {
      showToast({ kind: "error", message: HELD_TEXTS.first, about: PLAN_HINT });
      return null;
    }
    const create = [...shifts];
    const key = JSON.stringify(create);
    // Whoever presses again after a call without an answer gets nothing twice.
    if (asked.current.create !== key) asked.current = { create: key, request: `req_${crypto.randomUUID()}` };
    try {
      const answer = await batch({ create, remove: [], request: asked.current.request });
      asked.current = { create: "", request: "" };
      let made = answer.created;
      const again = (send: () => Promise<void>): Operation => ({
        what: null,
        send: async () => {
          await send();
          refresh(true);
        },
      });
      const undo = () => again(async () => void (await batch({ create: [], remove: made })));
      const redo = () => {
        const request = `req_${crypto.randomUUID()}`;
        return again(async () => void (made = (await batch({ create, remove: [], request })).created));
      };
      const [first] = create;
      if (made.length > 0 && first)
        steps.told({ message: texts.added(made.length), before: first, after: first, undo, redo });
      refresh(true);
      return answer;
    } catch (error) {
      failed(error, WEEK_TEXTS.failed);
      return null;
    }
  };

  const remove: PlanChanges["remove"] = (shift) => {
    const operation = dropping(shift);
    const send: Operation["send"] = async (attempt) => {
      const before = saved.latest(shift);
      await operation.send(attempt);
      steps.told({
        ...{ message: texts.removed, before, after: before },
        undo: () => creatingAgain(before),
        redo: () => dropping(before),
      });
    };
    return perform({ ...operation, send });
  };

  const cancel: PlanChanges["cancel"] = (shift) =>
    perform(
      {
        what: drawn(shift, (now) => ({ ...now, state: "cancelled" })),
        send: async (attempt) => {
          await saved.cancel({ ...attempt, shift });
          showToast({ kind: "success", message: texts.cancelled });
        },
      },
      { isWeekToo: true },
    );

  const closeConflict = (): void => setConflict(null);
  return {
    ...{ change, create, add, remove, cancel, conflict, closeConflict, unsaved },
    ...{ undo: steps.undo, redo: steps.redo, steps: steps.counts },
  };
}
