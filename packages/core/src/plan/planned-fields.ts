import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import { fieldErrors } from "@tresen/contract/kit/validation/validation";
import * as z from "zod";
import { inputError } from "../platform/errors";
import type { Row } from "../records/rows";

/**
 * All fields of the record with the planned values of some. Null empties a field, also where it is left out instead.
 * @throws input with each fault of the record as it would be.
 */
export function withPlannedFields({
  resource,
  row,
  fields,
}: {
  resource: Resource;
  row: Row;
  fields: Readonly<Record<string, unknown>>;
}): Record<string, unknown> {
  const schema = enteredFields({ resource, isNew: false });
  const values = Object.entries(fields).map(([name, value]) => {
    const field = schema.shape[name];
    const isEmptied = value === null && field !== undefined && !z.safeParse(field, null).success;
    return [name, isEmptied ? undefined : value] as const;
  });
  const all = withoutMissing({ ...row.fields, ...Object.fromEntries(values) });
  const parsed = schema.safeParse(all);
  if (!parsed.success) throw inputError({ code: "validation", faults: fieldErrors(parsed.error) });
  const given = Object.fromEntries(Object.keys(fields).map((name) => [name, parsed.data[name]]));
  return withoutMissing({ ...row.fields, ...given });
}

function withoutMissing(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
