import { worksFor } from "@tresen/contract/kit/access";
import { type Task, taskTold } from "@tresen/contract/project/task.resource";
import { mayTaskBecome } from "@tresen/contract/project/task.state";
import { PROJECT_MESSAGES, TASK_STATE_LABELS } from "@tresen/contract/project/project.texts";
import type { Hooks } from "../records";
import { type WriteCheck, findRow } from "../records/rows";
import { userRows } from "../user";
import { refusal } from "./faults";
import { projectRows, taskRows } from "./rows";
import { fileWrites, namedFiles } from "./task-files";

/**
 * The hooks of tasks: their branch is that of the project, what may follow a state, that who is assigned works in the
 * branch, and that the files are there. Comments stay as they are.
 */
export const taskHooks: Hooks = {
  async derive({ fields, before }) {
    const project = fields.project ?? before?.fields.project;
    if (before && project === before.fields.project) return { ...fields, branch: before.fields.branch };
    const row = typeof project === "string" ? await findRow({ resource: projectRows, id: project }) : null;
    return { ...fields, branch: row ? projectRows.fieldsOf(row).branch : undefined };
  },

  async prepare({ fields, before }) {
    const was = before && taskRows.fieldsOf(before);
    const is = taskRows.fieldsOf({ fields });
    if (was) refuseState({ was, is });
    if (is.assignee && (is.assignee !== was?.assignee || is.branch !== was.branch)) await requireColleague(is);
    const files = await namedFiles({ before: was?.files ?? [], after: is.files });
    const told = before ? taskTold.kept(before.fields) : { comments: [] };
    return { fields: { ...fields, ...told, files, dueAt: inUtc(is.dueAt) }, secrets: {} };
  },

  checks: ({ before, row, now }): Promise<WriteCheck[]> =>
    fileWrites({
      before: before ? taskRows.fieldsOf(before).files : [],
      after: row ? taskRows.fieldsOf(row).files : [],
      now,
    }),
};

function refuseState({ was, is }: { was: Pick<Task, "state">; is: Pick<Task, "state"> }): void {
  if (mayTaskBecome({ from: was.state, to: is.state })) return;
  const labels = { from: TASK_STATE_LABELS[was.state], to: TASK_STATE_LABELS[is.state] };
  throw refusal({ path: "state", code: "state", message: PROJECT_MESSAGES.stateFixed(labels) });
}

/** Whoever does a task sees it, so they work in its branch. */
async function requireColleague({ assignee, branch }: Pick<Task, "assignee" | "branch">): Promise<void> {
  const row = assignee ? await findRow({ resource: userRows, id: assignee }) : null;
  if (!row) return;
  const { roles, branches } = userRows.fieldsOf(row);
  if (worksFor({ person: { roles, branches: branches.map(({ id }) => id) }, branch })) return;
  throw refusal({ path: "assignee", code: "assignee", message: PROJECT_MESSAGES.assigneeElsewhere });
}

/** Sorted and compared as text, so all are written alike. */
function inUtc(at: string | null | undefined): string | null {
  return at ? new Date(at).toISOString() : null;
}
