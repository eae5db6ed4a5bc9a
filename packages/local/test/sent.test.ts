import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";
import type { SentTo } from "@tresen/contract/order/sent/sent";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { PASSWORD, dataFolderWithShop, start } from "./platform";
import { smallOrder, smallShop } from "./small-shop";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const LEAD = 120;
/** From the confirmation of an order until it is told, as far as the start of the platform leaves it. */
const AHEAD = 30 * SECOND;

/** The small shop, in which orders are begun two hours before their time. */
const shop: ShopBundleInput = {
  ...smallShop,
  branches: (smallShop.branches ?? []).map((branch) => ({ ...branch, leadMinutes: LEAD, isPreorderEnabled: true })),
};

interface Platform {
  call: <Data>(path: string, body?: object) => Promise<Data>;
  stop: () => Promise<unknown>;
}

/** The platform with its clock at a time, and staff signed in. */
async function open(dataDir: string, at: number): Promise<Platform> {
  const { url, stop } = await start({ dataDir, env: { CLOCK: new Date(at).toISOString() } });
  const headers: Record<string, string> = { "content-type": "application/json" };
  const request = async (path: string, body?: object): Promise<Response> => {
    const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(`${url}${path}`, init);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const signedIn = await request("/api/login", { username: "admin@example.test", password: PASSWORD });
  headers.cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const call = async <Data>(path: string, body?: object): Promise<Data> =>
    ((await (await request(path, body)).json()) as { data: Data }).data;
  return { call, stop };
}

/** An order that staff have confirmed. */
async function confirmed({ call }: Platform, changes: object = {}): Promise<string> {
  const { uid } = await call<{ uid: string }>("/api/orders", { ...smallOrder(1), ...changes });
  await call(`/api/orders/ord_${uid}/status/confirm`, {});
  return `ord_${uid}`;
}

/** What the kitchen was told, once it was told so often. */
async function told({ call }: Platform, id: string, count: number): Promise<SentTo["messages"]> {
  for (;;) {
    const messages = (await call<SentTo[]>(`/api/orders/${id}/sent`)).flatMap((one) => one.messages);
    if (messages.length >= count) return messages;
    await wait(100);
  }
}

test("the kitchen is told of an order, that it is printed again, and that it is cancelled", async () => {
  const platform = await open(await dataFolderWithShop(shop), Date.parse("2026-06-05T16:30:00Z"));
  const id = await confirmed(platform);
  await told(platform, id, 1);
  await platform.call(`/api/orders/${id}/print`, {});
  await platform.call(`/api/orders/${id}/status/cancel`, {});
  expect((await told(platform, id, 3)).map(({ number, why }) => [number, why])).toEqual([
    [1, "begun"],
    [2, "print"],
    [3, "cancelled"],
  ]);
}, 120_000);

// Ten past three in Vienna, whose clocks went back, or forward, between the order's begin and its time.
test.each([
  { appointmentDate: "2026-10-25T02:10:00.000Z", restarts: false },
  // The clock is set forward while nothing runs.
  { appointmentDate: "2027-03-28T01:10:00.000Z", restarts: true },
])(
  "an order for later is told when it has to be begun: $appointmentDate",
  async ({ appointmentDate, restarts }) => {
    const dataDir = await dataFolderWithShop(shop);
    const due = Date.parse(appointmentDate) - LEAD * MINUTE - MINUTE;
    const first = await open(dataDir, restarts ? due - 3 * HOUR : due - AHEAD);
    const id = await confirmed(first, { appointmentDate });
    if (restarts) await first.stop();
    const platform = restarts ? await open(dataDir, due) : first;
    const [message, ...others] = await told(platform, id, 1);
    expect([message?.why, others]).toEqual(["begun", []]);
    expect(Date.parse(message?.at ?? "")).toBeGreaterThanOrEqual(due);
  },
  180_000,
);
