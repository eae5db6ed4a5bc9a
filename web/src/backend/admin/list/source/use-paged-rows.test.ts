import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { resources } from "@tresen/contract/resources";
import { afterEach, expect, it, vi } from "vitest";
import type { ListSearch } from "../list-search";
import { pageQueries } from "./page-queries";
import { serverSort } from "./server-sort";
import { shownOf } from "./use-paged-rows";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a search that fails leaves what was shown, and the next one that succeeds takes its place", async () => {
  const record = { id: "p1", version: 1, createdAt: "", updatedAt: "" };
  vi.stubGlobal("fetch", async (address: string) =>
    address.includes("search=b") ? Response.json({}, { status: 500 }) : Response.json({ data: [record], cursor: null }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const optionsOf = (search: ListSearch) => pageQueries.page({ name: "products", sort: "name", search });
  const observer = new QueryObserver(client, optionsOf({ search: "a" }));
  let kept: ReturnType<typeof shownOf>;
  const ask = async (search: ListSearch) => {
    observer.setOptions(optionsOf(search));
    const { data, isPlaceholderData, isError } = await observer.refetch();
    kept = shownOf({ kept, current: data && !isPlaceholderData ? { page: data, search } : undefined });
    return { search: kept?.search.search, isError };
  };
  expect(await ask({ search: "a" })).toEqual({ search: "a", isError: false });
  expect(await ask({ search: "b" })).toEqual({ search: "a", isError: true });
  expect(await ask({ search: "c" })).toEqual({ search: "c", isError: false });
});

it("the server is asked for one order that it has", () => {
  const sort = (wanted: string | undefined) => serverSort({ resource: resources.products, sort: wanted });
  expect([undefined, "-price,name", "tax", "tax,uid"].map(sort)).toEqual(["name", "-price", "name", "uid"]);
  // What runs began last.
  expect(serverSort({ resource: resources["working-activities"], sort: undefined })).toBe("-startedAt");
});
