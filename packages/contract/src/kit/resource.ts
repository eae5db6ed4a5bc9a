import * as z from "zod";
import type { OutsiderKind, StaffAccess, Verb } from "./access";
import type { Sound } from "./validation/check";
import type { FieldError } from "./errors";
import type { ListOptions } from "./list/list-query";
import type { Lookup } from "./list/lookup";
import type { NavigationPlace } from "./navigation";
import { id } from "./schema";
import type { Partly } from "./validation/sound-part";

/**
 * One resource of the generic pattern: GET list, GET one, POST, PUT, DELETE under `/api/{name}`.
 * Everything that handles it (storage, API, snapshot, import, OpenAPI, the back-office's list and form) reads this.
 */
export interface Resource<Fields extends z.ZodObject = z.ZodObject> {
  /** Path below `/api`, key in the init bundle and in a shop bundle. */
  name: string;
  idPrefix: string;
  /** German, for headings and messages. */
  one: string;
  many: string;
  /**
   * The field that says how a record is called in lists, pickers, references and messages; where it may be empty, those
   * that say it then, in their order.
   */
  title: readonly (keyof z.output<Fields> & string)[];
  /** How a record is called with all of these empty; null for what it is. */
  untitled?(record: Partial<z.output<Fields>>): string | null;
  /** Without one its list stands in no navigation. */
  navigation?: NavigationPlace;
  /** The writable fields. Unknown fields are refused. */
  fields: Fields;
  /** Fields that the API's callers and the form meet otherwise than a bundle does: see `enteredFields`. */
  entered?: { create: z.ZodRawShape; update?: z.ZodRawShape };
  /** Fields that answers have otherwise, where `publish` leaves in them what `fields` do not allow. */
  answered?: z.ZodRawShape;
  /**
   * The faults of a record's fields together, which no field shows by itself. `fields` are those that the schema took,
   * of a record with faults only its sound part; `sound` tells whether it took all of the fields that it is given.
   */
  check?(record: { fields: Partly<z.output<Fields>>; sound: Sound }): FieldError[];
  /**
   * Which of the built-in roles hold the permission for each verb, as `access.ts` reads it. Administrators hold each
   * for all records, all others within their branches where `branchesOf` is set. Own roles may hold each in any scope.
   * `outsiders` are those who may do it without being staff.
   */
  access: { read: "public" | StaffAccess } & Record<Exclude<Verb, "read">, StaffAccess> & {
      outsiders?: Partial<Record<Verb, readonly OutsiderKind[]>>;
    };
  /** The branches a record belongs to; without it only the role decides. */
  branchesOf?(record: z.output<Fields> & { id: string }): string[];
  /** The users whose own the record is. With it a permission can be given for what is the holder's own. */
  ownersOf?(record: z.output<Fields> & { id: string }): string[];
  /** The records are the branches themselves. */
  isBranch?: true;
  /**
   * Sets of fields whose values together occur once. The last is a name, the same in capitals and small letters; those
   * before it are ids within which it is meant.
   */
  unique: readonly (readonly (keyof z.output<Fields> & string)[])[];
  /** What its list can be filtered, sorted and searched by; without it there are only pages in the order of ids. */
  list?: ListOptions<(keyof z.output<Fields> & string) | "createdAt" | "updatedAt">;
  /**
   * `small`, unless told otherwise: the records are few, and a list that is sorted, filtered or searched reads them
   * all. `indexed`: rows beside each record find it, and a list costs what it returns.
   */
  storage?: "small" | "indexed";
  /**
   * Of an indexed resource: the value by which one read of one row finds what a function needs to answer, and that it
   * holds. Null for a record that nobody is to find so. The value is one of its `unique` fields.
   */
  lookup?(record: z.output<Fields>): Lookup | null;
  /** Part of the init bundle. */
  inSnapshot: boolean;
  /**
   * What everybody may see of a record: the record itself, another one with less in it, or null for nothing. Without it
   * all of a public resource is for everybody. Staff see the whole record. Where it leaves what the fields do not
   * allow, `answered` describes it.
   */
  publish?(record: z.output<Fields> & RecordMeta): RecordMeta | null;
}

/**
 * What has to be known of a resource whose records point to others: whom its records are named to, and the fields that
 * point. Where a definition is large it keeps this in a `<name>.referrer.ts` beside it, so that the functions of what
 * its records point to do not carry the whole of it.
 */
export type Referrer = Pick<
  Resource,
  "name" | "one" | "many" | "title" | "untitled" | "fields" | "access" | "branchesOf" | "ownersOf" | "storage"
>;

/** What storage adds to every record. `version` grows by one with each change and must be sent back with a PUT. */
export const recordFields = {
  id,
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

export interface RecordMeta {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export type RecordOf<R extends Resource> = z.output<R["fields"]> & RecordMeta;
export type InputOf<R extends Resource> = z.input<R["fields"]>;

/**
 * The fields as a record is created or changed with them by hand. A bundle keeps to `fields` alone, so that what was
 * exported before a field was required, or began otherwise, can still be imported.
 */
export function enteredFields({
  resource,
  isNew,
}: {
  resource: Pick<Resource, "fields" | "entered">;
  isNew: boolean;
}): z.ZodObject {
  const { fields, entered } = resource;
  const otherwise = isNew ? entered?.create : entered?.update;
  return otherwise ? fields.extend(otherwise) : fields;
}

/** What everybody may see of a record; the very same one where nothing is held back, null where all of it is. */
export function publicView<Entry extends Record<string, unknown> & RecordMeta>({
  resource,
  record,
}: {
  resource: Pick<Resource, "publish">;
  record: Entry;
}): Entry | null {
  return resource.publish ? (resource.publish(record) as Entry | null) : record;
}

/** For resources whose records are drafts until they are public. */
export function onlyPublic<Entry extends { isPublic: boolean }>(record: Entry): Entry | null {
  return record.isPublic ? record : null;
}

export function defineResource<Fields extends z.ZodObject>(resource: Resource<Fields>): Resource<Fields> {
  return resource;
}
