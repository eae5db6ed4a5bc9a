import type { ListFilter } from "../kit/list/list-query";
import { DAY, type Instant, addDays, instantAt, zonedTime } from "../kit/time";
import type { DUE_LABELS } from "./project.texts";
import { TASK_STATES, isTaskEnded } from "./task.state";

export const DUES = ["overdue", "today", "week"] as const satisfies readonly (keyof typeof DUE_LABELS)[];
export type Due = (typeof DUES)[number];

/**
 * The conditions on a task that the filter `due` stands for: what is left to do and was due before now, is due on the day
 * of now in the zone, or within seven days from now.
 */
export function dueFilters({ due, now, zone }: { due: Due; now: Instant; zone: string }): ListFilter[] {
  const iso = (at: Instant): string => new Date(at).toISOString();
  const { date } = zonedTime({ at: now, zone });
  switch (due) {
    case "overdue":
      // Not those without a time, which come first in this order.
      return [...between({ from: "2000-01-01", to: iso(now - 1) }), LEFT];
    case "today":
      return [
        ...between({
          from: iso(instantAt({ date, minutes: 0, zone })),
          to: iso(instantAt({ date: addDays(date, 1), minutes: 0, zone }) - 1),
        }),
        LEFT,
      ];
    case "week":
      return [...between({ from: iso(now), to: iso(now + 7 * DAY) }), LEFT];
  }
}

function between({ from, to }: { from: string; to: string }): ListFilter[] {
  return [
    { field: "dueAt", kind: "from", value: from },
    { field: "dueAt", kind: "to", value: to },
  ];
}

/** The states of a task with work left are the last ones by their names, so that one bound tells them. */
const LEFT: ListFilter = {
  field: "state",
  kind: "from",
  value: TASK_STATES.filter((state) => !isTaskEnded(state)).toSorted()[0] ?? "",
};
