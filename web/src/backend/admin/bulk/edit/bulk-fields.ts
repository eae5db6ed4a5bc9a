import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import { fixedFields } from "@tresen/contract/kit/field-access";
import * as z from "zod";
import { type Me, personOf } from "../../../shared/session";
import { unseenFields } from "../../model/access";
import type { Field } from "../../model/field";
import { fieldsOf, withoutFields } from "../../model/schema-fields";

/**
 * The fields that can get the same value in many records: not secrets, names that only one record may have, fields that
 * the person may not change, nor those whose form depends on another field of the record.
 */
export function bulkFields({ resource, me }: { resource: Resource; me: Me }): Field[] {
  const schema = enteredFields({ resource, isNew: false });
  const unique = resource.unique.flatMap((names) => names.at(-1) ?? []);
  const secret = Object.entries(schema.shape).flatMap(([name, one]) =>
    z.globalRegistry.get(one)?.secret ? [name] : [],
  );
  const fixed = resource.fieldAccess ? fixedFields({ person: personOf(me), resource }) : [];
  const names = new Set([...unique, ...secret, ...fixed, ...unseenFields({ resource, me })]);
  return fieldsOf(withoutFields({ schema, names }))
    .filter((field) => field.kind !== "variant" && !(field.kind === "text" && field.refBy))
    .map((field) => ({ ...field, when: undefined }));
}

/** The values to send: an emptied field is sent as null, which empties it. */
export function changesOf({ keys, draft }: { keys: readonly string[]; draft: Readonly<Record<string, unknown>> }) {
  return Object.fromEntries(keys.map((key) => [key, draft[key] ?? null]));
}
