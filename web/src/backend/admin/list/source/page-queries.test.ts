import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { ListSearch } from "../list-search";
import { type ServerPage, loadMatching, pageQueries, pagesBeside } from "./page-queries";

const COUNT = 2000;
const record = (index: number) => ({ id: `p${index}`, version: 1, createdAt: "", updatedAt: "", price: index });
const calls: URLSearchParams[] = [];

/** A server with 2,000 records in the order of their prices, whose cursors are the places between two of them. */
function serve({ most = 500 }: { most?: number } = {}): void {
  vi.stubGlobal("fetch", async (address: string) => {
    const query = new URL(address, "http://shop").searchParams;
    calls.push(query);
    const isDown = query.get("sort") === "-price";
    const all = Array.from({ length: COUNT }, (_, index) => record(isDown ? COUNT - 1 - index : index));
    const size = Math.min(Number(query.get("limit")), most);
    const before = query.get("before");
    const start = before ? Math.max(0, Number(before) - size) : Number(query.get("cursor") ?? 0);
    const end = before ? Number(before) : Math.min(COUNT, start + size);
    const edge = before ? start : end;
    const cursor = edge === 0 || edge === COUNT ? null : String(edge);
    return Response.json({ data: all.slice(start, end), cursor });
  });
}

const client = new QueryClient();
const load = (search: ListSearch): Promise<ServerPage> => {
  client.clear();
  return client.fetchQuery(pageQueries.page({ name: "products", sort: "price", search }));
};
const prices = ({ records }: ServerPage): unknown[] => [records[0]?.["price"], records.at(-1)?.["price"]];

afterEach(() => {
  vi.unstubAllGlobals();
  calls.length = 0;
});

it("a list of 2,000 products loads a page with one call, and not everything", async () => {
  serve();
  const page = await load({ search: "ware", filters: { priceFrom: "0" } });
  expect(calls.map(String)).toEqual(["priceFrom=0&search=ware&sort=price&limit=50&as=staff"]);
  expect([page.records.length, ...prices(page)]).toEqual([50, 0, 49]);
});

it("pages lead on and back in the same order, with one call each", async () => {
  serve();
  const walk = async (steps: readonly ("next" | "previous" | "last" | "first")[]) => {
    let search: ListSearch = {};
    const seen: unknown[] = [];
    for (const step of steps) {
      const to = pagesBeside({ search, page: await load(search) })[step];
      if (!to) return [...seen, "none"];
      search = to;
      seen.push(prices(await load(search)).join("-"));
    }
    return seen;
  };
  expect(await walk(["next", "next", "previous", "previous", "previous"])).toEqual([
    "50-99",
    "100-149",
    "50-99",
    "0-49",
    "none",
  ]);
  expect(await walk(["last", "previous", "previous", "next", "next", "next"])).toEqual([
    "1950-1999",
    "1900-1949",
    "1850-1899",
    "1900-1949",
    "1950-1999",
    "none",
  ]);
  expect(await walk(["last", "previous", "first", "next"])).toEqual(["1950-1999", "1900-1949", "0-49", "50-99"]);
});

it("counts what is before a page on the way on, and does not pretend to on the way from the end", async () => {
  serve();
  const page = await load({});
  const next = pagesBeside({ search: {}, page }).next;
  expect(next?.from).toBe(50);
  expect(pagesBeside({ search: next ?? {}, page: await load(next ?? {}) }).previous?.from).toBeUndefined();
  const last = pagesBeside({ search: {}, page }).last ?? {};
  expect(pagesBeside({ search: last, page: await load(last) }).previous).toMatchObject({ end: true, from: undefined });
});

it("a short page is filled up, and no further than a few calls go", async () => {
  serve({ most: 20 });
  expect(prices(await load({}))).toEqual([0, 49]);
  expect(calls.map((query) => query.get("limit"))).toEqual(["50", "30", "10"]);
  calls.length = 0;
  serve({ most: 1 });
  expect(prices(await load({ end: true }))).toEqual([1996, 1999]);
  expect(calls).toHaveLength(4);
});

it("all that matches is loaded in large pages", async () => {
  serve();
  const all = await loadMatching({ name: "products", sort: "price", search: { search: "ware" } });
  expect([all.length, calls.length, calls[0]?.get("limit")]).toEqual([2000, 4, "500"]);
});
