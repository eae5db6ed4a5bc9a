import type { Project } from "./project.resource";
import type { Task } from "./task.resource";

/** The budget of a project in whole minutes. */
export interface Burn {
  /** Null without a budget. */
  budget: number | null;
  /** What its tasks are estimated at, without those that were dropped. */
  estimated: number;
  /** How many of these tasks have no estimate. */
  unestimated: number;
  worked: number;
  /** What the larger of estimate and work leaves of the budget; negative where it is exceeded. Null without a budget. */
  left: number | null;
}

/**
 * The estimates and the work of a project against its budget.
 * @param workedMinutes whole minutes that were recorded on the project.
 */
export function burnOf({
  project: { budgetMinutes },
  tasks,
  workedMinutes,
}: {
  project: Pick<Project, "budgetMinutes">;
  tasks: readonly Pick<Task, "state" | "estimateMinutes">[];
  workedMinutes: number;
}): Burn {
  const wanted = tasks.filter(({ state }) => state !== "cancelled");
  const estimated = wanted.reduce((sum, { estimateMinutes }) => sum + (estimateMinutes ?? 0), 0);
  const unestimated = wanted.filter(({ estimateMinutes }) => typeof estimateMinutes !== "number").length;
  const budget = budgetMinutes ?? null;
  const left = budget === null ? null : budget - Math.max(estimated, workedMinutes);
  return { budget, estimated, unestimated, worked: workedMinutes, left };
}
