import { QueryClient } from "@tanstack/react-query";
import { getDefaultStore } from "jotai";
import { beforeEach, expect, test } from "vitest";
import { ApiError } from "../../shared/api";
import { retryFailure, toastsAtom } from "../shared/toasts";
import { queryCache } from "./query-client";

const entries = () => getDefaultStore().get(toastsAtom);
const client = new QueryClient({ queryCache, defaultOptions: { queries: { retry: false } } });
const refused = new ApiError({ status: 500, errors: [] });

beforeEach(() => {
  queryCache.clear();
  getDefaultStore().set(toastsAtom, []);
});

test("data that no screen misses by itself makes an entry, whose retry asks for just that", async () => {
  let answers = 0;
  const query = {
    queryKey: ["branches"],
    queryFn: () => {
      answers += 1;
      if (answers === 1) throw refused;
      return [];
    },
    meta: { failure: "Filialen konnten nicht geladen werden." },
  };
  await client.prefetchQuery(query);
  const [entry] = entries();
  expect(entry?.message).toBe("Filialen konnten nicht geladen werden.");
  await retryFailure({ id: entry?.id ?? "", retry: entry?.retry });
  expect(answers).toBe(2);
  expect(entries()).toEqual([]);
});

test("known data that could not be read again makes none, nor does what its own screen shows", async () => {
  const fail = (): never => {
    throw refused;
  };
  client.setQueryData(["branches"], []);
  const meta = { failure: "Filialen konnten nicht geladen werden." };
  await client.prefetchQuery({ queryKey: ["branches"], queryFn: fail, meta, staleTime: 0 });
  await client.prefetchQuery({ queryKey: ["tables"], queryFn: fail });
  expect(entries()).toEqual([]);
});
