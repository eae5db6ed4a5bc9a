import type { Project } from "@tresen/contract/project/project.resource";
import type { Task } from "@tresen/contract/project/task.resource";
import { type BatchReactions, type StreamRecord, rowChange } from "../../platform/event";
import { type Row, rowOf } from "../../records/rows";

/** Whose order's step a changed row may change: orders by their ids, and projects whose order has to be found. */
export interface StepChange {
  orders: string[];
  projects: string[];
}

/** Notes in orders how far their projects are. Its code is loaded with the first change of a project or task. */
export const projectReactions = { steps: [noteSteps] } satisfies { steps: BatchReactions<StepChange> };

/** @returns null for other rows, and for changes that orders do not show. */
export function stepChangeOf(record: StreamRecord): StepChange | null {
  const project = rowChange({ record, key: { prefix: "resource#projects" }, rowOf });
  if (project) return changeOf({ ...project, shown: shownOfProject, field: "order", to: "orders" });
  const task = rowChange({ record, key: { prefix: "resource#tasks" }, rowOf });
  return task && changeOf({ ...task, shown: shownOfTask, field: "project", to: "projects" });
}

async function noteSteps(changes: readonly StepChange[]): Promise<void> {
  await (await import("./note-steps")).noteProjectSteps(changes);
}

function changeOf({
  before,
  after,
  shown,
  field,
  to,
}: {
  before: Row | null;
  after: Row | null;
  shown: (fields: Record<string, unknown>) => string;
  field: "order" | "project";
  to: keyof StepChange;
}): StepChange | null {
  if (before && after && before.parts === 0 && after.parts === 0 && shown(before.fields) === shown(after.fields))
    return null;
  const ids = [before, after].flatMap((row) => {
    const id = row?.fields[field];
    return typeof id === "string" ? [id] : [];
  });
  return ids.length > 0 ? { orders: [], projects: [], [to]: ids } : null;
}

function shownOfProject({ order, state, dueOn }: Partial<Project>): string {
  return JSON.stringify([order, state, dueOn]);
}

function shownOfTask({ project, state }: Partial<Task>): string {
  return JSON.stringify([project, state]);
}
