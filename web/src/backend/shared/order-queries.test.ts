import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { orderQueries } from "./order-queries";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("open orders stay known for as long as another screen is open", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => Response.json({ data: [{ id: "ord_1" }], cursor: null }));
  const client = new QueryClient();
  for (const query of [orderQueries.current(), orderQueries.missed()]) {
    const leave = new QueryObserver(client, query).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(100);
    leave();
    await vi.advanceTimersByTimeAsync(2 * 60 * 60_000);
    expect(client.getQueryData(query.queryKey)).toEqual([{ id: "ord_1" }]);
  }
});
