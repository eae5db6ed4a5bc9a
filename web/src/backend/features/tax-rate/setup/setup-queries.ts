import { queryOptions } from "@tanstack/react-query";
import { callPage } from "../../../../shared/api";
import { fetchAll } from "../../../../shared/fetch-all";

/** All tax rates, and everything that can have one. Only asked while the dialog is open. */
export const setupQueries = {
  rates: () =>
    queryOptions({
      queryKey: ["resource", "tax-rates", "setup"],
      queryFn: ({ signal }) =>
        fetchAll((page) => callPage("GET /api/tax-rates", { query: { ...page, as: "staff" }, signal })),
    }),
  products: () =>
    queryOptions({
      queryKey: ["resource", "products", "tax-setup"],
      queryFn: ({ signal }) =>
        fetchAll((page) => callPage("GET /api/products", { query: { ...page, as: "staff" }, signal })),
    }),
  branches: () =>
    queryOptions({
      queryKey: ["resource", "branches", "tax-setup"],
      queryFn: ({ signal }) =>
        fetchAll((page) => callPage("GET /api/branches", { query: { ...page, as: "staff" }, signal })),
    }),
};
