import * as z from "zod";
import * as VALIDATION from "../validation/validation.texts";
import { recordTitle } from "../record-title";
import type { Resource } from "../resource";
import { isArchived } from "./archive";
import { archived, inactive } from "./label.texts";
import { paged } from "./paged";

/** The number of options on a page, and of ids whose labels can be requested at once. */
export const OPTIONS_PAGE = 20;
const CHOSEN = 100;

/** A record as a picker shows it. */
export interface Option {
  id: string;
  label: string;
  /** The record's first picture, if it has one. */
  picture?: unknown;
}

/** Ids of records, with commas between them. */
export const idList = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}(?:,[A-Za-z0-9_-]{1,64})*$/)
  .refine((ids) => ids.split(",").length <= CHOSEN, VALIDATION.tooMany(CHOSEN));

/**
 * The query of `GET /api/{name}/options`. `ids` is a comma-separated list of chosen records whose labels are wanted.
 */
export const optionsQuery = z.strictObject({
  search: z
    .string()
    .max(200)
    .optional()
    .meta({ description: "Anfänge von Wörtern der Bezeichnung, in kleinen oder großen Buchstaben" }),
  ids: idList
    .optional()
    .meta({ description: "IDs schon gewählter Einträge, mit Komma getrennt; dann zählt nichts anderes" }),
  cursor: paged.cursor,
});

/** The label of a record in a picker: its title, and a remark when it is disabled or put away. */
export function optionLabel({
  resource,
  record,
}: {
  resource: Pick<Resource, "one" | "title" | "named" | "untitled">;
  record: Readonly<Record<string, unknown>>;
}): string {
  const title = recordTitle({ resource, record });
  if (isArchived(record)) return archived(title);
  return record["isEnabled"] === false ? inactive(title) : title;
}

/**
 * The labels of records that are offered together. Those with the same name are told apart by the field that stands for
 * a record without one.
 */
export function optionLabels({
  resource,
  records,
}: {
  resource: Parameters<typeof optionLabel>[0]["resource"];
  records: readonly Readonly<Record<string, unknown>>[];
}): string[] {
  const labels = records.map((record) => optionLabel({ resource, record }));
  const { named, ...plain } = resource;
  if (!named) return labels;
  return records.map((record, index) => {
    const label = labels[index] ?? "";
    const isAlone = labels.indexOf(label) === labels.lastIndexOf(label);
    const [own, other] = [recordTitle({ resource, record }), recordTitle({ resource: plain, record })];
    return isAlone || own === other ? label : label.replace(own, () => `${own} (${other})`);
  });
}
