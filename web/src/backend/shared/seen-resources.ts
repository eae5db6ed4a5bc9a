import { type Permission, type Person, type Verb, mayDo, scopesOf } from "@tresen/contract/kit/access";
import type { ResourceEntry } from "./resource-entry";
import { type Me, personOf } from "./session";

type Entry = Pick<ResourceEntry, "name" | "permissions" | "isBranch" | "isUploaded">;

/** The verbs of a resource, strongest first. */
const VERBS: readonly Verb[] = ["update", "create", "remove", "read"];

/** The permission for a verb. */
export function entryPermission({ entry, verb }: { entry: Omit<Entry, "isBranch">; verb: Verb }): Permission {
  return { name: `${entry.name}.${verb}`, ...entry.permissions[verb] };
}

/**
 * Whether the person holds any permission of the resource and can open its list. Who may only create or change records
 * that they cannot read would find nothing there but an error.
 */
export function seesResource({ entry, me }: { entry: Entry; me: Me }): boolean {
  return heldVerbs({ entry, me }).length > 0;
}

/** Whether the person works with all records of the resource, and not only with those of some branches. */
export function worksEverywhere({ entry, me }: { entry: Entry; me: Me }): boolean {
  const [verb] = heldVerbs({ entry, me });
  return (
    verb !== undefined &&
    scopesOf({ person: personOf(me), permission: entryPermission({ entry, verb }) }).includes("all")
  );
}

/** Whether screens offer the person to create a record: see `isOffered` of the access rules. */
export function creates({ entry, me }: { entry: Entry; me: Me }): boolean {
  return !entry.isUploaded && heldVerbs({ entry, me }).includes("create");
}

/** Whether screens offer the person to import records: new ones, or changes of those there are. */
export function imports({ entry, me }: { entry: Entry; me: Me }): boolean {
  const held = heldVerbs({ entry, me });
  return held.includes("create") || held.includes("update");
}

function heldVerbs({ entry, me }: { entry: Entry; me: Me }): Verb[] {
  if (!mayDo({ person: personOf(me), permission: entryPermission({ entry, verb: "read" }) })) return [];
  return VERBS.filter((verb) => {
    const person = verb === "read" ? readerOf({ entry, me }) : personOf(me);
    const scopes = scopesOf({ person, permission: entryPermission({ entry, verb }) });
    // Only who works everywhere can create or remove a branch.
    const isOfAll = entry.isBranch && (verb === "create" || verb === "remove");
    return isOfAll ? scopes.includes("all") : scopes.length > 0;
  });
}

/**
 * The person with only the roles that were given access to the resource. Every built-in role may read public records,
 * which alone is no reason to show the list.
 */
function readerOf({ entry, me }: { entry: Entry; me: Me }): Person {
  const person = personOf(me);
  return entry.permissions.read.access === "public" ? { ...person, roles: [] } : person;
}
