import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { optionQueries } from "./option-queries";

afterEach(() => vi.unstubAllGlobals());

const labelOf = async (status: number): Promise<string | null> => {
  const errors = [{ code: "forbidden", message: "Das dürfen Sie nicht." }];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ errors }, { status })));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return client.fetchQuery(optionQueries.label({ name: "customers", id: `cus_${String(status)}` }));
};

test("the name of a record that the reader may not choose is no failure", async () => {
  expect(await labelOf(403)).toBe("(für Sie nicht sichtbar)");
  await expect(labelOf(500)).rejects.toMatchObject({ status: 500 });
});
