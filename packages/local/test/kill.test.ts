import { join } from "node:path";
import { expect, test } from "vitest";
import type { OrderResult, StaffOrder } from "@tresen/contract/order/order";
import { type Client, type ClientAnswer, createClient } from "../src/bench/client";
import { importBundle } from "../src/bench/import-bundle";
import { PASSWORD, ROOT, isRunning, start, temporaryFolder, until } from "./platform";
import { smallOrder, smallShop } from "./small-shop";

const SHOPPERS = 200;
/** The platform is killed after this many orders were answered; the others are still being processed. */
const ANSWERED_BEFORE_KILL = 70;

test("after a kill in the middle of 200 concurrent orders each customer has exactly one order", async () => {
  const folder = await temporaryFolder();
  const dataDir = join(folder, "data");
  await importBundle({ root: ROOT, folder, dataDir, bundle: smallShop });
  const before = await start({ dataDir });
  const { pid, emulatorPid = 0 } = before.holder();

  const answered = await orderUntilKilled({ url: before.url, pid });
  const unanswered = SHOPPERS - answered.size;
  expect(answered.size).toBeGreaterThanOrEqual(ANSWERED_BEFORE_KILL);
  expect(unanswered).toBeGreaterThan(0);
  expect(await until(() => !isRunning(emulatorPid), 3_000), "the database ends with the killed platform").toBe(true);

  const after = await start({ dataDir });
  const client = createClient({ url: after.url, connections: 32 });
  const results = await Promise.all(Array.from({ length: SHOPPERS }, (_, shopper) => order({ client, shopper })));
  for (const [shopper, answer] of results.entries()) {
    expect(answer.status, answer.body.toString()).toBeLessThan(300);
    // A repeated request that was answered before the kill returns the same order.
    const known = answered.get(shopper);
    if (known) expect(resultOf(answer)).toEqual(known);
  }
  const uids = new Set(results.map((answer) => resultOf(answer).uid));
  expect(uids.size).toBe(SHOPPERS);

  const orders = await allOrders(client);
  expect(orders.map(({ uid }) => uid).sort()).toEqual([...uids].sort());
  expect(new Set(orders.map(({ lastName }) => lastName)).size).toBe(SHOPPERS);
  const tickets = orders.map(({ ticketNumber }) => ticketNumber).sort((a, b) => a - b);
  expect(new Set(tickets).size).toBe(SHOPPERS);
  expect(tickets[0]).toBeGreaterThanOrEqual(1);
  const missing = (tickets.at(-1) ?? 0) - SHOPPERS;
  expect(missing, "numbers that no order has").toBeLessThanOrEqual(unanswered);
  client.close();
});

/** @returns the answers that the shoppers received. */
async function orderUntilKilled({ url, pid }: { url: string; pid: number }): Promise<Map<number, OrderResult>> {
  const client = createClient({ url, connections: SHOPPERS });
  const answered = new Map<number, OrderResult>();
  await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, shopper) => {
      const answer = await order({ client, shopper }).catch(() => null);
      if (answer?.status !== 201) return;
      answered.set(shopper, resultOf(answer));
      if (answered.size === ANSWERED_BEFORE_KILL) process.kill(pid, "SIGKILL");
    }),
  );
  client.close();
  return answered;
}

function order({ client, shopper }: { client: Client; shopper: number }): Promise<ClientAnswer> {
  return client.request({
    path: "/api/orders",
    method: "POST",
    json: smallOrder(shopper),
    headers: { "idempotency-key": `shopper-${shopper}` },
  });
}

function resultOf(answer: ClientAnswer): OrderResult {
  return (JSON.parse(answer.body.toString()) as { data: OrderResult }).data;
}

async function allOrders(client: Client): Promise<StaffOrder[]> {
  const login = await client.request({
    path: "/api/login",
    method: "POST",
    json: { username: "admin@example.test", password: PASSWORD },
  });
  expect(login.status, login.body.toString()).toBe(200);
  const cookie = String(login.headers["set-cookie"]).split(";")[0] ?? "";
  const orders: StaffOrder[] = [];
  let cursor: string | null = "";
  do {
    const page = await client.request({
      path: `/api/orders?branch=brn_1&limit=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`,
      headers: { cookie },
    });
    expect(page.status, page.body.toString()).toBe(200);
    const body = JSON.parse(page.body.toString()) as { data: StaffOrder[]; cursor: string | null };
    orders.push(...body.data);
    ({ cursor } = body);
  } while (cursor);
  return orders;
}
