import { useQuery } from "@tanstack/react-query";
import { callPage } from "../../../../shared/api";
import { fetchAll } from "../../../../shared/fetch-all";

const KEPT = { staleTime: 5 * 60_000 };

/** Catalogues and categories. The keys begin with those of the generic lists, so that saving one reads it again. */
export function useCatalogue() {
  const menus = useQuery({
    queryKey: ["resource", "menus", "all"],
    queryFn: ({ signal }) =>
      fetchAll((page) => callPage("GET /api/menus", { query: { ...page, as: "staff" }, signal })),
    ...KEPT,
  });
  const categories = useQuery({
    queryKey: ["resource", "categories", "all"],
    queryFn: ({ signal }) =>
      fetchAll((page) => callPage("GET /api/categories", { query: { ...page, as: "staff" }, signal })),
    ...KEPT,
  });
  const queries = [menus, categories];
  return {
    data: menus.data && categories.data ? { menus: menus.data, categories: categories.data } : undefined,
    error: menus.error ?? categories.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.flatMap(({ error, refetch }) => (error ? [refetch()] : []))),
  };
}
