import { branchesFor } from "@tresen/contract/kit/access";
import { importSubject } from "@tresen/contract/bundle/import-log";
import { jobSubject } from "@tresen/contract/job/job.permissions";
import type { Instant } from "@tresen/contract/kit/time";
import type { LogEntry, LogQuery } from "@tresen/contract/log/log";
import { logPermissions } from "@tresen/contract/log/log.permissions";
import { LOG_TEXTS } from "@tresen/contract/log/log.texts";
import { named } from "@tresen/contract/kit/errors.texts";
import { type Actor, personOf, requirePermission } from "../platform/actor";
import { AppError } from "../platform/errors";
import { type ChangeRow, versionKey } from "../records/changes";
import { findChange, readChanges } from "./read";
import { type Names, type NamesOf, type Subject, type View, actorOf, namesFor, viewFor } from "./view";

export { jobStepsOf, logReactions } from "./reactions";
export { getVersion, listVersions } from "./versions";
export type { Subject } from "./view";

interface Reading {
  actor: Actor;
  /** All resources whose changes are logged. */
  subjects: ReadonlyMap<string, Subject>;
  namesOf: NamesOf;
}

/**
 * The log, newest entries first: within the actor's branches, and only for records that the actor may read in full.
 * @throws unauthenticated, forbidden, input for an invalid cursor.
 */
export async function listLogs({
  actor,
  subjects,
  namesOf,
  query,
  now,
}: Reading & { query: LogQuery; now: Instant }): Promise<{ entries: LogEntry[]; cursor: string | null }> {
  requirePermission({ actor, permission: logPermissions.read });
  const within = logBranches(actor);
  const view = (row: ChangeRow): View | null => viewFor({ row, actor, subject: subjects.get(row.resource), within });
  const { rows, cursor } = await readChanges({
    query,
    today: new Date(now).toISOString().slice(0, 10),
    keeps: (row) => {
      const seen = view(row);
      return seen !== null && meets({ row, branches: seen.branches, query });
    },
  });
  const names = await namesFor({ rows, namesOf });
  return {
    entries: rows.flatMap((row) => view(row) ?? []).map((seen) => entryOf({ ...seen, names, subjects })),
    cursor,
  };
}

/** @param id as `entryOf` makes it. @throws missing, also for entries that the actor may not read. */
export async function getLog({ actor, subjects, namesOf, id }: Reading & { id: string }): Promise<LogEntry> {
  requirePermission({ actor, permission: logPermissions.read });
  const {
    resource = "",
    record = "",
    version = "",
  } = /^(?<resource>[^.]+)\.(?<record>[^.]+)\.(?<version>\d+)$/.exec(id)?.groups ?? {};
  const row = await findChange({ resource, id: record, version: versionKey(Number(version)) });
  const seen = row && viewFor({ row, actor, subject: subjects.get(resource), within: logBranches(actor) });
  if (!seen) throw new AppError("log.missing", "missing", LOG_TEXTS.missing);
  return entryOf({ ...seen, names: await namesFor({ rows: [row], namesOf }), subjects });
}

function meets({ row, branches, query }: Pick<View, "row" | "branches"> & { query: LogQuery }): boolean {
  const { resource, branch, actor, action, kind, level, requestId } = query;
  return (
    (kind === undefined || kindOf(row) === kind) &&
    (level === undefined || levelOf(row) === level) &&
    (resource === undefined || row.resource === resource) &&
    (branch === undefined || branches.includes(branch)) &&
    (actor === undefined || row.actorId === actor) &&
    (action === undefined || row.action === action) &&
    (requestId === undefined || row.requestId === requestId)
  );
}

/** The branches whose changes the actor may read in the log. */
function logBranches(actor: Actor): "all" | readonly string[] {
  return branchesFor({ person: personOf(actor), permission: logPermissions.read });
}

function entryOf({
  row,
  branches,
  title,
  changes,
  names,
  subjects,
}: View & Pick<Reading, "subjects"> & { names: Names }): LogEntry {
  const { resource, id, version, at, action, requestId = null } = row;
  const one = subjects.get(resource)?.one ?? resource;
  return {
    id: `${resource}.${id}.${Number(version)}`,
    at,
    level: levelOf(row),
    kind: kindOf(row),
    action,
    actor: actorOf({ row, names }),
    branch: branches.length === 1 ? (branches[0] ?? null) : null,
    subject: { resource, id, title },
    changes,
    message:
      resource === importSubject.name
        ? LOG_TEXTS.imported(title)
        : LOG_TEXTS[action](title === "" ? one : named({ one, title })),
    requestId,
  };
}

function kindOf({ resource }: ChangeRow): LogEntry["kind"] {
  return resource === jobSubject.name ? "job" : "change";
}

function levelOf({ action }: ChangeRow): LogEntry["level"] {
  return action === "job-failed" || action === "job-unconfirmed" ? "error" : "info";
}
