import * as z from "zod";
import { type Permission, type Person, holds } from "./access";
import type { FieldError } from "./errors";
import { FIELD_FORBIDDEN } from "./errors.texts";
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
export const fieldAccess = { shown: shownFields, written: writtenFields };
export type FieldAccess = typeof fieldAccess;

/** The record without the fields that the person may not see. */
function shownFields(asked: Asked & { record: Stored }): Record<string, unknown> {
  const hidden = hiddenFields(asked);
  return Object.fromEntries(Object.entries(asked.record).filter(([name]) => !hidden.includes(name)));
}

/**
 * The fields to store in place of the record's own: those that the person cannot see keep their values. There is a
 * fault for each that changed although the person may not change it.
 * @param isSame compares two values as they are stored.
 */
function writtenFields({
  fields,
  isSame,
  ...asked
}: Asked & {
  record: Stored;
  fields: Readonly<Record<string, unknown>>;
  isSame: (a: unknown, b: unknown) => boolean;
}): {
  fields: Record<string, unknown>;
  faults: FieldError[];
} {
  const { resource, record } = asked;
  const hidden = hiddenFields(asked);
  const kept = hidden.filter((name) => name in record).map((name) => [name, record[name]]);
  const written: Record<string, unknown> = { ...fields, ...Object.fromEntries(kept) };
  const isChanged = (name: string): boolean =>
    !isSame(plain(written[name]), plain(storedField({ resource, record, name })));
  return {
    fields: written,
    faults: fixedFields(asked)
      .filter((name) => !hidden.includes(name) && isChanged(name))
      .map((field) => ({ field, code: "access.field_forbidden", message: FIELD_FORBIDDEN })),
  };
}

/** What the record holds. If it was stored before there was such a field, that is the field's default. */
function storedField({ resource, record, name }: { resource: Guarded; record: Stored; name: string }): unknown {
  const schema = resource.fields.shape[name];
  return record[name] ?? (schema && z.safeParse(schema, undefined).data);
}

/** The value as it is stored, without undefined fields. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function withheld({ person, resource, record, verb }: Asked & { verb: "read" | "update" }): string[] {
  return Object.entries(resource.fields.shape).flatMap(([name, schema]) => {
    const permission = permissionFor({ schema, verb });
    return permission && !holds({ person, permission, verb, resource, record }) ? [name] : [];
  });
}

function permissionFor({ schema, verb }: { schema: z.core.$ZodType; verb: "read" | "update" }): Permission | undefined {
  return z.globalRegistry.get(schema)?.access?.[verb];
}
