import { lookupKey } from "@tresen/contract/kit/list/lookup";
import type { Redirect } from "@tresen/contract/site/redirect.resource";
import { foldedPath } from "@tresen/contract/site/redirect.rules";
import { readPartition } from "../../platform/db";

/** The part of a redirect that its index row contains. */
export type FoundRedirect = Pick<Redirect, "id" | "type" | "target" | "status">;

/** The enabled redirect at this path of the shop, by a single read of one row. */
export async function findRedirect(path: string): Promise<FoundRedirect | null> {
  const [row] = await readPartition(lookupKey({ name: "redirects", value: foldedPath(path) }));
  // Copied from a validated record, in the transaction that wrote it.
  return row ? { ...(row.holds as Omit<FoundRedirect, "id">), id: row.sk.slice(1) } : null;
}
