import type { KnownIds } from "@tresen/contract/bundle/bundle";
import { isObject } from "@tresen/contract/kit/object";
import { type Reference, referencesIn } from "@tresen/contract/kit/references";
import { contradictions } from "@tresen/contract/kit/validation/check";
import type { Resource } from "@tresen/contract/kit/resource";
import type * as z from "zod";

/** Something left out because what it refers to is gone. */
export interface Omission {
  /** `tables/tbl_1`, or `config`. */
  record: string;
  /** The field that is left out; null when it is the whole record. */
  field: string | null;
  /** `branches/brn_1`. */
  target: string;
}

interface Whole {
  /** What checks its fields together, if anything does. */
  resource: Pick<Resource, "check">;
  schema: z.ZodObject;
  value: unknown;
}

/**
 * The value without references that point nowhere, as are left when a record goes while another that names it comes:
 * the least around each of them that can be missing is left out. Null where the value cannot do without one.
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

/** The last one, so that leaving it out moves none of the others. */
function lastDanglingReference({
  schema,
  value,
  known,
}: {
  schema: z.ZodType;
  value: unknown;
  known: KnownIds;
}): Reference | undefined {
  return referencesIn({ schema, value }).findLast(({ resource, id }) => !known.get(resource)?.has(id));
}

/** From the reference upwards, the first part without which the value has no more faults than with it. */
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
