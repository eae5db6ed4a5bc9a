import * as z from "zod";
import type { OutsiderKind, StaffAccess, Verb } from "./access";
import type { OptionGroups } from "../catalog/option-group/resolve";
import type { PriceSchedule } from "../catalog/price/price-at";
import type { DatedRates } from "../catalog/tax/dated-rates";
import type { FieldAccess } from "./field-access";
import type { IsValid } from "./validation/check";
import type { FieldError } from "./errors";
import type { ListOptions } from "./list/list-query";
import type { Lookup } from "./list/lookup";
import type { Pickable } from "./list/pick";
import type { Referred, pickedByBranch } from "./list/pick-by-branch";
import type { NavigationPlace } from "./navigation";
import { id } from "./schema";
import type { Instant } from "./time";
import type { DeepPartial } from "./validation/valid-part";

/**
 * The definition of one resource, which has the generic calls GET list, GET one, POST, PUT and DELETE under
 * `/api/{name}`. Storage, API, snapshot, import, OpenAPI and the back-office's list and form all read it.
 */
export interface Resource<Fields extends z.ZodObject = z.ZodObject> {
  /** The path below `/api`, and the key in the init bundle and in a shop bundle. */
  name: string;
  idPrefix: string;
  /** German singular, for headings and messages. */
  one: string;
  many: string;
  /**
   * The field with the title of a record in lists, pickers, references and messages. If it may be empty, the fields to
   * use instead, in order.
   */
  title: readonly (keyof z.output<Fields> & string)[];
  /** The title of a record whose name consists of several fields; null without a name, for the title fields. */
  named?(record: Partial<z.output<Fields>>): string | null;
  /** The title of a record whose title fields are all empty; null for the resource's name. */
  untitled?(record: Partial<z.output<Fields>>): string | null;
  /**
   * How pickers and references call a record for whoever may read it, where its title must not tell, since titles are
   * in the log; null for the title.
   */
  readableName?(record: Partial<z.output<Fields>>): string | null;
  /** Without it the navigation does not show the list. */
  navigation?: NavigationPlace;
  /** Each record comes with a file, so neither forms nor tables make one. */
  isUploaded?: true;
  /** Nothing is kept of a removed record, as of a person: its removal cannot be taken back. */
  isRemovalFinal?: true;
  /** Fields that say something of the change that sends them, such as why: a change of these alone cannot be undone. */
  ofChange?: readonly (keyof z.output<Fields> & string)[];
  /** The fields. Unknown ones are refused. Those that only the server writes are defined by `served`. */
  fields: Fields;
  /** Schemas of fields that are stricter in the API and the form than in a bundle: see `enteredFields`. */
  entered?: { create: z.ZodRawShape; update?: z.ZodRawShape };
  /** Schemas of fields in answers, where `publish` may leave values that `fields` would not allow. */
  answered?: z.ZodRawShape;
  /**
   * Checks the fields of a record against each other. `fields` are those that passed their schema, so of an invalid
   * record only a part; `isValid` tells whether the schema accepted all of the given fields.
   */
  check?(record: { fields: DeepPartial<z.output<Fields>>; isValid: IsValid }): FieldError[];
  /**
   * The built-in roles that hold the permission for each verb, as evaluated by `access.ts`. Administrators hold it for
   * all records, other roles within their branches if `branchesOf` is set. Custom roles may hold it in any scope.
   * `outsiders` are callers other than staff who hold it. The verbs of `ownOfEmployees` employees hold for their own
   * records alone, see `ownersOf`.
   */
  access: { read: "public" | StaffAccess } & Record<Exclude<Verb, "read">, StaffAccess> & {
      outsiders?: Partial<Record<Verb, readonly OutsiderKind[]>>;
      ownOfEmployees?: readonly Verb[];
    };
  /** Needed if a field has permissions of its own. Only functions of such resources contain the evaluation. */
  fieldAccess?: FieldAccess;
  /** The branches that a record belongs to. Without it only the role decides. */
  branchesOf?(record: z.output<Fields> & { id: string }): string[];
  /**
   * A record that belongs to no branch is one of all of them: whoever may read those of a branch may read and choose it,
   * and whoever may write everywhere changes it. Without this it is nobody's but theirs. Not of an indexed resource, whose
   * lists read the partitions of single branches.
   */
  isSharedWithoutBranch?: true;
  /** The users who own the record. Only with it can a permission have the scope `own`. */
  ownersOf?(record: z.output<Fields> & { id: string }): string[];
  /**
   * The resources whose records belong to branches and which the fields refer to: only who may pick such a record may
   * enter a reference to it. All other records may be picked by everybody who may fill in the form.
   */
  refersTo?: { targets: readonly Pickable[]; mayRefer: (asked: Referred) => boolean };
  /** Who may pick a record that belongs to branches: see `pickedByBranch`. */
  pickedBy?: typeof pickedByBranch;
  /** The records are branches themselves. */
  isBranch?: true;
  /**
   * Sets of fields whose combined values must be unique. The last field is a name that is compared without regard to
   * case; the fields before it are ids within which the name must be unique.
   */
  unique: readonly (readonly (keyof z.output<Fields> & string)[])[];
  /** What the list can be filtered, sorted and searched by. Without it the list has only pages in the order of ids. */
  list?: ListOptions<(keyof z.output<Fields> & string) | "createdAt" | "updatedAt", z.output<Fields>>;
  /**
   * `small` is the default: the resource has few records, and a list that is sorted, filtered or searched reads them
   * all. `indexed`: index rows beside each record make a list cost only what it returns.
   */
  storage?: "small" | "indexed";
  /**
   * Of an indexed resource: values by which a single read of one index row finds everything a function needs, and the
   * content of that row. Empty for a record that must not be found this way; at most `LOOKUP_LIMIT`.
   */
  lookups?(record: z.output<Fields>): readonly Lookup[];
  /** Of an indexed resource: whether a record may refer to more than ten others. */
  refersToMany?: true;
  /** What the cells of a table from another program mean, by the fields that they belong to. */
  tableCells?(cells: Readonly<Record<string, string>>): Record<string, string>;
  /** What is wrong with lines of a table beside the others of it, by their positions. */
  tableFaults?(lines: readonly Readonly<Record<string, string>>[]): ReadonlyMap<number, string>;
  /** The records stand in categories of menus, which lists and table files have as a column: docs/decisions/0078. */
  placeColumn?: { path: string; title: string; alsoNamed: readonly string[] };
  /**
   * Fields that table files tell besides those that can be read in from one, such as what the server writes and lists of
   * texts.
   */
  onlyExported?: readonly string[];
  /** Whether the init bundle contains the resource. */
  inSnapshot: boolean;
  /**
   * The public view of a record: the record itself, a copy with less in it, or null when it is not public. Without this
   * function all of a public resource is public. Staff see the whole record. If the view has values that the fields do
   * not allow, `answered` describes them.
   */
  publish?(record: z.output<Fields> & RecordMeta): RecordMeta | null;
  /**
   * The record with the options of groups in its fields: a copy. For those who may change it (`isEdited`) it also says
   * which groups these are.
   */
  resolved?(record: z.output<Fields> & RecordMeta, asked: { groups: OptionGroups; isEdited: boolean }): RecordMeta;
  /** What a function prepares for reading: the record as it is answered to those who may read all of it. */
  asRead?(record: z.output<Fields> & RecordMeta): RecordMeta;
  /** What a record costs. Each change of it is kept in a row beside the record: docs/decisions/0076. */
  prices?(record: z.output<Fields>): PriceSchedule;
  /** The record as it is answered now, where fields show what dated tax rates say today: the same object or a copy. */
  today?(record: z.output<Fields> & RecordMeta, asked: { rates: DatedRates; now: Instant }): RecordMeta;
}

/**
 * The parts of a resource's definition that are needed where another resource is referred to by its records: its name
 * and title, and the fields with the references. A large definition keeps them in a separate `<name>.referrer.ts`, so
 * that the functions of the other resource do not bundle all of it.
 */
export type Referrer = Pick<
  Resource,
  | "name"
  | "one"
  | "many"
  | "title"
  | "named"
  | "untitled"
  | "fields"
  | "access"
  | "branchesOf"
  | "isSharedWithoutBranch"
  | "ownersOf"
  | "storage"
  | "refersToMany"
>;

/**
 * The fields that storage adds to every record. `version` grows by one with each change; a PUT must send back the
 * version it was based on.
 */
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
 * The schemas of the fields when a record is created or changed by hand. A bundle uses `fields` alone, so that older
 * exports can still be imported after a field became required or got another default.
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

/** The public view of a record. Returns the same object when nothing is hidden, and null when everything is. */
export function publicView<Entry extends Record<string, unknown> & RecordMeta>({
  resource,
  record,
}: {
  resource: Pick<Resource, "publish">;
  record: Entry;
}): Entry | null {
  return resource.publish ? (resource.publish(record) as Entry | null) : record;
}

/** The `publish` of resources whose records are drafts until they are marked as public. */
export function onlyPublic<Entry extends { isPublic: boolean }>(record: Entry): Entry | null {
  return record.isPublic ? record : null;
}

export function defineResource<Fields extends z.ZodObject>(resource: Resource<Fields>): Resource<Fields> {
  return resource;
}
