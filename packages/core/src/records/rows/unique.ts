import { uniqueSet } from "@tresen/contract/kit/unique";
import type { Resource } from "@tresen/contract/kit/resource";

export type Uniques = Pick<Resource, "name" | "unique">;

export interface UniqueValue {
  resource: string;
  fields: string;
  values: string;
  /** The field to which a clash is reported. */
  field: string;
}

/**
 * The guarded values of a record, one and the same in capitals and small letters. Fields that are empty guard nothing.
 */
export function uniqueValues({
  resource,
  fields,
}: {
  resource: Uniques;
  fields: Record<string, unknown>;
}): UniqueValue[] {
  return resource.unique.flatMap((names) => {
    const values = uniqueSet({ names, fields });
    return values ? [guard({ resource, names, values })] : [];
  });
}

/**
 * What a record guarded with `before` and no longer does with `after`: those values, and the same ones letter for
 * letter, as guards were written before capitals and small letters were the same.
 */
export function goneValues({
  resource,
  before,
  after,
}: {
  resource: Uniques;
  before: Record<string, unknown>;
  after: Record<string, unknown> | null;
}): UniqueValue[] {
  const wanted = after ? uniqueValues({ resource, fields: after }) : [];
  const gone = uniqueValues({ resource, fields: before }).filter(
    (value) => !wanted.some((other) => sameUnique(value, other)),
  );
  const former = resource.unique
    .filter((names) => gone.some(({ fields }) => fields === names.join(",")))
    .map((names) => guard({ resource, names, values: names.map((name) => String(before[name])) }))
    .filter((value) => !gone.some((other) => sameUnique(value, other)));
  return [...gone, ...former];
}

export function sameUnique(a: UniqueValue, b: UniqueValue): boolean {
  return a.resource === b.resource && a.fields === b.fields && a.values === b.values;
}

function guard({
  resource,
  names,
  values,
}: {
  resource: Uniques;
  names: readonly string[];
  values: readonly string[];
}): UniqueValue {
  return {
    resource: resource.name,
    fields: names.join(","),
    values: values.map(encodeURIComponent).join(","),
    field: names.at(-1) ?? "id",
  };
}
