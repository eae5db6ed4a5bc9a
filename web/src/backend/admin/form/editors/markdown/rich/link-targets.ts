import type { QueryClient } from "@tanstack/react-query";
import { menuInForce } from "@tresen/contract/catalog/availability";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { serverNow } from "../../../../../../shared/server-clock";
import { resourceQueries } from "../../../../queries";

/** What a link can be picked from. */
export const LINKED = ["sites", "branches", "products"] as const;
export type Linked = (typeof LINKED)[number];

/**
 * The address of a record in the shop, and its name. A product has no page of its own: the link leads to its category on
 * the page of the first branch that sells it. Null where none does.
 */
export async function addressOf({
  client,
  kind,
  id,
}: {
  client: QueryClient;
  kind: Linked;
  id: string;
}): Promise<{ href: string; name: string } | null> {
  const record = await client.fetchQuery(resourceQueries.one({ name: kind, id }));
  const name = String(record["name"]);
  if (kind === "sites") return { href: `/${String(record["path"])}`, name };
  if (kind === "branches") return { href: storePath(record), name };
  const [branches, menus] = await Promise.all([
    client.fetchQuery(resourceQueries.all("branches")),
    client.fetchQuery(resourceQueries.all("menus")),
  ]);
  const href = productPath({ product: id, branches, menus, at: serverNow() });
  return href === null ? null : { href, name };
}

/** The page of the first public branch whose menu in force lists the product, at the product's category. */
export function productPath({
  product,
  branches,
  menus,
  at,
}: {
  product: string;
  branches: readonly AnyRecord[];
  menus: readonly AnyRecord[];
  at: number;
}): string | null {
  for (const branch of branches as readonly (AnyRecord & Branch)[]) {
    const menu = branch.isPublic ? menuInForce({ menus: menus as readonly (AnyRecord & Menu)[], branch, at }) : null;
    const found = menu?.catalog.find(({ products }) => products.includes(product));
    if (found) return `${storePath(branch)}#${categoryAnchor(found.category)}`;
  }
  return null;
}

function storePath({ identifier }: Readonly<Record<string, unknown>>): string {
  return `/store/${encodeURIComponent(String(identifier))}`;
}

/** As the shop names the sections of a menu. */
function categoryAnchor(category: string): string {
  return `kategorie-${category}`;
}
