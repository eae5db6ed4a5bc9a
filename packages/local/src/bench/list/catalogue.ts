import { resources } from "@tresen/contract/resources";
import { TABLE } from "../../environment";
import { databaseFile } from "../../storage/emulator";
import { itemsOf } from "../records/items";
import { fillTable } from "../records/fill";
import { product } from "../shop";

/** The menus among which all products are divided, and the categories of each. */
export const MENUS = 8;
const CATEGORIES = 50;

/** Every product of the shop is in one of these categories, each in one menu. */
export const categories = Array.from({ length: MENUS * CATEGORIES }, (_, index) => ({
  id: categoryId(index),
  name: `Kategorie ${index + 1}`,
}));

export function categoryId(index: number): string {
  return `cat_list_${index}`;
}

export function menuId(index: number): string {
  return `mnu_list_${index}`;
}

/** Products from one number to another, written as an import would write them, and the menus with all of them. */
export async function fillCatalogue({
  dataDir,
  from,
  to,
}: {
  dataDir: string;
  from: number;
  to: number;
}): Promise<number> {
  const [{ bulkWrites }, { indexing }] = await Promise.all([
    import("@tresen/core/records/rows"),
    import("@tresen/core/records"),
  ]);
  let rows = 0;
  const productOf = (index: number) => {
    const { id, ...fields } = product(index);
    return { id: String(id), fields: resources.products.fields.parse(fields) };
  };
  const menuOf = (index: number) => ({
    id: menuId(index),
    fields: resources.menus.fields.parse({ name: `Karte ${index + 1}`, catalog: catalogOf({ menu: index, size: to }) }),
  });
  const shared = { bulkWrites, indexing };
  const batches = [
    itemsOf({ ...shared, resource: resources.products, from, to, recordOf: productOf }),
    itemsOf({ ...shared, resource: resources.menus, from: 0, to: MENUS, recordOf: menuOf }),
  ];
  for (const batch of batches)
    for await (const items of batch) rows += fillTable({ file: databaseFile(dataDir), table: TABLE, items });
  return rows;
}

/** A product is in the category with the remainder of its number, so categories of all sizes of shops are alike. */
function catalogOf({ menu, size }: { menu: number; size: number }): { category: string; products: string[] }[] {
  return Array.from({ length: CATEGORIES }, (_, position) => {
    const first = menu * CATEGORIES + position;
    const count = Math.ceil((size - first) / categories.length);
    return {
      category: categoryId(first),
      products: Array.from({ length: count }, (_unused, index) => `prd_${first + index * categories.length}`),
    };
  });
}
