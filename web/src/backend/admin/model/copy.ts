import { ARCHIVED } from "@tresen/contract/kit/list/archive";
import type { Resource } from "@tresen/contract/kit/resource";
import { type Draft, draftOf } from "./draft";
import type { Field } from "./field";
import { FIELD_TEXTS } from "./field.texts";

/**
 * A duplicate as the start of a new record. Unique values get a suffix, so that the copy can be saved, and an article
 * number is left out.
 */
export function copyOf({
  resource,
  fields,
  record,
}: {
  resource: Resource;
  fields: readonly Field[];
  record: Record<string, unknown>;
}): Draft {
  const draft = draftOf({ fields, record });
  const unique = new Set<string>(resource.unique.flat());
  // Two products with one number could not be told apart by it, though nothing refuses them.
  if (typeof draft.uid === "string") draft.uid = "";
  for (const field of fields) {
    // If new records begin as drafts, copies do too.
    if (field.key === "isPublic" && field.defaultValue === false) draft.isPublic = false;
    // Nobody begins a new record to put it away.
    if (field.key === ARCHIVED) draft[ARCHIVED] = false;
    // Of each record that is referred to there is one alone: whoever copies it says for which other one.
    if (field.kind === "ref" && resource.unique.some((keys) => keys.length === 1 && keys[0] === field.key))
      draft[field.key] = undefined;
    const value = draft[field.key];
    if (typeof value !== "string" || value === "" || field.kind !== "text") continue;
    if (unique.has(field.key)) draft[field.key] = field.input === "email" ? "" : FIELD_TEXTS.copiedIdentifier(value);
    else if (field.key === resource.title[0]) draft[field.key] = FIELD_TEXTS.copiedName(value);
  }
  return draft;
}
