import { branchesFor } from "@tresen/contract/kit/access";
import { matchesSearch } from "@tresen/contract/kit/list/search-words";
import type { Instant } from "@tresen/contract/kit/time";
import type { LogEntry, LogQuery } from "@tresen/contract/log/log";
import { logPermissions } from "@tresen/contract/log/log.permissions";
import { LOG_TEXTS } from "@tresen/contract/log/log.texts";
import { type Actor, personOf, requirePermission } from "../platform/actor";
import { storageCall } from "../platform/db";
import { AppError } from "../platform/errors";
import { versionKey } from "../records/changes";
import { LogEventEntity } from "../records/log-events";
import { type Seen, type Subjects, entryOf, seenBy, shownBranches, userIdsIn } from "./entry";
import { type Logged, kindOf, levelOf } from "./find/logged";
import { readLog } from "./read";
import { findChange } from "./read-versions";
import type { NamesOf } from "./view";

export { loggedOfRecord } from "./find/index-entries";
export { indexWholeLog } from "./find/index-whole-log";
export { jobStepsOf, logReactions } from "./reactions";
export { listRefused } from "./refused";
export { getVersion, listVersions } from "./versions";
export type { Subject } from "./view";

interface Reading {
  actor: Actor;
  /** All resources whose changes are logged. */
  subjects: Subjects;
  namesOf: NamesOf;
}

/**
 * The log, newest entries first: within the actor's branches, and only for records that the actor may read in full.
 * @throws unauthenticated, forbidden, input for an invalid cursor, and for words within too many days.
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
  const entries = new Map<Logged, LogEntry>();
  const { rows, cursor } = await readLog({
    query,
    within,
    now,
    keep: async (found) => {
      const wanted = found.flatMap((logged): { logged: Logged; seen: Seen }[] => {
        if (!meets({ logged, query })) return [];
        const seen = seenBy({ logged, actor, subjects, within });
        return seen && isInBranch({ seen, query }) ? [{ logged, seen }] : [];
      });
      const names = await namesOf([...new Set(wanted.flatMap(({ seen }) => userIdsIn(seen)))]);
      return wanted.flatMap(({ logged, seen }) => {
        const entry = entryOf({ seen, names, subjects });
        if (!hasWords({ entry, query })) return [];
        entries.set(logged, entry);
        return [logged];
      });
    },
  });
  return { entries: rows.flatMap((row) => entries.get(row) ?? []), cursor };
}

/** @param id as `entryOf` makes it. @throws missing, also for entries that the actor may not read. */
export async function getLog({ actor, subjects, namesOf, id }: Reading & { id: string }): Promise<LogEntry> {
  requirePermission({ actor, permission: logPermissions.read });
  const logged = await findLogged(id);
  const seen = logged && seenBy({ logged, actor, subjects, within: logBranches(actor) });
  if (!seen) throw new AppError("log.missing", "missing", LOG_TEXTS.missing);
  return entryOf({ seen, names: await namesOf(userIdsIn(seen)), subjects });
}

async function findLogged(id: string): Promise<Logged | null> {
  if (id.startsWith("log_")) {
    const { data: event } = await storageCall(() => LogEventEntity.get({ id }).go());
    return event && { event };
  }
  const {
    resource = "",
    record = "",
    version = "",
  } = /^(?<resource>[^.]+)\.(?<record>[^.]+)\.(?<version>\d+)$/.exec(id)?.groups ?? {};
  const change = await findChange({ resource, id: record, version: versionKey(Number(version)) });
  return change && { change };
}

function meets({ logged, query }: { logged: Logged; query: LogQuery }): boolean {
  const { resource, subject, actor, action, kind, level, requestId } = query;
  const { change, event } = logged;
  const row = change ?? event;
  return (
    (kind === undefined || kindOf(logged) === kind) &&
    (level === undefined || levelOf(logged) === level) &&
    (resource === undefined || row.resource === resource) &&
    (subject === undefined || (change ? change.id : event.subject) === subject) &&
    (actor === undefined || row.actorId === actor) &&
    (action === undefined || (change ? change.action : event.event) === action) &&
    (requestId === undefined || row.requestId === requestId)
  );
}

function isInBranch({ seen, query: { branch } }: { seen: Seen; query: LogQuery }): boolean {
  return branch === undefined || shownBranches(seen).includes(branch);
}

function hasWords({ entry: { message, changes, actor }, query: { search } }: { entry: LogEntry; query: LogQuery }) {
  return !search || matchesSearch({ texts: [message, actor.name, ...changes.map(({ field }) => field)], search });
}

/** The branches whose changes the actor may read in the log. */
function logBranches(actor: Actor): "all" | readonly string[] {
  return branchesFor({ person: personOf(actor), permission: logPermissions.read });
}
