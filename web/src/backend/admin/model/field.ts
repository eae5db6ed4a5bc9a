import type { Condition } from "@tresen/contract/kit/condition";

/** What the generic list and form know about one field. Built from a resource's zod schema by `fieldsOf`. */
export interface FieldBase {
  key: string;
  title: string;
  /** What the field is about, where its title does not say it all. */
  hint: string | undefined;
  section: string;
  /** What one entry of a list is called, where there is a word for it. */
  entry?: string | undefined;
  /** Without it being met the field means nothing, and is left out of the form. */
  when?: Condition | undefined;
  /** A value must be given: neither optional, nullable nor defaulted. */
  isRequired: boolean;
  /** What an emptied field becomes: null, or left out. */
  empty: null | undefined;
  isClearable: boolean;
  defaultValue: unknown;
  isColumn: boolean;
}

export interface Choice {
  value: string;
  label: string;
}

/** Kinds that say everything by themselves. */
type PlainKind =
  "textarea" | "markdown" | "rate" | "color" | "boolean" | "date" | "allergens" | "json" | "strings" | "permissions";
/** Kinds with an editor of their own, and what it calls the parts of the value. */
type ComposedKind = "openingHours" | "image" | "images" | "catalog";

export type FieldKind =
  | {
      kind: "text";
      input: "text" | "email" | "tel" | "url" | "password";
      isLong: boolean;
      /** What it points to where the value beside it, under `field`, is one of these. */
      refBy?: { field: string; resources: Readonly<Record<string, string>> };
    }
  | { [K in PlainKind]: { kind: K } }[PlainKind]
  | { [K in ComposedKind]: { kind: K; parts: Field[] } }[ComposedKind]
  | { kind: "number"; isInteger: boolean }
  /** The least and the greatest amount that the schema allows, in cents. */
  | { kind: "money"; least?: number; most?: number }
  /** `instant` needs an offset on the wire; `local` may be meant in the branch's time zone. */
  | { kind: "instant"; isLocal: boolean }
  /** `isNumber`: the values are numbers, chosen like words. */
  | { kind: "enum"; choices: Choice[]; isNumber?: true }
  /** `isRoles`: beside the choices there are roles that the shop made itself. */
  | { kind: "enums"; choices: Choice[]; isRoles?: true }
  | { kind: "ref"; resource: string }
  /** `isWrapped`: `[{ id }]` rather than `[id]`. */
  | { kind: "refs"; resource: string; isWrapped: boolean }
  /** `isBare`: without a frame and title of its own. */
  | { kind: "object"; fields: Field[]; isBare?: boolean }
  /** An object whose fields depend on the value beside it under `by`; of an unknown one it is edited as it is. */
  | { kind: "variant"; by: string; variants: Record<string, Field[]> }
  | { kind: "list"; item: Field };

export type Field = FieldBase & FieldKind;
export type FieldOf<K extends Field["kind"]> = Extract<Field, { kind: K }>;

/** The fields by section, in the order in which the schema names them. */
export function sectionsOf(fields: readonly Field[]): { title: string; fields: Field[] }[] {
  const sections = new Map<string, Field[]>();
  for (const field of fields) {
    const list = sections.get(field.section);
    if (list) list.push(field);
    else sections.set(field.section, [field]);
  }
  return [...sections].map(([title, list]) => ({ title, fields: list }));
}

/** Whether a field can stand in a column of the list. */
export function isListable(field: Field): boolean {
  return (
    ![
      "object",
      "variant",
      "list",
      "json",
      "markdown",
      "openingHours",
      "image",
      "images",
      "catalog",
      "permissions",
    ].includes(field.kind) && !(field.kind === "text" && field.input === "password")
  );
}

/** Whether the list can be narrowed to one value of the field. */
export function isFilterable(field: Field): boolean {
  return ["boolean", "enum", "enums", "ref", "refs"].includes(field.kind);
}
