import { type Person, mayWhole, may, permissionOf, scopesOf } from "../access";
import type { Referrer, Resource } from "../resource";

/** What the rule about picking a record needs to know of its resource. */
export type Pickable = Pick<
  Resource,
  "name" | "access" | "branchesOf" | "isSharedWithoutBranch" | "ownersOf" | "pickedBy"
>;

/** A resource with a form whose fields refer to other records. */
export type Form = Pick<Referrer, "name" | "access" | "branchesOf" | "ownersOf">;

type Stored = Readonly<Record<string, unknown>> & { id: string };

/**
 * Whether the person may list the options of a resource: they may read it, or they may fill in a form with a field that
 * refers to it.
 */
export function mayPick({
  person,
  resource,
  referrers,
}: {
  person: Person;
  resource: Pickable;
  referrers: readonly Form[];
}): boolean {
  return may({ person, verb: "read", resource }) || referrers.some((form) => formScopes({ person, form }).length > 0);
}

/**
 * Whether the person may pick this record, and may enter a reference to it: they may read it whole, or a form of theirs
 * refers to its resource. Records that belong to branches have a rule of their own, `pickedBy`. Branches themselves
 * have public names and no such rule: a form that belongs to a branch is weighed by that branch when it is written.
 * @param referrers the resources whose forms refer to this one.
 */
export function mayPickRecord({
  person,
  resource,
  referrers,
  record,
}: {
  person: Person;
  resource: Pickable;
  referrers: readonly Form[];
  record: Stored;
}): boolean {
  const scopes = referrers.flatMap((form) => formScopes({ person, form }));
  return (
    resource.pickedBy?.({ person, resource, scopes, record }) ??
    (scopes.length > 0 || mayWhole({ person, verb: "read", resource, record }))
  );
}

/** The scopes in which the person may create or change records of the resource. */
function formScopes({ person, form }: { person: Person; form: Form }) {
  return (["create", "update"] as const).flatMap((verb) =>
    scopesOf({ person, permission: permissionOf({ resource: form, verb }) }),
  );
}
