import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import * as z from "zod";
import { type Client, createClient } from "../client";
import { orderIn } from "../created-order";
import { smallOrder } from "../shop";

/** A screen joins hints that come within this time, as `web/src/shared/hints.ts` does. */
const JOINED = 1000;
/** An order that a screen does not show by then counts with this time. */
const LONGEST = 10_000;
/** Orders come this far apart, so that hints of two orders may be joined. */
const BETWEEN = 700;

export interface KitchenKey {
  branch: string;
  key: string;
}

export interface ScreenTimes {
  /** Milliseconds from confirming an order to a screen that has received it, one entry an order and screen, sorted. */
  times: number[];
  hints: number;
  fetches: number;
}

const ticketAnswer = z.object({ data: z.object({ ticket: z.string() }) });
const kitchenAnswer = z.object({ data: z.array(z.object({ uid: z.string(), state: z.string() })) });

export const kitchenPath = ({ branch, key }: KitchenKey): string => `/api/orders/backoffice/${branch}/${key}`;

/** Opens kitchen displays, and measures when each of them has orders that the desk confirms one after the other. */
export async function measureScreens({
  url,
  cookie,
  keys,
  orders,
}: {
  url: string;
  /** The session of the desk. */
  cookie: string;
  /** One for each display. */
  keys: readonly KitchenKey[];
  orders: number;
}): Promise<ScreenTimes> {
  const count = keys.length;
  const client = createClient({ url, connections: 64 });
  const seen = new Map<string, number[]>();
  const counted = { hints: 0, fetches: 0 };
  const fetch = async (kitchen: KitchenKey, known: Set<string>): Promise<void> => {
    counted.fetches += 1;
    const { status, body } = await client.request({ path: kitchenPath(kitchen) });
    if (status !== 200) throw new Error(`A display was refused: ${status} ${body.toString()}`);
    const now = performance.now();
    for (const { uid } of kitchenAnswer.parse(JSON.parse(body.toString())).data) {
      if (known.has(uid)) continue;
      known.add(uid);
      seen.get(uid)?.push(now);
    }
  };
  const open = await Promise.all(
    keys.map((kitchen) => {
      const known = new Set<string>();
      return openScreen({
        client,
        url,
        kitchen,
        onHint: () => (counted.hints += 1),
        ask: () => fetch(kitchen, known),
      });
    }),
  );
  const times: number[] = [];
  // The first one loads the functions' code, and does not count.
  for (let number = -1; number < orders; number += 1) {
    const uid = await placeOrder({ client, number: number + 1 });
    const arrivals: number[] = [];
    seen.set(uid, arrivals);
    const confirmed = performance.now();
    await decide({ client, cookie, uid, step: "confirm" });
    while (arrivals.length < count && performance.now() - confirmed < LONGEST) await wait(5);
    if (number >= 0)
      times.push(
        ...Array.from({ length: count }, (_, screen) => (arrivals[screen] ?? confirmed + LONGEST) - confirmed),
      );
    // So that as many orders are open as before.
    await decide({ client, cookie, uid, step: "completed" });
    await wait(BETWEEN);
  }
  for (const { close } of open) close();
  client.close();
  return { times: times.sort((a, b) => a - b), ...counted };
}

/** An order that the desk has confirmed. @returns its number. */
export async function placeOrder({ client, number }: { client: Client; number: number }): Promise<string> {
  const { status, body } = await client.request({ path: "/api/orders", method: "POST", json: smallOrder(number) });
  if (status !== 201) throw new Error(`The order was refused: ${status} ${body.toString()}`);
  return orderIn(body).uid;
}

export async function decide({
  client,
  cookie,
  uid,
  step,
}: {
  client: Client;
  cookie: string;
  uid: string;
  step: "confirm" | "completed";
}): Promise<void> {
  const path = `/api/orders/ord_${uid}/status/${step}`;
  const { status, body } = await client.request({ path, method: "POST", headers: { cookie }, json: {} });
  if (status !== 200) throw new Error(`The desk was refused: ${status} ${body.toString()}`);
}

/** A display: it asks at once, and after each hint, at most once a second. */
async function openScreen({
  client,
  url,
  kitchen,
  onHint,
  ask,
}: {
  client: Client;
  url: string;
  kitchen: KitchenKey;
  onHint: () => void;
  ask: () => Promise<void>;
}): Promise<{ close: () => void }> {
  const { body } = await client.request({ path: `${kitchenPath(kitchen)}/socket-ticket`, method: "POST" });
  const { ticket } = ticketAnswer.parse(JSON.parse(body.toString())).data;
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/socket`);
  let last = 0;
  let timer: NodeJS.Timeout | undefined;
  const hinted = (): void => {
    onHint();
    timer ??= setTimeout(
      () => {
        timer = undefined;
        last = performance.now();
        void ask();
      },
      Math.max(0, last + JOINED - performance.now()),
    );
  };
  await new Promise<void>((resolve, reject) => {
    socket.on("open", () => socket.send(JSON.stringify({ action: "subscribe", ticket })));
    socket.on("error", reject);
    socket.on("message", (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { type: string };
      if (type === "subscribed") resolve();
      else if (type === "refused") reject(new Error("The ticket of a display was refused."));
      else if (type === "hint") hinted();
    });
  });
  await ask();
  return {
    close: () => {
      clearTimeout(timer);
      socket.close();
    },
  };
}
