import { notFound } from "@tresen/contract/kit/errors.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { PROJECT_MESSAGES } from "@tresen/contract/project/project.texts";
import { COMMENT_LIMIT, type Task, tasks } from "@tresen/contract/project/task.resource";
import { type Actor, requireStaff } from "../platform/actor";
import { AppError } from "../platform/errors";
import { recordIndexing, requireWrite } from "../records";
import { findRow, writeRow } from "../records/rows";
import { taskRows } from "./rows";

/** How often a comment is written whose task somebody else changed meanwhile. */
const ATTEMPTS = 8;

/**
 * Appends a comment to a task, after those that others wrote meanwhile.
 * @throws missing, forbidden, conflict where the task has as many as it can have.
 */
export async function commentTask({
  actor,
  id,
  text,
  now,
}: {
  actor: Actor;
  id: string;
  text: string;
  now: Instant;
}): Promise<Task> {
  const { user } = requireStaff(actor);
  const at = new Date(now).toISOString();
  for (let attempt = 1; ; attempt += 1) {
    const before = await findRow({ resource: tasks, id });
    if (!before) throw new AppError("record.missing", "missing", notFound(tasks.one));
    requireWrite({ resource: tasks, verb: "update", actor, rows: [before] });
    const fields = taskRows.fieldsOf(before);
    if (fields.comments.length >= COMMENT_LIMIT)
      throw new AppError("task.comments_full", "conflict", PROJECT_MESSAGES.commentsFull);
    const comments = [...fields.comments, { at, by: { id: user.id, name: user.name }, text }];
    const after = { ...before, version: before.version + 1, updatedAt: at, fields: { ...fields, comments } };
    const cause = { actor, action: "update" as const, now };
    try {
      return taskRows.recordOf(await writeRow({ resource: tasks, before, after, cause, indexing: recordIndexing }));
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof AppError && error.code === "record.stale")) throw error;
    }
  }
}
