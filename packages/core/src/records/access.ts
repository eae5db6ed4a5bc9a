import { type Verb, may } from "@tresen/contract/kit/access";
import { type Resource, publicView } from "@tresen/contract/kit/resource";
import { type Actor, personOf, requireAccess } from "../platform/actor";
import { forbidden } from "../platform/errors";
import { type AnyRecord, type Row, recordOf } from "./rows";

/** @throws unauthenticated or forbidden when the actor may read no record of the resource. */
export function requireRead({ resource, actor }: { resource: Resource; actor: Actor }): void {
  const { read } = resource.access;
  if (read !== "public") requireAccess({ actor, access: read });
}

/** By role, and below public reading staff see what belongs to one of their branches, administrators everything. */
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
  const { user: person } = requireAccess({ actor, access: resource.access[verb] });
  if (!rows.every((row) => may({ person, verb, resource, record: recordOf(row) }))) throw forbidden();
}

/** The record as staff see it: secrets stand apart in the row and are never part of it. */
export function shown(row: Row): AnyRecord {
  return recordOf(row);
}

/**
 * The record as the actor may see it: staff the whole of what they may read, everybody else what is public; null for
 * nothing.
 */
export function shownTo({ resource, actor, row }: { resource: Resource; actor: Actor; row: Row }): AnyRecord | null {
  return actor.kind === "staff" ? shown(row) : publicView({ resource, record: shown(row) });
}
