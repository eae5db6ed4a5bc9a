import { listOf, repeated } from "../kit/validation/check";
import type { FieldError } from "../kit/errors";
import type { DeepPartial } from "../kit/validation/valid-part";

/** Refuses two delivery areas that an order could not tell apart. */
export function checkBranch({
  fields,
}: {
  fields: DeepPartial<{ deliveryAreas: readonly { id?: string; area: string }[] }>;
}): FieldError[] {
  const areas = listOf(fields.deliveryAreas);
  return [
    ...repeated({ values: areas.map((entry) => entry?.id), path: (index) => `deliveryAreas.${index}.id` }),
    ...repeated({ values: areas.map((entry) => entry?.area), path: (index) => `deliveryAreas.${index}.area` }),
  ];
}
