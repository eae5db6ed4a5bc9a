import { idOfRow, indexKey, referenceKey } from "@tresen/contract/kit/list/index-rows";
import type { Project } from "@tresen/contract/project/project.resource";
import type { Task } from "@tresen/contract/project/task.resource";
import { isBookable } from "@tresen/contract/project/project.state";
import { isTaskEnded } from "@tresen/contract/project/task.state";
import { AFTER_ALL, readKeys } from "../../platform/db";
import { findRows } from "../../records/rows";
import { projectRows, taskRows } from "../rows";

/** The newest projects of a branch and the tasks of a person beyond these numbers are not offered. */
const MOST = 200;

/**
 * What time can be booked on: the planned and active projects of the branches, the newest first, and the open tasks of the person in
 * them. One Query for each branch and one for the person, whatever the number of projects that have ended.
 */
export async function bookable({
  branches,
  user,
}: {
  branches: readonly string[];
  /** Null for somebody who has no tasks, such as an external user. */
  user: string | null;
}): Promise<{ projects: Project[]; tasks: Task[] }> {
  const [projects, tasks] = await Promise.all([
    Promise.all(branches.map(newestProjects)),
    user === null ? [] : tasksOf(user),
  ]);
  const open = projects.flat().filter(({ state }) => isBookable(state));
  const known = new Set(open.map(({ id }) => id));
  return { projects: open, tasks: tasks.filter((task) => known.has(task.project) && !isTaskEnded(task.state)) };
}

async function newestProjects(branch: string): Promise<Project[]> {
  const pk = indexKey({ name: projectRows.name, scope: { field: "branch", value: branch }, order: "number" });
  const { rows } = await readKeys({ range: { pk }, limit: MOST, isDescending: true });
  const ids = rows.map(idOfRow);
  const found = await findRows({ resource: projectRows, ids, isConsistent: false });
  return ids.flatMap((id) => found.get(id) ?? []).map(projectRows.recordOf);
}

async function tasksOf(user: string): Promise<Task[]> {
  const pk = referenceKey({ resource: "users", id: user });
  const range = { pk, from: `${taskRows.name}#`, to: `${taskRows.name}#${AFTER_ALL}` };
  const { rows } = await readKeys({ range, limit: MOST });
  const found = await findRows({ resource: taskRows, ids: rows.map(idOfRow), isConsistent: false });
  return [...found.values()].map(taskRows.recordOf);
}
