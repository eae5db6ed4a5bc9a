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

/** How several texts of a record change: others instead of them, or some more or fewer. */
export type TextsWay = "add" | "remove";

/** Whether records can get or lose some texts of the field and keep their others. */
export function isExtendable({ kind }: Field): boolean {
  return kind === "allergens" || kind === "strings";
}

/** The texts that fields get, or lose, in the ways that were chosen; null while one of them has none. */
export function textsOf({
  ways,
  draft,
}: {
  ways: Readonly<Record<string, TextsWay>>;
  draft: Readonly<Record<string, unknown>>;
}): { additions?: Record<string, string[]>; removals?: Record<string, string[]> } | null {
  const read = Object.entries(ways).map(([key, way]) => {
    const value = draft[key];
    return { key, way, texts: Array.isArray(value) ? value.filter((text) => typeof text === "string") : [] };
  });
  if (read.some(({ texts }) => texts.length === 0)) return null;
  const meant = (wanted: TextsWay) =>
    Object.fromEntries(read.filter(({ way }) => way === wanted).map(({ key, texts }) => [key, texts] as const));
  const [additions, removals] = [meant("add"), meant("remove")];
  return {
    ...(Object.keys(additions).length > 0 ? { additions } : {}),
    ...(Object.keys(removals).length > 0 ? { removals } : {}),
  };
}

/** The values to send: an emptied field is sent as null, which empties it. */
export function changesOf({ keys, draft }: { keys: readonly string[]; draft: Readonly<Record<string, unknown>> }) {
  return Object.fromEntries(keys.map((key) => [key, draft[key] ?? null]));
}
