import type { Branch } from "@tresen/contract/branch/branch.resource";
import { getConfig } from "../../config";
import { allRows } from "../../records/rows";

/**
 * Whether a picture is the shop's logo or, with `ofBranches`, that of a branch. One GetItem, and for other pictures of
 * branches one Query.
 */
export async function isShopLogo({ id, ofBranches }: { id: string; ofBranches: boolean }): Promise<boolean> {
  const { logo } = await getConfig();
  if (logo?.id === id) return true;
  if (!ofBranches) return false;
  // Only the name is needed: the definition would carry the schema of branches into the function of pictures.
  const branches = await allRows({ resource: { name: "branches" } });
  return branches.some(({ fields }) => (fields as Partial<Branch>).logo?.id === id);
}
