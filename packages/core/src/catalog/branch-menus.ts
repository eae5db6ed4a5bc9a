import type { Menu } from "@tresen/contract/catalog/menu.resource";
import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import { AppError } from "../platform/errors";
import { readCatalog } from "../snapshot";

/** The published menus of a branch. @throws missing for an unknown branch. */
export async function listBranchMenus({ branch }: { branch: string }): Promise<Menu[]> {
  const catalog = await readCatalog();
  if (!catalog.branches.has(branch)) throw new AppError("record.missing", "missing", BRANCH_MISSING);
  return catalog.menus.filter((menu) => menu.branches.some(({ id }) => id === branch));
}
