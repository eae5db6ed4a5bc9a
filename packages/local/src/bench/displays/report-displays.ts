import * as z from "zod";
import { httpFunctions, socketFunction } from "@tresen/functions/routes";
import { type Client, createClient } from "../client";
import { invoke } from "../invoke";
import { percentile } from "../load";
import type { PlatformProcess } from "../platform-process";
import { figure, heading, kb, ms, number, usd } from "../report";
import { costOfDisplay } from "./display-cost";
import { type KitchenKey, decide, kitchenPath, measureScreens, placeOrder } from "./screens";

const SCREENS = [1, 20, 100];
const ORDERS = 20;
/** Orders that are being prepared all the time. */
const OPEN = 15;
/** The branch of `smallOrder`. */
const BRANCH = "brn_0";
const GOAL = { p99: 2000, dollars: 0.5 };

const keyAnswer = z.object({ data: z.object({ key: z.string() }) });

/**
 * Reports how fast orders reach kitchen displays, and what a display costs.
 * @param password of the administrator of the platform. The functions in this process must use its storage.
 */
export async function reportDisplays({
  platform: { url },
  password,
}: {
  platform: PlatformProcess;
  password: string;
}): Promise<void> {
  const client = createClient({ url, connections: 8 });
  const cookie = await logIn({ client, password });
  const keys: KitchenKey[] = [];
  while (keys.length < Math.max(...SCREENS)) keys.push(await makeKey({ client, cookie, number: keys.length + 1 }));
  for (let made = 0; made < OPEN; made += 1)
    await decide({ client, cookie, uid: await placeOrder({ client, number: made }), step: "confirm" });

  heading(`From confirming an order to the kitchen displays of its branch, ${OPEN} further orders being prepared`);
  for (const screens of SCREENS) {
    const { times, fetches, hints } = await measureScreens({
      ...{ url, cookie },
      keys: keys.slice(0, screens),
      orders: ORDERS,
    });
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    figure({
      name: `p50 / p99 of ${screens} displays`,
      value: `${ms(p50)} / ${ms(p99)}`,
      goal: `p99 ≤ ${GOAL.p99} ms`,
      isMet: p99 <= GOAL.p99,
    });
    figure({
      name: "  hints / requests a display and order",
      value: `${number(hints / screens / (ORDERS + 1))} / ${number((fetches - screens) / screens / (ORDERS + 1))}`,
    });
  }
  client.close();
  const [kitchen] = keys;
  if (kitchen) await reportCost(kitchen);
}

async function reportCost(kitchen: KitchenKey): Promise<void> {
  const { metered } = await import("@tresen/core/platform/db");
  const ask = () => invoke("displays", { method: "GET", path: kitchenPath(kitchen) });
  await ask();
  const { result, use } = await metered(ask);
  const bytes = Buffer.from(result.body ?? "", result.isBase64Encoded ? "base64" : "utf8").length;
  const memory = {
    displays: httpFunctions.find(({ name }) => name === "displays")?.memory ?? 1024,
    socket: socketFunction.memory,
  };
  const cost = costOfDisplay({ calls: use.calls, readUnits: use.readUnits, bytes, memory });
  heading("A kitchen display that is on 12 hours a day, in a branch with 300 orders a day");
  figure({ name: "Database calls / read units of a request", value: `${use.calls} / ${number(use.readUnits)}` });
  figure({ name: "Bytes of an answer", value: kb(bytes) });
  figure({ name: "Requests an hour", value: number(cost.requestsAnHour) });
  figure({ name: "Read units an hour", value: number(cost.readUnitsAnHour) });
  figure({ name: "Socket's messages an hour, with pings", value: number(cost.messagesAnHour) });
  for (const { name, dollars } of cost.lines) figure({ name: `  ${name}, a month`, value: `$${dollars.toFixed(3)}` });
  figure({
    name: "Together, a month",
    value: usd(cost.total),
    goal: `≤ ${usd(GOAL.dollars)}`,
    isMet: cost.total <= GOAL.dollars,
  });
}

async function logIn({ client, password }: { client: Client; password: string }): Promise<string> {
  const { headers } = await client.request({
    path: "/api/login",
    method: "POST",
    json: { username: "admin@example.test", password },
  });
  const [cookie] = [headers["set-cookie"] ?? []].flat();
  if (!cookie) throw new Error("The administrator could not log in.");
  return cookie.split(";")[0] ?? "";
}

async function makeKey({
  client,
  cookie,
  number: display,
}: {
  client: Client;
  cookie: string;
  number: number;
}): Promise<KitchenKey> {
  const { body } = await client.request({
    path: "/api/access-keys",
    method: "POST",
    headers: { cookie },
    json: { name: `Messung ${display}`, branch: BRANCH, purpose: "backoffice" },
  });
  return { branch: BRANCH, key: keyAnswer.parse(JSON.parse(body.toString())).data.key };
}
