import { concerns, isOffered } from "@tresen/contract/kit/access";
import type { Resource } from "@tresen/contract/kit/resource";
import { type Me, personOf } from "../../shared/session";

type Values = Record<string, unknown>;

/** Whether the person works on this resource at all; what they may only read is not offered. */
export function canSee({ resource, me }: { resource: Resource; me: Me }): boolean {
  return isOffered({ person: personOf(me), verb: "update", resource });
}

export function canWrite({ resource, me, record }: { resource: Resource; me: Me; record: Values }): boolean {
  return isOffered({ person: personOf(me), verb: "update", resource, record: withId(record) });
}

export function canCreate({ resource, me }: { resource: Resource; me: Me }): boolean {
  return isOffered({ person: personOf(me), verb: "create", resource });
}

export function canRemove({ resource, me, record }: { resource: Resource; me: Me; record: Values }): boolean {
  return isOffered({ person: personOf(me), verb: "remove", resource, record: withId(record) });
}

/** The records that concern the person: a manager's list shows the own branches' only. */
export function isOwn({ resource, me, record }: { resource: Resource; me: Me; record: Values }): boolean {
  return concerns({ person: personOf(me), resource, record: withId(record) });
}

/** A record that is not stored yet has no id, and so belongs to no branch by it. */
function withId(record: Values): Values & { id: string } {
  return { ...record, id: typeof record["id"] === "string" ? record["id"] : "" };
}
