import { QueryClient } from "@tanstack/react-query";
import { resources } from "@tresen/contract/resources";
import { afterEach, expect, test, vi } from "vitest";
import { pageQueries } from "../../admin/list/source/page-queries";
import { serverSort } from "../../admin/list/source/server-sort";
import { resourceQueries } from "../../admin/queries";
import { startList } from "./start-list";

afterEach(() => vi.unstubAllGlobals());

/** The addresses that are asked for, and the client that keeps the answers. */
async function started(address: string) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return Response.json({ data: [], cursor: null });
  });
  const client = new QueryClient();
  startList({ client, address });
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  return { asked, client };
}

test("a list in pages asks for the page of its address, which the list then finds", async () => {
  const { asked, client } = await started('#/products?sort=-price&filters=%7B"isPublic"%3A"true"%7D');
  expect(asked).toEqual([
    "/api/products?isPublic=true&sort=-price&limit=50&as=staff",
    "/api/views/products",
    "/api/config",
  ]);
  const sort = serverSort({ resource: resources.products, sort: "-price" });
  const search = { filters: { isPublic: "true" } };
  expect(client.getQueryData(pageQueries.page({ name: "products", sort, search }).queryKey)).toBeDefined();
});

test("a list that is loaded whole asks for all of it", async () => {
  const { asked, client } = await started("#/tags");
  expect(asked[0]).toMatch(/^\/api\/tags\?/);
  expect(client.getQueryData(resourceQueries.all("tags").queryKey)).toEqual([]);
});

test.each(["#/", "#/dashboard", "#/images", "#/products/prd_1", "#/constructor"])(
  "nothing is asked for at %s",
  async (address) => {
    expect((await started(address)).asked).toEqual([]);
  },
);
