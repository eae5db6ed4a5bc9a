import type { Draft } from "./draft";
import type { Field, FieldOf } from "./field";

export type ResolvedField = Exclude<Field, FieldOf<"variant">>;

/** A field whose kind or choices depend on another field, resolved by that field's current value. */
export function resolveField({ field, siblings }: { field: Field; siblings: Draft }): ResolvedField {
  if (field.kind === "text") {
    const resource = field.refBy?.resources[String(siblings[field.refBy.field])];
    return resource === undefined ? field : { ...field, kind: "ref", resource };
  }
  if (field.kind === "enum") {
    const allowed = field.choicesBy?.values[String(siblings[field.choicesBy.field])];
    return allowed ? { ...field, choices: field.choices.filter(({ value }) => allowed.includes(value)) } : field;
  }
  if (field.kind !== "variant") return field;
  const fields = field.variants[String(siblings[field.by])];
  return fields ? { ...field, kind: "object", fields, isBare: true } : { ...field, kind: "json" };
}

/**
 * The values after a change of one of them. Values that depended on the former one are emptied, and a choice that there
 * is no longer becomes the first that there is.
 */
export function withValue({
  fields,
  values,
  key,
  value,
}: {
  fields: readonly Field[];
  values: Draft;
  key: string;
  value: unknown;
}): Draft {
  const isMeant = (siblings: Draft, field: Field): string => {
    const { kind, ...rest } = resolveField({ field, siblings });
    return "resource" in rest ? `${kind} ${rest.resource}` : kind;
  };
  const changed = { ...values, [key]: value };
  const emptied = fields.filter(
    (field) =>
      field.kind === "text" && field.refBy?.field === key && isMeant(values, field) !== isMeant(changed, field),
  );
  const chosen = fields.flatMap((field): [string, string][] => {
    if (field.kind !== "enum" || field.choicesBy?.field !== key) return [];
    const resolved = resolveField({ field, siblings: changed });
    const choices = resolved.kind === "enum" ? resolved.choices : [];
    const [first] = choices;
    return first && !choices.some((choice) => choice.value === values[field.key]) ? [[field.key, first.value]] : [];
  });
  return { ...changed, ...Object.fromEntries(emptied.map((field) => [field.key, ""])), ...Object.fromEntries(chosen) };
}

/** The resources that a field can refer to. */
export function targetsOf(field: Field): string[] {
  if (field.kind === "ref" || field.kind === "refs") return [field.resource];
  return field.kind === "text" ? Object.values(field.refBy?.resources ?? {}) : [];
}
