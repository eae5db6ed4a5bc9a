import * as z from "zod";
import { type Permission, type Person, holds } from "./access";
import type { FieldError } from "./errors";
import { FIELD_FORBIDDEN } from "./errors.texts";
import type { Resource } from "./resource";
import { blank } from "./validation/check";

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
export const fieldAccess = { received: receivedFields, shown: shownFields, written: writtenFields };
export type FieldAccess = typeof fieldAccess;

/** The record without the fields that the person may not see. */
function shownFields(asked: Asked & { record: Stored }): Record<string, unknown> {
  const hidden = hiddenFields(asked);
  return Object.fromEntries(Object.entries(asked.record).filter(([name]) => !hidden.includes(name)));
}

/**
 * The fields of a change as they arrive: those with a permission of their own may be left out, even required ones,
 * since a form contains only what its person sees. `writtenFields` fills them in.
 */
function receivedFields(fields: z.ZodObject): z.ZodObject {
  const own = Object.entries(fields.shape).filter(([, schema]) => z.globalRegistry.get(schema)?.access);
  return fields.extend(Object.fromEntries(own.map(([name, schema]) => [name, z.optional(withoutDefault(schema))])));
}

function withoutDefault(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodDefault ? schema.unwrap() : schema;
}

/**
 * The fields to store in place of the record's own: those that the person cannot see or change keep their values.
 * `faults` are those that changed although the person may not change them. One that they do not see is refused even
 * with its own value, so that nobody can guess it. `missing` are those that the person may change and left out.
 * @param fields as `receivedFields` accepts them.
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
  missing: FieldError[];
} {
  const { resource, record } = asked;
  const hidden = hiddenFields(asked);
  const kept = [...new Set([...hidden, ...fixedFields(asked)])];
  const written: Record<string, unknown> = { ...fields };
  const faults: FieldError[] = [];
  const missing: FieldError[] = [];
  for (const name of kept) {
    const stored = storedField({ resource, record, name });
    const isSent = fields[name] !== undefined;
    if (isSent && (hidden.includes(name) || !isSame(plain(fields[name]), plain(stored))))
      faults.push({ field: name, code: "access.field_forbidden", message: FIELD_FORBIDDEN });
    if (stored !== undefined) written[name] = stored;
  }
  for (const [name, schema] of Object.entries(resource.fields.shape)) {
    if (kept.includes(name) || fields[name] !== undefined || !z.globalRegistry.get(schema)?.access) continue;
    const filled = z.safeParse(schema, undefined);
    if (!filled.success) missing.push(blank(name));
    else if (filled.data !== undefined) written[name] = filled.data;
  }
  return { fields: written, faults, missing };
}

/** What the record holds. If it was stored before there was such a field, that is the field's default. */
function storedField({ resource, record, name }: { resource: Guarded; record: Stored; name: string }): unknown {
  const schema = resource.fields.shape[name];
  return record[name] === undefined ? schema && z.safeParse(schema, undefined).data : record[name];
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
