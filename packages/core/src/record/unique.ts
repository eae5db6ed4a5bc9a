import type { Resource } from "@tresen/contract/resource";

export type Uniques = Pick<Resource, "name" | "unique">;

export interface UniqueValue {
  resource: string;
  fields: string;
  values: string;
  /** The field to which a clash is reported. */
  field: string;
}

/** The guarded values of a record. Fields that are empty guard nothing. */
export function uniqueValues({ resource, fields }: { resource: Uniques; fields: Record<string, unknown> }): UniqueValue[] {
  return resource.unique.flatMap((names) => {
    const values = names.map((name) => fields[name]);
    if (values.some((value) => value === undefined || value === null || value === "")) return [];
    return [{ resource: resource.name, fields: names.join(","), values: values.map((value) => encodeURIComponent(String(value))).join(","), field: names.at(-1) ?? "id" }];
  });
}

export function sameUnique(a: UniqueValue, b: UniqueValue): boolean {
  return a.resource === b.resource && a.fields === b.fields && a.values === b.values;
}
