import { useQueries, useQuery } from "@tanstack/react-query";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Category } from "@tresen/contract/catalog/category.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";
import type { TaxRate } from "@tresen/contract/catalog/tax/tax-rate.resource";
import { useMemo } from "react";
import { callPage } from "../../../shared/api";
import { fetchAll } from "../../../shared/fetch-all";
import { resourceQueries } from "../../admin/queries";

/** The catalogue as staff see it, also what the shop does not show. */
export interface Catalogue {
  menus: Menu[];
  categories: Map<string, Category>;
  /** Also archived ones, which menus may still list. */
  products: Map<string, Product>;
  taxRates: Map<string, TaxRate>;
  branches: Branch[];
}

const NAMES = ["menus", "categories", "products", "tax-rates", "branches"] as const;

/** Archived products, which no other list contains. */
export const archivedQuery = {
  queryKey: ["resource", "products", "archived"],
  staleTime: 30_000,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    fetchAll((page) => callPage("GET /api/products", { query: { ...page, as: "staff", isArchived: "true" }, signal })),
} as const;

/**
 * All of it: one call for each resource, one for archived products, and one more for every further 500 products. Lists of the back-office share
 * what was loaded.
 */
export function useCatalogue(): { catalogue: Catalogue | null; error: Error | null; retry: () => void } {
  const results = useQueries({ queries: NAMES.map((name) => resourceQueries.all(name)) });
  const archived = useQuery(archivedQuery);
  const [menus, categories, products, taxRates, branches] = results.map(({ data }) => data);
  const catalogue = useMemo(
    () =>
      menus && categories && products && taxRates && branches && archived.data
        ? {
            menus: recordsOf<Menu>(menus),
            categories: byId(recordsOf<Category>(categories)),
            products: byId([...recordsOf<Product>(products), ...recordsOf<Product>(archived.data)]),
            taxRates: byId(recordsOf<TaxRate>(taxRates)),
            branches: recordsOf<Branch>(branches),
          }
        : null,
    [menus, categories, products, taxRates, branches, archived.data],
  );
  return {
    catalogue,
    error: catalogue ? null : (results.find(({ error }) => error)?.error ?? archived.error),
    retry: () => {
      if (archived.isError) void archived.refetch();
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}

/** The generic lists know their records by name only; the resource says what these are. */
function recordsOf<Known>(records: readonly object[]): Known[] {
  return records as Known[];
}

function byId<Known extends { id: string }>(records: readonly Known[]): Map<string, Known> {
  return new Map(records.map((record) => [record.id, record]));
}
