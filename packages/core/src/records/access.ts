import { type Verb, may, mayWhole, permissionOf } from "@tresen/contract/kit/access";
import { type Resource, publicView } from "@tresen/contract/kit/resource";
import { type Actor, personOf, requirePermission } from "../platform/actor";
import { forbidden } from "../platform/errors";
import { type AnyRecord, type Row, recordOf } from "./rows";

/** @throws unauthenticated or forbidden when the actor may read no record of the resource. */
export function requireRead({ resource, actor }: { resource: Resource; actor: Actor }): void {
  requirePermission({ actor, permission: permissionOf({ resource, verb: "read" }) });
}

/** By the actor's permission and its scope; what is public everybody may read. */
export function mayRead({ resource, actor, row }: { resource: Resource; actor: Actor; row: Row }): boolean {
  return may({ person: personOf(actor), verb: "read", resource, record: recordOf(row) });
}

/**
 * Refuses a change to who may not make it of every one of the rows: the record before it and after it.
 * @throws unauthenticated or forbidden.
 */
export function requireWrite({
  resource,
  verb,
  actor,
  rows,
}: {
  resource: Resource;
  verb: Exclude<Verb, "read">;
  actor: Actor;
  rows: readonly Row[];
}): void {
  requirePermission({ actor, permission: permissionOf({ resource, verb }) });
  const person = personOf(actor);
  if (!rows.every((row) => may({ person, verb, resource, record: recordOf(row) }))) throw forbidden();
}

/** The record as staff see it: secrets stand apart in the row and are never part of it. */
export function shown(row: Row): AnyRecord {
  return recordOf(row);
}

/**
 * The record as the actor may see it: the whole of it where they hold the permission to read it, what is public for
 * everybody else; null for nothing.
 */
export function shownTo({ resource, actor, row }: { resource: Resource; actor: Actor; row: Row }): AnyRecord | null {
  const record = shown(row);
  return mayWhole({ person: personOf(actor), verb: "read", resource, record })
    ? record
    : publicView({ resource, record });
}
