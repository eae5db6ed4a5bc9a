import { accessKeySubject } from "@tresen/contract/access-key/access-key.subject";
import { jobSubject } from "@tresen/contract/job/job.subject";
import { LOG_EVENTS, type LogKind, type LogLevel } from "@tresen/contract/log/log-kinds";
import { type Item, type Key, keyOf } from "../../platform/db";
import { ChangeEntity, type ChangeRow } from "../../records/changes";
import { LogEventEntity, type LogEventRow } from "../../records/log-events";

/** A row that the log has an entry of. */
export type Logged = { change: ChangeRow; event?: never } | { change?: never; event: LogEventRow };

/** The row with this stored item; null for any other. */
export function loggedOf(item: Item): Logged | null {
  if (item.pk.startsWith("change#")) {
    const { data: change } = ChangeEntity.parse({ Item: item });
    return change && { change };
  }
  if (!item.pk.startsWith("log-event#")) return null;
  const { data: event } = LogEventEntity.parse({ Item: item });
  return event && { event };
}

/** Where the entry stands in every index: `{at}#{resource}#{id}#{version}`, or `{at}#{id}` of an event. */
export function placeOf({ change, event }: Logged): string {
  if (event) return `${event.at}#${event.id}`;
  const { at, resource, id, version } = change;
  return `${at}#${resource}#${id}#${version}`;
}

/** The key of the row with this place. */
export function keyAt(place: string): Key {
  const [, resource = "", id, version] = place.split("#");
  return id !== undefined && version !== undefined
    ? keyOf(ChangeEntity.get({ resource, id, version }).params())
    : keyOf(LogEventEntity.get({ id: resource }).params());
}

/** Changes of keys are told as what happened to devices, and new passwords beside the log-ins. */
export function kindOf({ change, event }: Logged): LogKind {
  if (event) return LOG_EVENTS[event.event].kind;
  if (change.action === "changePassword") return "login";
  if (change.resource === jobSubject.name) return "job";
  return change.resource === accessKeySubject.name ? "device" : "change";
}

export function levelOf({ change, event }: Logged): LogLevel {
  if (event) return LOG_EVENTS[event.event].level;
  return change.action === "job-failed" || change.action === "job-unconfirmed" ? "error" : "info";
}

/** All branches in whose log the entry is: of a record that has moved, also those where it was. */
export function branchesOf({ change, event }: Logged): string[] {
  const row = change ?? event;
  return [...new Set([...(row.branches ?? []), ...(change?.formerBranches ?? [])])];
}
