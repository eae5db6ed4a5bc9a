import { useParams, useSearch } from "@tanstack/react-router";

/*
 * The types of TanStack Router are registered globally, but shop and back-office have two routers in one program. So
 * the shop lists its paths here instead of registering its routes.
 */

export const paths = {
  home: (): string => "/",
  store: (identifier: string): string => `/store/${encodeURIComponent(identifier)}`,
  checkout: (identifier: string): string => `/store/${encodeURIComponent(identifier)}/checkout`,
  status: ({ uid, hash }: { uid: string; hash: string }): string =>
    `/status/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}`,
  withdrawal: (order: { uid: string; hash: string }): string => `${paths.status(order)}/withdrawal`,
};

/**
 * Whether the path is the checkout's or the status page's, which have a simpler layout without links to other pages.
 */
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

/** The search term and tag of the branch list. */
export interface ListSearch {
  q?: string | undefined;
  tag?: string | undefined;
}

/** The table identifier from a QR code's URL, unchanged. */
export function useTableSearch(): string | undefined {
  const { table }: { table?: string | number } = useSearch({ strict: false });
  return table === undefined || table === "" ? undefined : String(table);
}

export function useListSearch(): ListSearch {
  const search: ListSearch = useSearch({ strict: false });
  return search;
}
