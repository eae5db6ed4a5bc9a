import { type Person, type Scope, concerns, mayWhole } from "../access";
import type { Resource } from "../resource";
import { type Form, type Pickable, mayPickRecord } from "./pick";

type Stored = Readonly<Record<string, unknown>> & { id: string };

/**
 * The `pickedBy` of resources whose records belong to branches. Somebody may pick what they were given the right to
 * read, everything that a form refers to which they fill in everywhere, and otherwise, with a form or because the
 * resource is public, what belongs to their own branches.
 * @param scopes those in which the person fills in forms that refer to the resource.
 */
export function pickedByBranch({
  person,
  resource,
  scopes,
  record,
}: {
  person: Person;
  resource: Pickable;
  scopes: readonly Scope[];
  record: Stored;
}): boolean {
  const isPublic = resource.access.read === "public";
  // Each built-in role reads everywhere what is public. That alone is no reason to offer records of other branches.
  const reader = isPublic ? { ...person, roles: [] } : person;
  return (
    mayWhole({ person: reader, verb: "read", resource, record }) ||
    scopes.includes("all") ||
    ((isPublic || scopes.length > 0) && concerns({ person, resource, record }))
  );
}

/** The `refersTo` of a resource whose fields refer to these resources, whose records belong to branches. */
export function referringTo(...targets: readonly Pickable[]): NonNullable<Resource["refersTo"]> {
  return {
    targets,
    mayRefer: ({ person, form, resource: name, record }: Referred) => {
      const resource = targets.find((target) => target.name === name);
      return !resource || (person !== null && mayPickRecord({ person, resource, referrers: [form], record }));
    },
  };
}

/** A reference from a record of `form` to this record of the resource with the name. */
export interface Referred {
  person: Person | null;
  form: Form;
  resource: string;
  record: Stored;
}
