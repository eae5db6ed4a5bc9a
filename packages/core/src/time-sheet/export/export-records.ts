import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { DAY, type Instant, type LocalDate } from "@tresen/contract/kit/time";
import { RECORD_WORDS, recordsFileName } from "@tresen/contract/time-sheet/export/export.texts";
import { type RecordedEntry, recordRows, recordsDocument } from "@tresen/contract/time-sheet/export/records-table";
import { dayText } from "@tresen/contract/time-sheet/export/sheet-document";
import type { RECORD_FORMATS } from "@tresen/contract/time-sheet/time-sheet.calls";
import { timeSheetPermissions } from "@tresen/contract/time-sheet/time-sheet.permissions";
import { TIME_SHEET_MESSAGES } from "@tresen/contract/time-sheet/time-sheet.texts";
import type { ExternalUser } from "@tresen/contract/external/external-user.resource";
import type { Project } from "@tresen/contract/project/project.resource";
import type { Task } from "@tresen/contract/project/task.resource";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { readColleagues } from "../../absence";
import { type Actor, requirePermission, requireStaff } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import type { PaperFonts } from "../../print/render";
import { findRows, namedRecords } from "../../records/rows";
import { recordedOfDays } from "../../time-tracking";
import { readSetting } from "../facts";
import { type SheetFile, csvFile, pdfFile } from "./files";

const projectRows = namedRecords<Project>("projects");
const taskRows = namedRecords<Task>("tasks");
const externalRows = namedRecords<ExternalUser>("external-users");
/** The most days and entries of one file; a PDF takes some time to draw. */
const MOST_DAYS = 366;
const MOST = { csv: 20_000, pdf: 3_000 };

/**
 * Everything that was recorded on these days, with its corrections and what was removed since: at a branch for whoever
 * decides there (for an inspector), or without a branch one's own (§ 26 Abs. 8 AZG).
 * @throws forbidden; input for too many days or entries.
 */
export async function exportRecords({
  actor,
  branch,
  from,
  to,
  format,
  fonts,
  now,
}: {
  actor: Actor;
  branch?: string | undefined;
  from: LocalDate;
  to: LocalDate;
  format: (typeof RECORD_FORMATS)[number];
  fonts: () => Promise<PaperFonts>;
  now: Instant;
}): Promise<SheetFile> {
  const { user } = requireStaff(actor);
  if (branch !== undefined) requirePermission({ actor, permission: timeSheetPermissions.decide, branch });
  if (from > to || (Date.parse(to) - Date.parse(from)) / DAY >= MOST_DAYS)
    throw refused("days", TIME_SHEET_MESSAGES.tooLong);
  const [people, setting] = await Promise.all([readColleagues(), readSetting({ people: [], now })]);
  const users =
    branch === undefined
      ? [user.id]
      : [...people.values()].flatMap((one) => (one.branches.includes(branch) ? [one.id] : []));
  const scope =
    branch === undefined ? { field: "user" as const, value: user.id } : { field: "branch" as const, value: branch };
  const found = await recordedOfDays({ scope, users, from, to });
  if (found.length > MOST[format]) throw refused("many", RECORD_WORDS.tooMany);
  const externals = await findRows({
    resource: externalRows,
    ids: found.flatMap(({ activity }) => activity.externalUser ?? []),
  });
  const booked = await bookedNames(found.flatMap(({ activity }) => [activity, ...activity.corrections]));
  const nameOf = (id: string): string => people.get(id)?.name ?? "";
  const externalName = (id: string): string => {
    const row = externals.get(id);
    const { firstName = "", lastName = "" } = row ? externalRows.recordOf(row) : {};
    return `${firstName} ${lastName}`.trim();
  };
  const entries = found
    .map(({ activity, voidedAt }): RecordedEntry => ({
      activity,
      voidedAt,
      person: activity.user ? nameOf(activity.user) : externalName(activity.externalUser ?? ""),
      zone: zoneOf(setting.branches.get(activity.branch) ?? {}),
      branch: setting.branches.get(activity.branch)?.name ?? "",
      kind: setting.kinds.get(activity.kind ?? "")?.name ?? "",
      project: booked(activity.project),
      task: booked(activity.task),
      formerName: (id) => setting.branches.get(id)?.name ?? booked(id),
    }))
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const branchName = branch === undefined ? "" : (setting.branches.get(branch)?.name ?? "");
  const name = recordsFileName({ of: `${branchName || user.name} ${from} ${to}`, format });
  const asked = { entries, nameOf, isOwn: branch === undefined };
  if (format === "csv") return csvFile({ name, rows: recordRows(asked) });
  const period = `${dayText(from)} – ${dayText(to)}`;
  const blocks = recordsDocument({ ...asked, branchName, period });
  return pdfFile({ name, title: RECORD_WORDS.title, blocks, fonts, at: now });
}

/** The names of the projects and tasks of these activities and corrections, by id: 1 BatchGetItem for 100 of each. */
async function bookedNames(
  activities: readonly Partial<Pick<Activity, "project" | "task">>[],
): Promise<(id: string | null | undefined) => string> {
  const idsOf = (field: "project" | "task"): string[] => [...new Set(activities.flatMap((one) => one[field] ?? []))];
  const [projects, tasks] = await Promise.all([
    findRows({ resource: projectRows, ids: idsOf("project") }),
    findRows({ resource: taskRows, ids: idsOf("task") }),
  ]);
  const names = new Map([
    ...[...projects].map(([id, row]) => [id, projectRows.recordOf(row).name] as const),
    ...[...tasks].map(([id, row]) => [id, taskRows.recordOf(row).title] as const),
  ]);
  return (id) => names.get(id ?? "") ?? "";
}

const orderOf = ({ person, activity: { startedAt, id } }: RecordedEntry): string => `${person}#${startedAt}#${id}`;

function refused(code: string, message: string): AppError {
  return new AppError(`time_sheet.records_${code}`, "input", message);
}
