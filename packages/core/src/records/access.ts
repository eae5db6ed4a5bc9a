import { isDeepStrictEqual } from "node:util";
import { type Verb, may, mayWhole, permissionOf } from "@tresen/contract/kit/access";
import { type Referrer, type Resource, publicView } from "@tresen/contract/kit/resource";
import { type Actor, personOf, requirePermission } from "../platform/actor";
import { AppError, forbidden, inputError } from "../platform/errors";
import { type AnyRecord, type Row, recordOf } from "./rows";

/** @throws unauthenticated or forbidden when the actor may read no record of the resource. */
export function requireRead({ resource, actor }: { resource: Resource; actor: Actor }): void {
  requirePermission({ actor, permission: permissionOf({ resource, verb: "read" }) });
}

/** Whether the actor may read the record. Public records may be read by everybody. */
export function mayRead({ resource, actor, row }: { resource: Referrer; actor: Actor; row: Row }): boolean {
  return may({ person: personOf(actor), verb: "read", resource, record: recordOf(row) });
}

/**
 * Refuses a change unless the actor may write all of these rows: the record before and after it. Without rows, only
 * whoever may change no record at all is refused.
 * @throws unauthenticated or forbidden.
 */
export function requireWrite({
  resource,
  verb,
  actor,
  rows = [],
}: {
  resource: Resource;
  verb: Exclude<Verb, "read">;
  actor: Actor;
  rows?: readonly Row[];
}): void {
  requirePermission({ actor, permission: permissionOf({ resource, verb }) });
  const person = personOf(actor);
  if (!rows.every((row) => may({ person, verb, resource, record: recordOf(row) }))) throw forbidden();
}

/**
 * The fields to store: those that the actor cannot see or change keep their values.
 * @throws forbidden when a field is sent that the actor may not change, input when one is missing that they may.
 */
export function writableFields({
  resource,
  actor,
  before,
  fields,
}: {
  resource: Resource;
  actor: Actor;
  before: Row;
  fields: Record<string, unknown>;
}): Record<string, unknown> {
  const written = resource.fieldAccess?.written({
    person: personOf(actor),
    resource,
    record: recordOf(before),
    fields,
    // What was never set is read and sent as null.
    isSame: (one, other) => isDeepStrictEqual(one ?? null, other ?? null),
  });
  const [fault] = written?.faults ?? [];
  if (fault) throw new AppError(fault.code, "forbidden", fault.message, written?.faults);
  if (written && written.missing.length > 0) throw inputError({ code: "validation", faults: written.missing });
  return written?.fields ?? fields;
}

/** The record without the fields that the actor may not see. */
export function seen({ resource, actor, record }: { resource: Resource; actor: Actor; record: AnyRecord }): AnyRecord {
  const read = asRead({ resource, record });
  const shown = resource.fieldAccess?.shown({ person: personOf(actor), resource, record: read });
  const { id, version, createdAt, updatedAt } = record;
  return shown ? { ...shown, id, version, createdAt, updatedAt } : read;
}

/**
 * The actor's view of a record: all of it if they may read it, else what is public of it; null when that is nothing.
 */
export function shownTo({ resource, actor, row }: { resource: Resource; actor: Actor; row: Row }): AnyRecord | null {
  const record = recordOf(row);
  if (mayWhole({ person: personOf(actor), verb: "read", resource, record })) return seen({ resource, actor, record });
  return resource.access.read === "public" ? publicView({ resource, record: asRead({ resource, record }) }) : null;
}

function asRead({ resource, record }: { resource: Resource; record: AnyRecord }): AnyRecord {
  return resource.asRead ? { ...record, ...resource.asRead(record) } : record;
}
