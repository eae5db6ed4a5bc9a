import { isChosenIn } from "@tresen/contract/time-tracking/kind/chosen-in";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import type { ActivityKind } from "@tresen/contract/time-tracking/activity-kind.resource";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import { branchRows } from "../branch/rows";
import { type AppError, inputError } from "../platform/errors";
import { allRows, findRow, findRows } from "../records/rows";
import { kindRows } from "./rows";

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

/** @throws input for a kind that the branch has not, a project that is missing, and what is not there. */
export async function requireBooking({ kind: id, project, task, branch }: Booking & { branch: string }): Promise<void> {
  const kind = await findKind(id);
  if (id && !(kind && isChosenIn({ kind, branches: [branch] }))) throw refused("kind", messages.kind);
  if (kind?.isProjectRequired && !project) throw refused("project", messages.project);
  const named = [
    ["project", "projects", project],
    ["task", "tasks", task],
  ] as const;
  for (const [field, name, value] of named)
    if (value && !(await findRow({ resource: { name }, id: value }))) throw refused(field, VALIDATION.reference);
}

export function refused(path: string, message: string): AppError {
  return inputError({ code: "validation", faults: [fieldError({ path, code: `time.${path}`, message })] });
}
