import { isMet } from "@tresen/contract/kit/condition";
import type { Draft } from "./draft";
import type { Field } from "./field";

/** Whether the form shows a field. A field whose condition is not met is hidden but kept in the record. */
export function isRelevant({ field, siblings, record }: { field: Field; siblings: Draft; record: Draft }): boolean {
  return !field.when || isMet({ when: field.when, value: siblings[field.key], siblings, record });
}
