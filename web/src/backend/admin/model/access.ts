import {
  type Permission,
  type Person,
  concerns,
  holds,
  isOffered,
  mayWhole,
  permissionOf,
} from "@tresen/contract/kit/access";
import { fixedFields, hiddenFields } from "@tresen/contract/kit/field-access";
import type { Resource } from "@tresen/contract/kit/resource";
import { entryOf } from "../../shared/resource-entry";
import { seesResource } from "../../shared/seen-resources";
import { type Me, personOf } from "../../shared/session";

type Values = Record<string, unknown>;

/** Whether the person holds any permission of the resource and can open its list. */
export function canSee({ resource, me }: { resource: Resource; me: Me }): boolean {
  return seesResource({ entry: entryOf(resource), me });
}

export function canWrite({ resource, me, record }: { resource: Resource; me: Me; record: Values }): boolean {
  return isOffered({ person: personOf(me), verb: "update", resource, record: withId(record) });
}

export function canCreate({ resource, me }: { resource: Resource; me: Me }): boolean {
  return !resource.isUploaded && mayAdd({ resource, me });
}

/** Whether the person may add records in whatever way: by the form, or with a file. */
export function mayAdd({ resource, me }: { resource: Resource; me: Me }): boolean {
  return isOffered({ person: personOf(me), verb: "create", resource });
}

/** Whether the person may create records, or change any: a table may do either. */
export function canImport({ resource, me }: { resource: Resource; me: Me }): boolean {
  const person = personOf(me);
  return (["create", "update"] as const).some((verb) => isOffered({ person, verb, resource }));
}

export function canRemove({ resource, me, record }: { resource: Resource; me: Me; record: Values }): boolean {
  return isOffered({ person: personOf(me), verb: "remove", resource, record: withId(record) });
}

/** Whether the person holds a permission for an action in the branches of the record. */
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

/** Whether the person may change and remove every record of the resource. */
export function changesAll({ resource, me }: { resource: Resource; me: Me }): boolean {
  const person = personOf(me);
  // A record of no branch and no owner is only reached by whoever reaches all.
  const anywhere = { branchesOf: () => [], ownersOf: () => [] };
  return (["update", "remove"] as const).every((verb) =>
    holds({
      person,
      verb,
      permission: permissionOf({ resource, verb }),
      resource: { ...resource, ...anywhere },
      record: { id: "" },
    }),
  );
}

/**
 * Whether the record concerns the person. Of public records a manager's list shows only those of their own branches.
 */
export function isOwn({ resource, me, record }: { resource: Resource; me: Me; record: Values }): boolean {
  const asked = { resource, record: withId(record) };
  return (
    concerns({ person: personOf(me), ...asked }) ||
    mayWhole({ person: readerOf({ resource, me }), verb: "read", ...asked })
  );
}

/** The fields of an existing record that the person cannot see, and those that they can see but not change. */
export function withheldFields({ resource, me, record }: { resource: Resource; me: Me; record: Values }): {
  hidden: ReadonlySet<string>;
  locked: ReadonlySet<string>;
} {
  const asked = { person: personOf(me), resource, record: withId(record) };
  return { hidden: new Set(hiddenFields(asked)), locked: new Set(fixedFields(asked)) };
}

/** Fields that the person sees of no record, so that a list neither shows them nor filters by them. */
export function unseenFields({ resource, me }: { resource: Resource; me: Me }): ReadonlySet<string> {
  return new Set(hiddenFields({ person: personOf(me), resource }));
}

/**
 * The person with only the roles that were given access to the resource. Every built-in role may read public records,
 * which alone is no reason to show the list.
 */
function readerOf({ resource, me }: { resource: Resource; me: Me }): Person {
  const person = personOf(me);
  return resource.access.read === "public" ? { ...person, roles: [] } : person;
}

/** A new record has no id yet, so it belongs to no branch by its id. */
function withId(record: Values): Values & { id: string } {
  return { ...record, id: typeof record["id"] === "string" ? record["id"] : "" };
}
