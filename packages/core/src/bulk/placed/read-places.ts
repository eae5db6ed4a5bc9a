import { categories } from "@tresen/contract/catalog/category.resource";
import { type Menu, menus } from "@tresen/contract/catalog/menu.resource";
import { type PlacedMenu, type Places, placesIn } from "@tresen/contract/catalog/place/places";
import { goneLabel, recordTitle } from "@tresen/contract/kit/record-title";
import { type Row, allRows, namedRecords, recordOf } from "../../records/rows";

const menuRows = namedRecords<Menu>("menus");

/** A menu with its row, for asking who may change it. */
export interface StoredMenu extends PlacedMenu {
  row: Row;
}

/** Where products stand now. There are a few menus, and all of them are read once for many products. */
export async function readPlaces(): Promise<Places<StoredMenu>> {
  const [rows, named] = await Promise.all([
    allRows({ resource: menuRows, consistent: true }),
    allRows({ resource: categories, consistent: false }),
  ]);
  const names = new Map(named.map((row) => [row.id, recordTitle({ resource: categories, record: recordOf(row) })]));
  return placesIn({
    menus: rows.map((row) => ({
      id: row.id,
      name: recordTitle({ resource: menus, record: recordOf(row) }),
      catalog: menuRows.recordOf(row).catalog,
      row,
    })),
    nameOf: (category) => names.get(category) ?? goneLabel(categories),
  });
}
