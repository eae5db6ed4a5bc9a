import { isChosenIn } from "@tresen/contract/time-tracking/kind/chosen-in";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { branchesFor, permissionOf } from "@tresen/contract/kit/access";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import type { ActivityKind } from "@tresen/contract/time-tracking/activity-kind.resource";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import { projectReferrer } from "@tresen/contract/project/project.referrer";
import { isBookable } from "@tresen/contract/project/project.state";
import { isTaskEnded } from "@tresen/contract/project/task.state";
import { branchRows } from "../branch/rows";
import { type Actor, personOf } from "../platform/actor";
import { type AppError, inputError } from "../platform/errors";
import { allRows, findRow, findRows } from "../records/rows";
import { kindRows, projectRows, taskRows } from "./rows";

/** The time zone of the branch. */
export async function zoneOfBranch(branch: string): Promise<string> {
  const row = await findRow({ resource: branchRows, id: branch });
  return zoneOf({ timeZone: row ? branchRows.recordOf(row).timeZone : undefined });
}

export async function findKind(id: string | null | undefined): Promise<ActivityKind | undefined> {
  const row = id ? await findRow({ resource: kindRows, id }) : null;
  return row ? kindRows.recordOf(row) : undefined;
}

/** The kinds of these activities, by id. */
export async function kindsOf(
  activities: readonly { kind?: string | null | undefined }[],
): Promise<Map<string, ActivityKind>> {
  const rows = await findRows({ resource: kindRows, ids: activities.flatMap(({ kind }) => kind ?? []) });
  return new Map([...rows].map(([id, row]) => [id, kindRows.recordOf(row)]));
}

/** The kinds that may be chosen in one of the branches, by name. */
export async function kindsIn(branches: readonly string[]): Promise<ActivityKind[]> {
  const all = (await allRows({ resource: kindRows, consistent: false })).map((row) => kindRows.recordOf(row));
  return all
    .filter((kind) => isChosenIn({ kind, branches }))
    .sort((a, b) => a.name.localeCompare(b.name, "de", { numeric: true }));
}

/** What an activity is booked on. */
export interface Booking {
  kind: string | null;
  project: string | null;
  task: string | null;
}

/** Who books, and where. */
interface Booker {
  branch: string;
  /** The branches whose projects are offered. */
  reach: readonly string[];
  /** Whether it was stamped a while ago: what it names may have ended since. */
  isLate: boolean;
}

/**
 * What is booked on, with the project of the task where only the task is named. Projects are those that are
 * offered to the person; of their tasks all that have not ended, since the back-office offers those of a project that is open.
 * @throws input for a kind that the branch has not, a project that is missing, what is not there or not offered, and a
 * task of another project.
 */
export async function requireBooking({ branch, reach, isLate, ...booking }: Booking & Booker): Promise<Booking> {
  const kind = await findKind(booking.kind);
  if (booking.kind && !(kind && isChosenIn({ kind, branches: [branch] }))) throw refused("kind", messages.kind);
  const project = await projectOf(booking);
  if (kind?.isProjectRequired && !project) throw refused("project", messages.project);
  const known = project ? await findRow({ resource: projectRows, id: project }) : null;
  const offered = known && projectRows.recordOf(known);
  const isOffered = offered && reach.includes(offered.branch) && (isLate || isBookable(offered.state));
  if (project && !isOffered) throw refused("project", known ? messages.projectEnded : VALIDATION.reference);
  if (booking.task && !isLate && !(await isTaskOpen(booking.task))) throw refused("task", messages.taskEnded);
  return { ...booking, project };
}

async function isTaskOpen(id: string): Promise<boolean> {
  const row = await findRow({ resource: taskRows, id });
  return row !== null && !isTaskEnded(taskRows.recordOf(row).state);
}

/**
 * The project that time is booked on: that of the task, if only the task is named, so that it counts there.
 * @throws input for a task that is not there or belongs to another project.
 */
export async function projectOf({ project, task }: Pick<Booking, "project" | "task">): Promise<string | null> {
  if (!task) return project;
  const row = await findRow({ resource: { name: "tasks" }, id: task });
  if (!row) throw refused("task", VALIDATION.reference);
  const own = String(row.fields.project);
  if (project && project !== own) throw refused("task", messages.otherProject);
  return own;
}

/** @throws input for a project of a branch whose projects the actor may not see, as for one that is not there. */
export async function requireSeenProject({ project, actor }: { project: string; actor: Actor }): Promise<void> {
  const permission = permissionOf({ resource: projectReferrer, verb: "read" });
  const branches = branchesFor({ person: personOf(actor), permission });
  if (branches === "all") return;
  const row = await findRow({ resource: projectRows, id: project });
  if (!row || !branches.includes(projectRows.recordOf(row).branch)) throw refused("project", VALIDATION.reference);
}

export function refused(path: string, message: string): AppError {
  return inputError({ code: "validation", faults: [fieldError({ path, code: `time.${path}`, message })] });
}
