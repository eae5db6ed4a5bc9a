import type { Menu } from "@tresen/contract/catalog/menu.resource";
import { type Finding, allRows, namedRecords } from "../records/rows";

const menuRows = namedRecords<Menu>("menus");

/**
 * The products that menus have: of one menu, of those of a branch, and of one category in them. A product does not know
 * its menus, so all menus are read; there are a few, each with up to 25,000 products.
 */
export const productIdsFor: NonNullable<Finding["idsFor"]> = async ({ filters: { menu, branch, category } }) => {
  const menus = (await allRows({ resource: menuRows, consistent: false })).map(menuRows.recordOf);
  const sections = menus
    .filter(({ id, branches }) => (!menu || id === menu) && (!branch || branches.some((each) => each.id === branch)))
    .flatMap(({ catalog }) => catalog.filter((section) => !category || section.category === category));
  return new Set(sections.flatMap(({ products }) => products));
};
