import { randomUUID } from "node:crypto";
import { createClient } from "./client";
import type { Durations } from "./cost";
import { orderIn } from "./created-order";
import { percentile } from "./load";
import type { PlatformProcess } from "./platform-process";
import { realOrder } from "./shop";

/** The duration of each of the three requests, one at a time, which Lambda bills. */
export async function measureDurations(platform: PlatformProcess): Promise<Durations> {
  const client = createClient({ url: platform.url, connections: 1 });
  const times: Record<keyof Durations, number[]> = { init: [], order: [], status: [] };
  const timed = async <Result>(name: keyof typeof times, run: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await run();
    times[name].push(performance.now() - began);
    return result;
  };
  for (let round = 0; round < 50; round += 1) {
    await timed("init", () => client.request({ path: "/api/init", headers: { "accept-encoding": "br" } }));
    const created = await timed("order", () =>
      client.request({
        path: "/api/orders",
        method: "POST",
        json: realOrder(round),
        headers: { "idempotency-key": randomUUID() },
      }),
    );
    const { uid, hash } = orderIn(created.body);
    await timed("status", () => client.request({ path: `/api/orders/public/${uid}/${hash}` }));
  }
  client.close();
  const middle = (name: keyof typeof times): number =>
    percentile(
      times[name].sort((a, b) => a - b),
      0.5,
    );
  return { init: middle("init"), order: middle("order"), status: middle("status") };
}
