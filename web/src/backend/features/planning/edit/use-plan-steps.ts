import { type LocalDate, zonedTime } from "@tresen/contract/kit/time";
import type { NewShift } from "@tresen/contract/planning/planner/planner-calls";
import { useEffect, useRef, useState } from "react";
import { clearFailures, showToast } from "../../../shared/toasts";
import { type PlannedDays, plannerQueries } from "../planner-queries";
import { CHANGE_TEXTS as texts } from "../planner.texts";
import type { Operation, PlanQueue } from "./drawn-changes";

/** The subject of what the planner tells of a key or a drag that it does not take. It goes with the next step. */
export const PLAN_HINT = "plan hint";

/** A step that can be taken back, and made once more after that. */
export interface Step {
  undo: () => Operation;
  redo: () => Operation;
  /** What was done, as it was told. */
  message: string;
  /** The shift, or the first of several, as it is once the step is taken back, and once it is made again. */
  before: NewShift;
  after: NewShift;
}

/** A step with the days that were shown when it was made: what it saves later is shown among these, too. */
type KeptStep = Step & { days: PlannedDays };

interface Steps {
  back: readonly KeptStep[];
  again: readonly KeptStep[];
}

interface StepOptions {
  days: PlannedDays;
  zone: string;
  queue: PlanQueue;
  /** Whose shift it is and when, in words. */
  said: (shift: NewShift) => string;
  /** Shows other days, since what changes there would be seen by nobody. */
  onShow: (day: LocalDate) => void;
  /** Reads other queries that show shifts again, or those of the plan, too. */
  refresh: (isWeekToo: boolean) => void;
  failed: (error: unknown, message: string) => void;
}

/**
 * The steps of a branch's plan, the last one first. Taking one back shows the days that it is about, whichever are shown
 * now, and tells whose shift it was.
 */
export function usePlanSteps({ days, zone, queue, said, onShow, refresh, failed }: StepOptions) {
  const steps = useRef<Steps>({ back: [], again: [] });
  const [counts, setCounts] = useState({ back: 0, again: 0 });
  /** What is shown now. A confirmation may be pressed after other days were opened, or when the planner was left. */
  const shown = useRef<Pick<StepOptions, "days" | "onShow"> | null>(null);
  useEffect(() => {
    shown.current = { days, onShow };
    return () => {
      shown.current = null;
    };
  });

  const keep = (kept: Steps): void => {
    steps.current = kept;
    setCounts({ back: kept.back.length, again: kept.again.length });
  };
  const without = (step: KeptStep): Steps => ({
    back: steps.current.back.filter((one) => one !== step),
    again: steps.current.again.filter((one) => one !== step),
  });
  const tell = (message: string, undo?: () => void): void => {
    clearFailures(PLAN_HINT);
    showToast({ kind: "success", message, about: plannerQueries.key.join(), undo });
  };
  /** Shows the day of a shift, unless it is shown. */
  const show = ({ startsAt }: NewShift): void => {
    const { date: day } = zonedTime({ at: Date.parse(startsAt), zone });
    const now = shown.current;
    if (now && (day < now.days.from || day > now.days.to)) now.onShow(day);
  };
  /** Where it fails, the step is over: what it was about has changed meanwhile. */
  const run = (step: KeptStep, direction: "undo" | "redo"): void => {
    const [shift, done, message] =
      direction === "undo"
        ? [step.before, texts.undone, texts.undoFailed]
        : [step.after, texts.redone, texts.redoFailed];
    show(shift);
    void queue.add(step[direction]()).then(
      () => {
        const now = shown.current?.days;
        refresh(step.days.from !== now?.from || step.days.to !== now.to);
        tell(done({ message: step.message, what: said(shift) }));
      },
      (error: unknown) => {
        keep(without(step));
        failed(error, message);
      },
    );
  };
  const takeBack = (step: KeptStep): void => {
    if (!steps.current.back.includes(step)) return;
    const { back, again } = without(step);
    keep({ back, again: [...again, step] });
    run(step, "undo");
  };

  return {
    counts,
    /** Keeps a step that was made, and tells of it. */
    told: (step: Step): void => {
      const kept = { ...step, days };
      keep({ back: [...steps.current.back, kept], again: [] });
      tell(step.message, () => takeBack(kept));
    },
    undo: (): void => {
      const { waiting, failure } = queue.state();
      const step = steps.current.back.at(-1);
      // What waits was made last.
      const held = failure && waiting.at(-1);
      if (held) {
        queue.giveUp("last");
        if (!held.what) return;
        show(held.what.shift);
        tell(texts.givenUp(said(held.what.shift)));
      } else if (step) takeBack(step);
      else tell(texts.nothingToUndo);
    },
    redo: (): void => {
      const step = steps.current.again.at(-1);
      if (!step) return tell(texts.nothingToRedo);
      const { back, again } = without(step);
      keep({ back: [...back, step], again });
      run(step, "redo");
    },
  };
}
