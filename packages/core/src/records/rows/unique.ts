import { uniqueSet } from "@tresen/contract/kit/unique";
import type { Resource } from "@tresen/contract/kit/resource";

export type Uniques = Pick<Resource, "name" | "unique">;

export interface UniqueValue {
  resource: string;
  fields: string;
  values: string;
  /** The field at which a conflict is reported. */
  field: string;
}

/** The unique values of a record, in lower case where names are compared. Empty fields reserve nothing. */
export function uniqueValues({
  resource,
  fields,
}: {
  resource: Uniques;
  fields: Record<string, unknown>;
}): UniqueValue[] {
  return resource.unique.flatMap((names) => {
    const values = uniqueSet({ names, fields });
    if (!values) return [];
    return [
      {
        resource: resource.name,
        fields: names.join(","),
        values: values.map(encodeURIComponent).join(","),
        field: names.at(-1) ?? "id",
      },
    ];
  });
}

/** The values that are not among the others. */
export function valuesBut({
  values,
  others,
}: {
  values: readonly UniqueValue[];
  others: readonly UniqueValue[];
}): UniqueValue[] {
  return values.filter(
    (value) => !others.some((other) => value.fields === other.fields && value.values === other.values),
  );
}
