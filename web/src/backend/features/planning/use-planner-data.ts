import { useQuery } from "@tanstack/react-query";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type LocalDate, addDays } from "@tresen/contract/kit/time";
import { restDaysOfBranch } from "@tresen/contract/labour-law/holiday/branch-holidays";
import { type Cover, coverOf } from "@tresen/contract/planning/planner/cover";
import { contractMinutes, planSums, sumFor } from "@tresen/contract/planning/planner/sums";
import { isOpenSwap } from "@tresen/contract/planning/swap/shift-swap.state";
import { lastsInto } from "@tresen/contract/planning/working-schedule.rules";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { useMemo } from "react";
import { swapQueries } from "../../shared/swaps/swap-queries";
import { withDrawn } from "./edit/drawn-changes";
import type { PlanChanges } from "./edit/use-plan-changes";
import type { GridData, RowSums } from "./grid/planner-row";
import {
  type Mark,
  absencesByCell,
  cellsOf,
  daysBetween,
  holidayNames,
  isBefore,
  marksOf,
  rowsOf,
} from "./model/planner-model";
import { plannerQueries } from "./planner-queries";
import { HELD_TEXTS, PLANNER_TEXTS } from "./planner.texts";
import { absenceMarks, consentMark } from "./shift-words";
import { swapTexts } from "./swap/swap-words";

interface Asked {
  branch: Branch;
  from: LocalDate;
  to: LocalDate;
  department: string;
  find: string;
  isDay: boolean;
  isReadOnly: boolean;
  /** What is changed and not saved yet. */
  unsaved: PlanChanges["unsaved"];
}

const UNSAVED: Mark = { severity: "warning", text: HELD_TEXTS.mark };

/**
 * What the planner shows: six calls for a week, however many people there are (people and shifts, findings of the law,
 * templates and needs, absences by 50, requests to swap shifts, kinds of
 * activities).
 */
export function usePlannerData({ branch, from, to, department, find, isDay, isReadOnly, unsaved }: Asked) {
  const asked = { branch: branch.id, from, to };
  const week = useQuery(plannerQueries.week(asked));
  // What takes long to compute is asked for once the shifts are there.
  const findings = useQuery({ ...plannerQueries.findings(asked), enabled: branch.id !== "" && week.isSuccess });
  const { data: absences } = useQuery(plannerQueries.absences(asked));
  const { data: kinds } = useQuery(plannerQueries.kinds());
  const { data: setup } = useQuery(plannerQueries.setup(branch.id));
  const { data: allSwaps } = useQuery(swapQueries.list());
  const swaps = useMemo(
    () => (allSwaps ?? []).filter((swap) => swap.branch === branch.id && isOpenSwap(swap.state)),
    [allSwaps, branch.id],
  );
  const zone = branch.timeZone;
  const days = useMemo(() => daysBetween({ from, to }), [from, to]);

  const { waiting, failure } = unsaved;
  const changing = useMemo(() => waiting.flatMap(({ what }) => what ?? []), [waiting]);
  const all = useMemo(
    () => withDrawn({ shifts: week.data?.shifts ?? [], drawn: changing, days: { branch: branch.id, from, to }, zone }),
    [week.data, changing, branch.id, from, to, zone],
  );
  // Shifts count for the day on which they begin. What is left of the night before belongs to none of these days.
  const { own, night } = useMemo(() => {
    return {
      own: all.filter(({ day }) => !isBefore({ day, from })),
      night: all.filter((shift) => lastsInto({ shift, day: from, zone })),
    };
  }, [all, from, zone]);
  const { shown, shownNight } = useMemo(() => {
    const here = (shift: WorkingSchedule): boolean => department === "" || shift.department === department;
    return { shown: own.filter(here), shownNight: night.filter(here) };
  }, [own, night, department]);
  const hasNights = [...own, ...night].some(
    (shift) => !!shift.day && lastsInto({ shift, day: addDays(shift.day, 1), zone }),
  );
  const drawn = useMemo(() => (isDay ? [...shownNight, ...shown] : shown), [isDay, shownNight, shown]);
  const rows = useMemo(() => {
    const planned = new Set(drawn.map(({ user }) => user));
    const people = (week.data?.people ?? []).filter(
      ({ id, departments }) => department === "" || departments.includes(department) || planned.has(id),
    );
    return rowsOf({ people, search: find });
  }, [week.data, drawn, department, find]);
  const marks = useMemo(
    () =>
      marksOf({
        findings: findings.data,
        overlapText: PLANNER_TEXTS.overlaps,
        entryText: PLANNER_TEXTS.beforeEntry,
        own: drawn.flatMap((shift) => {
          const mark = consentMark({ shift, zone });
          const isHeld = failure !== null && changing.some(({ id }) => id === shift.id);
          return [
            ...(isHeld ? [UNSAVED] : []),
            ...(mark ? [mark] : []),
            ...absenceMarks({ shift, absences: absences ?? [], zone }),
          ].map((one) => ({
            id: shift.id,
            mark: one,
          }));
        }),
      }),
    [findings.data, drawn, zone, absences, changing, failure],
  );
  const data = useMemo(
    (): GridData => ({
      ...{ days, zone, isDay, isReadOnly },
      cells: cellsOf({ shifts: drawn, from }),
      shiftMarks: marks.shifts,
      swaps: swapTexts(swaps),
      kinds: new Map((kinds ?? []).map(({ id, name }) => [id, name])),
      cellMarks: marks.cells,
      absences: absencesByCell({ absences: absences ?? [], days }),
      holidays: holidayNames({ branch, days }),
    }),
    [days, zone, isDay, isReadOnly, drawn, from, marks, swaps, kinds, absences, branch],
  );
  const hasCost = week.data?.seesWages ?? false;
  const people = week.data?.people;
  const sums = useMemo(() => planSums({ shifts: shown, people: people ?? [] }), [shown, people]);
  const sumsOf = useMemo(() => {
    // A person's hours are compared with their contract, so those in other departments count.
    const whole = planSums({ shifts: own, people: people ?? [] });
    const elsewhere = new Map((findings.data?.people ?? []).map((one) => [one.user, one.elsewhereMinutes]));
    const free = restDaysOfBranch({ branch, from, to });
    const away = absences ?? [];
    return new Map(
      (people ?? []).map(({ id, terms }): [string, RowSums] => [
        id,
        {
          sum: sumFor(whole.people, id),
          contract: contractMinutes({
            ...{ terms, from, to, holidays: free },
            absences: away.filter((one) => one.user.id === id && one.state === "approved"),
          }),
          elsewhere: elsewhere.get(id) ?? 0,
          hasCost,
        },
      ]),
    );
  }, [own, people, findings.data, from, to, hasCost, branch, absences]);
  const covers = useMemo((): ReadonlyMap<string, readonly Cover[]> | null => {
    if (!setup || setup.needs.length === 0) return null;
    return new Map(
      days.map((day) => [day, coverOf({ needs: setup.needs, shifts: [...shownNight, ...shown], day, zone })]),
    );
  }, [setup, days, shownNight, shown, zone]);
  return {
    asked,
    week,
    findings,
    setup,
    absences,
    swaps,
    days,
    zone,
    rows,
    all,
    own,
    shown,
    drawn,
    data,
    marks,
    sums,
    sumsOf,
    covers,
    hasCost,
    hasNights,
  };
}
