import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { type Draft, draftOf } from "../model/draft";
import type { Field } from "../model/field";
import { fieldsOf } from "../model/schema-fields";
import { labelOf } from "../queries";
import { acceptedFields } from "./accepted";
import type { Clip } from "./clipboard";

/** The kind of copied records, which are pasted into a new form of the same resource. */
export const recordKind = ({ name }: Pick<Resource, "name">): string => `record:${name}`;

/** A record as it is copied: what its form shows, without passwords. Its id stands beside that, not within. */
export function recordClip({ resource, values }: { resource: Resource; values: AnyRecord }): Clip {
  return {
    kind: recordKind(resource),
    value: draftOf({ fields: copiedFields(resource), record: values }),
    label: labelOf({ resource, record: values }),
    id: values.id,
  };
}

/**
 * The start of a new record from a copied one. What must be unique is empty, so that it is chosen; where new records
 * begin as drafts, this one does too.
 */
export function pastedRecord({ resource, value }: { resource: Resource; value: object }): Draft {
  const fields = copiedFields(resource);
  const draft = acceptedFields({ fields, values: Object.fromEntries(Object.entries(value)) });
  // Two products with one number could not be told apart by it, though nothing refuses them.
  for (const key of [...resource.unique.flat(), "uid"]) if (typeof draft[key] === "string") draft[key] = "";
  const isPublic = fields.find(({ key }) => key === "isPublic");
  if (isPublic?.defaultValue === false) draft["isPublic"] = false;
  return draft;
}

function copiedFields(resource: Resource): readonly Field[] {
  return fieldsOf(enteredFields({ resource, isNew: true })).filter(
    (field) => !(field.kind === "text" && field.input === "password"),
  );
}
