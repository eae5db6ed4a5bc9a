import { useParams, useSearch } from "@tanstack/react-router";

/*
 * The router's types are one global registration, and shop and back-office, two routers, are checked as one program.
 * So the shop names its addresses here instead of registering its routes.
 */

export const paths = {
  home: (): string => "/",
  store: (identifier: string): string => `/store/${encodeURIComponent(identifier)}`,
  checkout: (identifier: string): string => `/store/${encodeURIComponent(identifier)}/checkout`,
  status: ({ uid, hash }: { uid: string; hash: string }): string =>
    `/status/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}`,
  withdrawal: (order: { uid: string; hash: string }): string => `${paths.status(order)}/withdrawal`,
};

/** Checkout and status: the simpler shell, with nothing that leads away or comes in between. */
export function isOrderingPath(path: string): boolean {
  return /^\/(?:store\/[^/]+\/checkout|status\/)/.test(path);
}

interface RouteParams {
  branchIdentifier?: string;
  uid?: string;
  hash?: string;
}

export function useRouteParams(): RouteParams {
  const params: RouteParams = useParams({ strict: false });
  return params;
}

/** The branch list's search term and tag. */
export interface ListSearch {
  q?: string | undefined;
  tag?: string | undefined;
}

/** The table that a QR code's address names, as it stands there. */
export function useTableSearch(): string | undefined {
  const { table }: { table?: string | number } = useSearch({ strict: false });
  return table === undefined || table === "" ? undefined : String(table);
}

export function useListSearch(): ListSearch {
  const search: ListSearch = useSearch({ strict: false });
  return search;
}
