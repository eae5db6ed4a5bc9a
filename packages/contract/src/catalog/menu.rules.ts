import { listOf, repeated } from "../kit/validation/check";
import type { FieldError } from "../kit/errors";
import type { DeepPartial } from "../kit/validation/valid-part";

/** Refuses a menu that would show a category or a product twice. */
export function checkMenu({
  fields,
}: {
  fields: DeepPartial<{
    branches: readonly { id: string }[];
    catalog: readonly { category: string; products: readonly string[] }[];
  }>;
}): FieldError[] {
  const catalog = listOf(fields.catalog);
  return [
    ...repeated({
      values: listOf(fields.branches).map((branch) => branch?.id),
      path: (index) => `branches.${index}.id`,
    }),
    ...repeated({ values: catalog.map((entry) => entry?.category), path: (index) => `catalog.${index}.category` }),
    ...catalog.flatMap((entry, position) =>
      repeated({ values: listOf(entry?.products), path: (index) => `catalog.${position}.products.${index}` }),
    ),
  ];
}
