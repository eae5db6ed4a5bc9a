import { idOfRow, referenceKey } from "@tresen/contract/kit/list/index-rows";
import type { ProjectStep } from "@tresen/contract/order/step/project-step";
import { setProjectStep, uidOf } from "../../order";
import { AFTER_ALL, readKeys } from "../../platform/db";
import { findRow, findRows, findUnique } from "../../records/rows";
import { projectRows, taskRows } from "../rows";
import type { StepChange } from ".";

const UNIQUE = { ...projectRows, unique: [["order"]] } as const;
/** Tasks whose reference rows are read with one Query. */
const PAGE = 500;

/**
 * Notes how far the projects of these orders are, each once. What it finds out is true when it reads it, so it may run
 * twice and in any order. Of each project whose tasks changed: 1 BatchGetItem, the order, its unique row, the project, its
 * tasks, and 1 UpdateItem where the step is another one.
 */
export async function noteProjectSteps(changes: readonly StepChange[]): Promise<void> {
  const projects = await findRows({ resource: projectRows, ids: changes.flatMap(({ projects: ids }) => ids) });
  const ofTasks = [...projects.values()].flatMap((row) => projectRows.fieldsOf(row).order ?? []);
  for (const order of new Set([...changes.flatMap(({ orders }) => orders), ...ofTasks])) {
    const uid = uidOf(order);
    if (uid !== null) await setProjectStep({ uid, stepOf: () => stepOf(order) });
  }
}

async function stepOf(order: string): Promise<ProjectStep | null> {
  const id = await findUnique({ resource: UNIQUE, fields: { order } });
  const row = id === null ? null : await findRow({ resource: projectRows, id });
  if (!row) return null;
  const { state, dueOn } = projectRows.fieldsOf(row);
  const wanted = (await statesOfTasks(row.id)).filter((one) => one !== "cancelled");
  // Who begins with the first task does not always say so of the project.
  const isBegun = state === "planned" && wanted.some((one) => one !== "open");
  return {
    state: isBegun ? "active" : state,
    done: wanted.filter((one) => one === "done").length,
    all: wanted.length,
    dueOn: dueOn ?? null,
  };
}

async function statesOfTasks(project: string) {
  const prefix = `${taskRows.name}#`;
  const range = { pk: referenceKey({ resource: projectRows.name, id: project }), from: prefix, to: prefix + AFTER_ALL };
  const states = [];
  let after = "";
  for (;;) {
    const { rows, isLast } = await readKeys({ range, after, limit: PAGE, isConsistent: true });
    const found = await findRows({ resource: taskRows, ids: rows.map(idOfRow) });
    for (const row of found.values()) {
      const task = taskRows.fieldsOf(row);
      if (task.project === project) states.push(task.state);
    }
    after = rows.at(-1)?.sk ?? after;
    if (isLast) return states;
  }
}
