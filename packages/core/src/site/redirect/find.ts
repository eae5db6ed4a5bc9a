import { lookupKey } from "@tresen/contract/kit/list/lookup";
import type { Redirect } from "@tresen/contract/site/redirect.resource";
import { foldedPath, placesOfPath } from "@tresen/contract/site/redirect.rules";
import { type Item, readKeys } from "../../platform/db";
import { env } from "../../platform/env";

/** The part of a redirect that its index row contains. */
export type FoundRedirect = Pick<Redirect, "id" | "type" | "target" | "status">;

/** The enabled redirect at this path of the shop, by a single read of one row. */
export async function findRedirect(path: string): Promise<FoundRedirect | null> {
  const [row] = await readLookup({ by: "path", value: foldedPath(path), limit: 1 });
  // Copied from a validated record, in the transaction that wrote it.
  return row ? { ...(row.holds as Omit<FoundRedirect, "id">), id: row.sk.slice(1) } : null;
}

/** An enabled redirect that leads to this path of the shop, other than the one with the id; null when there is none. */
export async function findRedirectTo({ path, but }: { path: string; but: string }): Promise<string | null> {
  const places = placesOfPath({ path, origin: env.PUBLIC_URL });
  const rows = await Promise.all(places.map((value) => readLookup({ by: "target", value, limit: 2 })));
  const row = rows.flat().find(({ sk }) => sk !== `#${but}`);
  return row ? (row.holds as Pick<Redirect, "path">).path : null;
}

/** The rows by which redirects with this value are found: see `lookups` of the resource. */
async function readLookup({ by, value, limit }: { by: string; value: string; limit: number }): Promise<Item[]> {
  const range = { pk: lookupKey({ name: "redirects", by, value }) };
  return (await readKeys({ range, limit, isConsistent: true })).rows;
}
