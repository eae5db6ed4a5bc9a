import * as z from "zod";
import { type Permission, type Person, holds } from "./access";
import type { Resource } from "./resource";

type Guarded = Pick<Resource, "fields" | "branchesOf" | "ownersOf">;
type Stored = Readonly<Record<string, unknown>> & { id: string };

interface Asked {
  person: Person | null;
  resource: Guarded;
  /** Without one any record is meant: a field is withheld then if the person has its permission for no record. */
  record?: Stored;
}

/** Fields that the person may not see, although they may see the record. */
export function hiddenFields(asked: Asked): string[] {
  return withheld({ ...asked, verb: "read" });
}

/** Fields that the person may not change, although they may change the record. */
export function fixedFields(asked: Asked): string[] {
  return withheld({ ...asked, verb: "update" });
}

/** What a resource with such fields names in its definition. */
export const fieldAccess = { hidden: hiddenFields, fixed: fixedFields };
export type FieldAccess = typeof fieldAccess;

function withheld({ person, resource, record, verb }: Asked & { verb: "read" | "update" }): string[] {
  return Object.entries(resource.fields.shape).flatMap(([name, schema]) => {
    const permission = permissionFor({ schema, verb });
    return permission && !holds({ person, permission, verb, resource, record }) ? [name] : [];
  });
}

function permissionFor({ schema, verb }: { schema: z.core.$ZodType; verb: "read" | "update" }): Permission | undefined {
  return z.globalRegistry.get(schema)?.access?.[verb];
}
