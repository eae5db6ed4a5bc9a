import type { KnownIds } from "@tresen/contract/bundle/bundle";
import { isObject } from "@tresen/contract/kit/object";
import { type Reference, requiredReferencesIn } from "@tresen/contract/kit/references/references";
import { contradictions } from "@tresen/contract/kit/validation/check";
import type { Resource } from "@tresen/contract/kit/resource";
import type * as z from "zod";

/** Something that the export leaves out because the record it refers to does not exist. */
export interface Omission {
  /** The record, as `tables/tbl_1`, or `config`. */
  record: string;
  /** The field that is left out; null when the whole record is. */
  field: string | null;
  /** The missing record, as `branches/brn_1`. */
  target: string;
}

interface Whole {
  /** The resource, whose `check` compares fields with each other. */
  resource: Pick<Resource, "check">;
  schema: z.ZodObject;
  value: unknown;
}

/**
 * The value without references to missing records, which remain when a record is removed while another that refers to
 * it is created. For each of them the smallest optional part around it is left out. Null when the value would be
 * invalid without a part.
 */
export function withoutDanglingReferences({
  resource,
  schema,
  value,
  known,
  record,
}: Whole & { known: KnownIds; record: string }): {
  value: unknown;
  omissions: Omission[];
} {
  const omissions: Omission[] = [];
  let current = value;
  for (
    let lost = lastDanglingReference({ schema, value, known });
    lost;
    lost = lastDanglingReference({ schema, value: current, known })
  ) {
    const smaller = withoutReference({ resource, schema, value: current, path: lost.path.split(".") });
    omissions.push({ record, field: smaller?.field ?? null, target: `${lost.resource}/${lost.id}` });
    if (!smaller) return { value: null, omissions: omissions.slice(-1) };
    current = smaller.value;
  }
  return { value: current, omissions: omissions.reverse() };
}

/** The last dangling reference: removing it does not change the positions of those before. */
function lastDanglingReference({
  schema,
  value,
  known,
}: {
  schema: z.ZodType;
  value: unknown;
  known: KnownIds;
}): Reference | undefined {
  return requiredReferencesIn({ schema, value }).findLast(({ resource, id }) => !known.get(resource)?.has(id));
}

/**
 * The value without the smallest part around the reference that can be left out: starting at the reference and going
 * up, the first part whose removal adds no faults.
 */
function withoutReference({
  path,
  ...whole
}: Whole & { path: readonly string[] }): { value: unknown; field: string } | null {
  const before = countFaults(whole);
  for (let length = path.length; length > 0; length -= 1) {
    const part = path.slice(0, length);
    const value = without({ value: whole.value, path: part });
    if (countFaults({ ...whole, value }) <= before) return { value, field: part.join(".") };
  }
  return null;
}

function countFaults({ resource, schema, value }: Whole): number {
  const { error, data } = schema.safeParse(value);
  return error ? error.issues.length : contradictions({ resource, fields: data }).length;
}

function without({ value, path: [name = "", ...below] }: { value: unknown; path: readonly string[] }): unknown {
  if (Array.isArray(value))
    return below.length === 0
      ? value.toSpliced(Number(name), 1)
      : value.with(Number(name), without({ value: value[Number(name)], path: below }));
  const { [name]: inner, ...others } = isObject(value) ? value : {};
  return below.length === 0 ? others : { ...others, [name]: without({ value: inner, path: below }) };
}
