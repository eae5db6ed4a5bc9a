import { importSubject } from "@tresen/contract/bundle/import-log";
import { users } from "@tresen/contract/user/user.resource";
import { named } from "@tresen/contract/kit/errors.texts";
import type { LogEntry } from "@tresen/contract/log/log";
import { A_USER, EVENT_TEXTS, UNKNOWN_PERSON } from "@tresen/contract/log/log-event.texts";
import { LOG_TEXTS } from "@tresen/contract/log/log.texts";
import type { Actor } from "../platform/actor";
import type { LogEventRow } from "../records/log-events";
import { type Logged, kindOf, levelOf } from "./find/logged";
import { type Names, type Subject, type View, actorOf, isReadable, viewFor } from "./view";

/** An entry of the log as an actor may see it, before the names of users are known. */
export type Seen = { view: View; event?: never } | { view?: never; event: LogEventRow };

export type Subjects = ReadonlyMap<string, Subject>;

/** What the actor sees of it; null for nothing. @param within the branches whose log the actor may read. */
export function seenBy({
  logged: { change, event },
  actor,
  subjects,
  within,
}: {
  logged: Logged;
  actor: Actor;
  subjects: Subjects;
  within: "all" | readonly string[];
}): Seen | null {
  if (change) {
    const view = viewFor({ row: change, actor, subject: subjects.get(change.resource), within });
    return view && { view };
  }
  const { resource, subject: id, branches = [] } = event;
  const isWithin = within === "all" || branches.some((branch) => within.includes(branch));
  const isShown =
    isWithin &&
    (resource === undefined ||
      id === undefined ||
      isReadable({ resource: subjects.get(resource), branches, record: { id }, actor }));
  return isShown ? { event } : null;
}

/** The branches of the entry that the actor may know of. */
export function shownBranches({ view, event }: Seen): readonly string[] {
  return view ? view.branches : (event.branches ?? []);
}

/** The users whose names the entry contains. */
export function userIdsIn({ view, event }: Seen): string[] {
  const { actorKind, actorId } = view ? view.row : event;
  const subject = event?.resource === users.name ? event.subject : undefined;
  return [...(actorKind === "staff" && actorId ? [actorId] : []), ...(subject === undefined ? [] : [subject])];
}

export function entryOf({ seen, names, subjects }: { seen: Seen; names: Names; subjects: Subjects }): LogEntry {
  return seen.view
    ? changeEntry({ ...seen.view, names, subjects })
    : eventEntry({ event: seen.event, names, subjects });
}

function changeEntry({
  row,
  branches,
  title,
  changes,
  names,
  subjects,
}: View & { names: Names; subjects: Subjects }): LogEntry {
  const { resource, id, version, at, action, requestId } = row;
  const one = subjects.get(resource)?.one ?? resource;
  return {
    id: `${resource}.${id}.${Number(version)}`,
    at,
    level: levelOf({ change: row }),
    kind: kindOf({ change: row }),
    action,
    actor: actorOf({ row, names }),
    branch: onlyOf(branches),
    subject: { resource, id, title },
    changes,
    message:
      resource === importSubject.name ? LOG_TEXTS.imported(title) : LOG_TEXTS[action](subjectText({ one, title })),
    requestId: requestId || null,
  };
}

function eventEntry({
  event: row,
  names,
  subjects,
}: {
  event: LogEventRow;
  names: Names;
  subjects: Subjects;
}): LogEntry {
  const { id, at, event, resource, subject, branches = [], details = {}, requestId } = row;
  const title = (resource === users.name && subject ? names.get(subject) : row.title) ?? "";
  const one = resource === users.name ? A_USER : (subjects.get(resource ?? "")?.one ?? "");
  return {
    id,
    at,
    level: levelOf({ event: row }),
    kind: kindOf({ event: row }),
    action: event,
    actor: eventActor({ row, names }),
    branch: onlyOf(branches),
    subject: resource === undefined || subject === undefined ? null : { resource, id: subject, title },
    changes: [],
    message: EVENT_TEXTS[event](subjectText({ one, title }), details),
    requestId: requestId || null,
  };
}

/** `Tisch „7“`, or the title alone where it says what it is: `Tagesabschluss 1`. */
function subjectText({ one, title }: { one: string; title: string }): string {
  if (title === "") return one;
  return one !== "" && title.startsWith(`${one} `) ? title : named({ one, title });
}

function eventActor({ row, names }: { row: LogEventRow; names: Names }): LogEntry["actor"] {
  const { actorKind: kind, actorId: id = "", actorName } = row;
  if (kind === "visitor") return { kind, id, name: UNKNOWN_PERSON };
  return actorName === undefined ? actorOf({ row, names }) : { kind, id, name: actorName };
}

function onlyOf(branches: readonly string[]): string | null {
  return branches.length === 1 ? (branches[0] ?? null) : null;
}
