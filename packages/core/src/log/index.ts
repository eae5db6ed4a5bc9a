import { type Verb, branchesFor, mayWhole } from "@tresen/contract/kit/access";
import { importSubject } from "@tresen/contract/bundle/import-log";
import { jobSubject } from "@tresen/contract/job/job.permissions";
import type { Resource } from "@tresen/contract/kit/resource";
import type { Instant } from "@tresen/contract/kit/time";
import type { LogEntry, LogQuery } from "@tresen/contract/log/log";
import { logPermissions } from "@tresen/contract/log/log.permissions";
import { LOG_TEXTS } from "@tresen/contract/log/log.texts";
import { named } from "@tresen/contract/kit/errors.texts";
import { type Actor, PLATFORM_ID, personOf, requirePermission } from "../platform/actor";
import { AppError } from "../platform/errors";
import { type ChangeRow, contentOf, versionKey } from "../records/changes";
import { findChange, readChanges } from "./read";

export { jobStepsOf, logReactions } from "./reactions";

/** The part of a resource that the log needs. Its definition decides who may read the entries. */
export type Subject = Pick<Resource, "name" | "one" | "access" | "branchesOf" | "ownersOf" | "isBranch">;

interface Reading {
  actor: Actor;
  /** All resources whose changes are logged. */
  subjects: ReadonlyMap<string, Subject>;
  /** The names of the users with these ids; those who were removed are left out. */
  namesOf: (ids: readonly string[]) => Promise<Names>;
}

type Viewing = Omit<Reading, "namesOf">;
type Names = ReadonlyMap<string, string>;

const READ: Verb = "read";

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
  const view = (row: ChangeRow): View | null => viewFor({ row, actor, subjects });
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
  const seen = row && viewFor({ row, actor, subjects });
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

/** A change as an actor may see it. */
interface View {
  row: ChangeRow;
  branches: string[];
  title: string;
  changes: LogEntry["changes"];
}

/**
 * What the actor sees of the change; null for nothing. Of a record that has moved from one branch to another, somebody
 * who may read it in one of them only sees what it was or what it is there.
 */
function viewFor({ row, actor, subjects }: Viewing & { row: ChangeRow }): View | null {
  const { branches = [], formerBranches: former = branches, title = "" } = row;
  const { fields, changes } = contentOf(row);
  const mayRead = (where: string[]): boolean =>
    isReadable({ resource: subjects.get(row.resource), branches: where, record: { ...fields, id: row.id }, actor });
  if (mayRead(branches)) {
    const isWhole = former === branches || mayRead(former);
    return {
      row,
      branches,
      title,
      changes: isWhole ? changes : changes.map((change) => ({ ...change, before: null })),
    };
  }
  if (former === branches || !mayRead(former)) return null;
  return { row, branches: former, title: "", changes: changes.map((change) => ({ ...change, after: null })) };
}

function isReadable({
  resource,
  branches: where,
  record,
  actor,
}: {
  resource: Subject | undefined;
  branches: string[];
  record: { id: string };
  actor: Actor;
}): boolean {
  const person = personOf(actor);
  const branches = branchesFor({ person, permission: logPermissions.read });
  if (!resource || (branches !== "all" && !where.some((branch) => branches.includes(branch)))) return false;
  // If the fields are stored elsewhere, the row has the branches itself.
  const branchesOf = resource.branchesOf && (() => where);
  return mayWhole({ person, verb: READ, resource: { ...resource, branchesOf }, record });
}

/**
 * The names of the staff who made these changes, by their id. The rows have only the ids, so a user who was removed has
 * no name in the log any more.
 */
function namesFor({ rows, namesOf }: { rows: readonly ChangeRow[] } & Pick<Reading, "namesOf">): Promise<Names> {
  return namesOf(rows.flatMap(({ actorKind, actorId }) => (actorKind === "staff" && actorId ? [actorId] : [])));
}

function actorOf({
  row: { actorKind: kind, actorId: id = "" },
  names,
}: {
  row: ChangeRow;
  names: Names;
}): LogEntry["actor"] {
  if (kind !== "staff") return { kind, id, name: kind === "customer" ? LOG_TEXTS.customer : LOG_TEXTS.system };
  return { kind, id, name: names.get(id) ?? (id === PLATFORM_ID ? LOG_TEXTS.platform : LOG_TEXTS.removedUser) };
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
