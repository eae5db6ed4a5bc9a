import type { ImageUse } from "@tresen/contract/media/image-place-fields";
import type { PrivateData } from "../../shared/visibility";
import type { Condition } from "@tresen/contract/kit/condition";

/** A field in the form that the generic list and form use. `fieldsOf` makes it from a resource's zod schema. */
export interface FieldBase {
  key: string;
  title: string;
  /** An explanation, if the title is not enough. */
  hint: string | undefined;
  section: string;
  /** The name of one list entry, if it has one. */
  entry?: string | undefined;
  /** What the shop shows of its pictures, if not the whole. */
  shownAs?: ImageUse;
  /** The condition under which the form shows the field. */
  when?: Condition | undefined;
  /** Whether a value is required: the field is neither optional nor nullable and has no default. */
  isRequired: boolean;
  /** The value of an emptied field: null, or undefined to leave it out. */
  empty: null | undefined;
  isClearable: boolean;
  defaultValue: unknown;
  isColumn: boolean;
  /** Whether it says something of a customer. */
  isCustomerData?: true;
  /** Only in the history: what stands before the value of a field that the server writes. */
  served?: string;
}

/** The kind of data as which a field can be hidden: amounts of money are product data. Undefined for all others. */
export function privacyOf({ kind, isCustomerData }: Pick<Field, "kind" | "isCustomerData">): PrivateData | undefined {
  if (isCustomerData) return "customer";
  return kind === "money" ? "product" : undefined;
}

export interface Choice {
  value: string;
  label: string;
}

/** Kinds without further properties. */
type PlainKind =
  "textarea" | "markdown" | "rate" | "color" | "boolean" | "date" | "allergens" | "json" | "strings" | "permissions";
/** Kinds with their own editor and its parts. */
type ComposedKind = "border" | "image" | "images" | "catalog";

export type FieldKind =
  | {
      kind: "openingHours";
      parts: readonly Field[];
      /** The word for what is outside of the hours, where none mean always. */
      outside?: string;
    }
  | {
      kind: "text";
      input: "text" | "email" | "tel" | "url" | "password";
      isLong: boolean;
      /** Usual values, found when they are needed. */
      suggestions?: () => readonly string[];
      /** The resource depends on the value of the sibling field `field`. */
      refBy?: { field: string; resources: Readonly<Record<string, string>> };
    }
  | { [K in PlainKind]: { kind: K } }[PlainKind]
  | { [K in ComposedKind]: { kind: K; parts: Field[] } }[ComposedKind]
  | { kind: "number"; isInteger: boolean }
  /** The smallest and the largest amount that the schema allows, in cents. `per` names the field with its unit. */
  | { kind: "money"; per?: string; least?: number; most?: number }
  /**
   * An instant has an offset; with `isLocal` it may also be in the branch's time zone. With `isEnd` a day without a time
   * means its end.
   */
  | { kind: "instant"; isLocal: boolean; isEnd: boolean }
  /** With `isNumber` the values are numbers. With `choicesBy` they depend on the value of the sibling field `field`. */
  | {
      kind: "enum";
      choices: Choice[];
      isNumber?: true;
      choicesBy?: { field: string; values: Readonly<Record<string, readonly string[]>> };
    }
  /** With `isRoles` custom roles can be chosen too. */
  | { kind: "enums"; choices: Choice[]; isRoles?: true }
  | { kind: "ref"; resource: string }
  /** `isWrapped`: the value is `[{ id }]` instead of `[id]`. */
  | { kind: "refs"; resource: string; isWrapped: boolean }
  /** `isBare`: shown without its own frame and title. */
  | { kind: "object"; fields: Field[]; isBare?: boolean }
  /** An object whose fields depend on the sibling value `by`. For an unknown value it is edited as JSON. */
  | { kind: "variant"; by: string; variants: Record<string, Field[]> }
  | { kind: "list"; item: Field };

export type Field = FieldBase & FieldKind;
export type FieldOf<K extends Field["kind"]> = Extract<Field, { kind: K }>;

/** The fields by section, in the order of the schema. */
export function sectionsOf(fields: readonly Field[]): { title: string; fields: Field[] }[] {
  const sections = new Map<string, Field[]>();
  for (const field of fields) {
    const list = sections.get(field.section);
    if (list) list.push(field);
    else sections.set(field.section, [field]);
  }
  return [...sections].map(([title, list]) => ({ title, fields: list }));
}

/** Whether the list can show the field as a column. */
export function isListable(field: Field): boolean {
  return (
    ![
      "object",
      "variant",
      "list",
      "json",
      "markdown",
      "openingHours",
      "border",
      "image",
      "images",
      "catalog",
      "permissions",
    ].includes(field.kind) && !isSecret(field)
  );
}

/** Whether the field sets a password, which no answer contains. */
export function isSecret(field: Field): boolean {
  return field.kind === "text" && field.input === "password";
}

/** Whether the list can be filtered by a value of the field. */
export function isFilterable(field: Field): boolean {
  return ["boolean", "enum", "enums", "ref", "refs"].includes(field.kind);
}
