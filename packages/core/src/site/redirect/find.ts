import { lookupKey } from "@tresen/contract/kit/list/lookup";
import type { Redirect } from "@tresen/contract/site/redirect.resource";
import { foldedPath } from "@tresen/contract/site/redirect.rules";
import { readPartition } from "../../platform/db";

/** What is known of a redirect by its path alone. */
export type FoundRedirect = Pick<Redirect, "id" | "type" | "target" | "status">;

/** The redirect in use at this path of the shop, by one read of one row. */
export async function findRedirect(path: string): Promise<FoundRedirect | null> {
  const [row] = await readPartition(lookupKey({ name: "redirects", value: foldedPath(path) }));
  // Written from a record that its schema has checked, in one transaction with it.
  return row ? { ...(row.holds as Omit<FoundRedirect, "id">), id: row.sk.slice(1) } : null;
}
