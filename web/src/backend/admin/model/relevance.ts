import { isMet } from "@tresen/contract/kit/condition";
import type { Draft } from "./draft";
import type { Field } from "./field";
import { isWithin } from "./path";

/** Whether the form shows a field. A field whose condition is not met is hidden but kept in the record. */
export function isRelevant({ field, siblings, record }: { field: Field; siblings: Draft; record: Draft }): boolean {
  return !field.when || isMet({ when: field.when, value: siblings[field.key], siblings, record });
}

/** Whether a part of the form has anything to show: a field that the record needs, or one that has an error. */
export function isAnyRelevant({
  fields,
  record,
  errors,
}: {
  fields: readonly Field[];
  record: Draft;
  errors: ReadonlyMap<string, string>;
}): boolean {
  return fields.some(
    (field) =>
      isRelevant({ field, siblings: record, record }) || [...errors.keys()].some((at) => isWithin(at, field.key)),
  );
}
