import {
  type Permission,
  type Person,
  type Verb,
  concerns,
  holds,
  isOffered,
  mayWhole,
  permissionOf,
  scopesOf,
} from "@tresen/contract/kit/access";
import { fixedFields, hiddenFields } from "@tresen/contract/kit/field-access";
import type { Resource } from "@tresen/contract/kit/resource";
import { type Me, personOf } from "../../shared/session";

type Values = Record<string, unknown>;

/** The verbs that one works on a resource with, the strongest first. */
const VERBS: readonly Verb[] = ["update", "create", "remove", "read"];

/** Whether the person holds any of the resource's permissions; reading it is enough. */
export function canSee({ resource, me }: { resource: Resource; me: Me }): boolean {
  return heldVerbs({ resource, me }).length > 0;
}

/** Whether the person works on all records of the resource, not only on those of some branches. */
export function isEverywhere({ resource, me }: { resource: Resource; me: Me }): boolean {
  const [verb] = heldVerbs({ resource, me });
  return (
    verb !== undefined &&
    scopesOf({ person: personOf(me), permission: permissionOf({ resource, verb }) }).includes("all")
  );
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

/** Whether the person holds a permission that is none of the four verbs, for the branches of the record. */
export function holdsFor({
  permission,
  resource,
  me,
  record,
}: {
  permission: Permission;
  resource: Resource;
  me: Me;
  record: Values;
}): boolean {
  return holds({ person: personOf(me), permission, verb: "update", resource, record: withId(record) });
}

/** The records that concern the person: of what everybody reads, a manager's list shows the own branches' only. */
export function isOwn({ resource, me, record }: { resource: Resource; me: Me; record: Values }): boolean {
  const asked = { resource, record: withId(record) };
  return (
    concerns({ person: personOf(me), ...asked }) ||
    mayWhole({ person: readerOf({ resource, me }), verb: "read", ...asked })
  );
}

/** Fields of an existing record that the person does not see, and those that they see and may not change. */
export function withheldFields({ resource, me, record }: { resource: Resource; me: Me; record: Values }): {
  hidden: ReadonlySet<string>;
  locked: ReadonlySet<string>;
} {
  const asked = { person: personOf(me), resource, record: withId(record) };
  return { hidden: new Set(hiddenFields(asked)), locked: new Set(fixedFields(asked)) };
}

function heldVerbs({ resource, me }: { resource: Resource; me: Me }): Verb[] {
  return VERBS.filter((verb) =>
    verb === "read"
      ? mayWhole({ person: readerOf({ resource, me }), verb, resource })
      : isOffered({ person: personOf(me), verb, resource }),
  );
}

/**
 * The person as far as they were given the right to read the resource. What is public each built-in role may read: that
 * alone is no reason to work on it.
 */
function readerOf({ resource, me }: { resource: Resource; me: Me }): Person {
  const person = personOf(me);
  return resource.access.read === "public" ? { ...person, roles: [] } : person;
}

/** A record that is not stored yet has no id, and so belongs to no branch by it. */
function withId(record: Values): Values & { id: string } {
  return { ...record, id: typeof record["id"] === "string" ? record["id"] : "" };
}
