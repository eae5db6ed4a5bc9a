import { QueryClient } from "@tanstack/react-query";
import { getDefaultStore } from "jotai";
import { beforeEach, expect, test, vi } from "vitest";
import { call } from "../../shared/api";
import { callWithEntry } from "../shared/failed/failed-calls";
import { retryFailure, showToast, toastsAtom } from "../shared/toasts";
import { mutationCache, queryCache } from "./query-client";

const entries = () => getDefaultStore().get(toastsAtom);
const client = new QueryClient({
  queryCache,
  mutationCache,
  defaultOptions: { queries: { retry: false, networkMode: "always" }, mutations: { networkMode: "always" } },
});
/** The calls that were made, and how each is answered. */
let calls: string[] = [];
let answer: (line: string) => Response | null;
const refused = (errors: object[] = []) => Response.json({ errors, requestId: "req_1" }, { status: 500 });
const done = () => Response.json({ data: [], cursor: null });

beforeEach(() => {
  client.clear();
  getDefaultStore().set(toastsAtom, []);
  calls = [];
  answer = () => refused();
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`);
    const response = answer(`${method} ${url}`);
    if (!response) throw new TypeError("Failed to fetch");
    return response;
  });
});

const products = { queryKey: ["products"], queryFn: () => call("GET /api/products") };
const branches = {
  queryKey: ["branches"],
  queryFn: () => call("GET /api/branches"),
  meta: { failure: "Filialen konnten nicht geladen werden." },
};
const remove = (id: string, own: { onError?: (error: Error) => void } = {}) =>
  mutationCache
    .build(client, { mutationFn: (of: string) => call("DELETE /api/products/{id}", { params: { id: of } }), ...own })
    .execute(id)
    .catch(() => undefined);
const retry = async (index = 0) => {
  const [entry] = entries().slice(index);
  await retryFailure({ id: entry?.id ?? "", retry: entry?.retry });
};

test("a query that failed makes an entry, whose retry makes just that call and removes it", async () => {
  await client.prefetchQuery(products);
  await remove("prd_1");
  expect(entries()).toMatchObject([
    { kind: "error", times: 1, detail: "Vorgang req_1", error: { made: { route: "GET /api/products" } } },
    { kind: "error", times: 1, error: { made: { route: "DELETE /api/products/{id}" } } },
  ]);
  calls = [];
  answer = done;
  await retry();
  expect(calls).toEqual(["GET /api/products"]);
  expect(client.getQueryData(["products"])).toEqual([]);
  await retry();
  expect(calls).toEqual(["GET /api/products", "DELETE /api/products/prd_1"]);
  expect(entries()).toEqual([]);
});

test("the same call that fails again is one entry with a count; it goes when somebody else makes it successfully", async () => {
  await remove("prd_1");
  await retry();
  await remove("prd_1");
  await remove("prd_2");
  expect(entries()).toMatchObject([{ times: 3 }, { times: 1 }]);
  answer = done;
  await remove("prd_1");
  expect(entries()).toMatchObject([{ error: { made: { address: "DELETE /api/products/prd_2" } } }]);
});

test("what a screen tells in its own words is the entry of that call, also when it fails again", async () => {
  const onError = (error: Error) =>
    showToast({ kind: "error", message: "Produkt konnte nicht gelöscht werden.", about: "remove prd_1", error });
  await remove("prd_1", { onError });
  await remove("prd_1", { onError });
  const [{ message, times, calls: own } = {}, ...others] = entries();
  expect({ message, times, own, others }).toEqual({
    message: "Produkt konnte nicht gelöscht werden.",
    times: 2,
    own: undefined,
    others: [],
  });
});

test.each([
  ["no connection", null, true],
  ["too many requests", 429, true],
  ["a failure of the server", 500, true],
  ["what is not allowed", 403, false],
])(
  "what a screen tells in its own words can be tried again after %s as it was sent: %o",
  async (_what, status, isOffered) => {
    const message = "Produkt konnte nicht gelöscht werden.";
    answer = () => (status === null ? null : Response.json({ errors: [] }, { status }));
    await remove("prd_1", { onError: (error) => showToast({ kind: "error", message, error }) });
    expect(entries()).toMatchObject([{ message }]);
    expect(entries()[0]?.retry !== undefined).toBe(isOffered);
    if (!isOffered) return;
    answer = done;
    calls = [];
    await retry();
    expect(calls).toEqual(["DELETE /api/products/prd_1"]);
    expect(entries()).toEqual([]);
  },
);

test("what a screen tells after the call's own handling takes the place of the entry", async () => {
  await remove("prd_1");
  const [{ error } = {}] = entries();
  showToast({ kind: "error", message: "Produkt konnte nicht gelöscht werden.", error });
  expect(entries().map(({ message }) => message)).toEqual(["Produkt konnte nicht gelöscht werden."]);
  answer = done;
  await retry();
  expect(entries()).toEqual([]);
});

test("without a connection there is one entry, and its retry makes each of its calls once", async () => {
  answer = () => null;
  await client.prefetchQuery(products);
  await remove("prd_1");
  await remove("prd_2");
  await client.prefetchQuery(products);
  expect(entries()).toMatchObject([{ message: "Sie sind offline", times: 4 }]);
  calls = [];
  answer = (line) => (line.endsWith("prd_2") ? refused() : done());
  await retry();
  expect(calls).toEqual(["DELETE /api/products/prd_1", "DELETE /api/products/prd_2", "GET /api/products"]);
  expect(entries()).toMatchObject([{ error: { status: 500, made: { address: "DELETE /api/products/prd_2" } } }]);
});

test("reads that are told in the same words have one entry, whose retry repeats all of them", async () => {
  const read = (last: "orders" | "revenue") => ({
    queryKey: ["statistics", last],
    queryFn: () =>
      call(`GET /api/statistics/${last}`, { query: { from: "2026-06-05", to: "2026-06-05", interval: "day" } }),
  });
  await client.prefetchQuery(read("orders"));
  await client.prefetchQuery(read("revenue"));
  await client.prefetchQuery(products);
  expect(entries()).toMatchObject([{ times: 2, calls: [{}, {}] }, { times: 1 }]);
  calls = [];
  answer = (line) => (line.includes("orders") ? done() : refused());
  await retry();
  expect(calls.map((line) => line.replace(/\?.*/, ""))).toEqual([
    ...["GET /api/statistics/orders", "GET /api/statistics/revenue"],
  ]);
  expect(entries()[0]?.calls).toMatchObject([{ error: { made: { route: "GET /api/statistics/revenue" } } }]);
});

test("a call whose screen tells of the failure itself makes an entry too, whose retry goes on where the screen would", async () => {
  let after = 0;
  const remove = async () => {
    await call("DELETE /api/products/{id}", { params: { id: "prd_1" } });
    after += 1;
  };
  answer = () => null;
  await expect(callWithEntry(remove)).rejects.toThrow();
  await retry();
  expect(entries()).toMatchObject([{ message: "Sie sind offline", times: 2 }]);
  answer = done;
  await retry();
  expect([after, entries()]).toEqual([1, []]);
});

test("data that no screen misses by itself is told at once, and removed by its success", async () => {
  await client.prefetchQuery(branches);
  expect(entries()).toMatchObject([{ message: "Filialen konnten nicht geladen werden." }]);
  expect(entries()[0]?.calls).toBeUndefined();
  answer = done;
  await retry();
  expect(entries()).toEqual([]);
});

test("known data that could not be read again makes an entry too, unless its screen says all of it", async () => {
  client.setQueryData(["products"], []);
  await client.prefetchQuery({ ...products, staleTime: 0 });
  expect(entries()).toHaveLength(1);
  await client.prefetchQuery({ queryKey: ["tables"], queryFn: () => call("GET /api/tables"), meta: { isTold: true } });
  expect(entries()).toHaveLength(1);
});

const notForEntries: readonly [what: string, status: number, errors: object[]][] = [
  ["faults of fields", 400, [{ code: "required", field: "name", message: "Pflichtfeld" }]],
  ["what somebody else has changed", 409, [{ code: "version", message: "Geändert" }]],
  ["what is gone", 404, [{ code: "missing", message: "Fehlt" }]],
];
test.each(notForEntries)("%s make none", async (_what, status, errors) => {
  answer = () => Response.json({ errors }, { status });
  await remove("prd_1");
  expect(entries()).toEqual([]);
});

test("a refused password makes none, which would keep it", async () => {
  const log = { username: "anna", password: "secret" };
  const login = { mutationFn: () => call("POST /api/login", { body: log, unauthenticated: "throw" }) };
  await mutationCache
    .build(client, login)
    .execute(undefined)
    .catch(() => undefined);
  expect(entries()).toEqual([]);
});
