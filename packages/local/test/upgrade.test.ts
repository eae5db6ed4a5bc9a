import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import type { StaffOrder } from "@tresen/contract/order/order";
import { scheduledFunctions } from "@tresen/functions/routes";
import { expect, test } from "vitest";
import { type Client, createClient } from "../src/bench/client";
import { PASSWORD, start, temporaryFolder } from "./platform";

/**
 * A data folder of version 1.7, whose platform was killed right after the last of 28 orders. 25 mails had been sent, 15
 * messages waited in its table to be grouped, and no message had been created for the last eight orders.
 */
const FORMER = join(import.meta.dirname, "data-1.7");
const ORDERS = 28;
const DAY_SECONDS = 86_400;
const PATIENCE = 90_000;

interface Mail {
  to: string;
  text: string;
}

test("a data folder of version 1.7 continues where it was killed: every order is there, every message is sent once", async () => {
  const dataDir = join(await temporaryFolder(), "data");
  await copyFormer(dataDir);
  const platform = await start({ dataDir, env: { CLOCK: "2026-06-05T18:32:00+02:00" } });
  const client = createClient({ url: platform.url, connections: 4 });

  expect(await ticketNumbers(client)).toEqual(numbersUntil(ORDERS, 1));

  const end = Date.now() + PATIENCE;
  while (Date.now() < end && toldOrders(await sentMails(dataDir)).length < ORDERS) {
    // Runs the schedules now instead of waiting for the clock.
    for (const { name } of scheduledFunctions)
      await client.request({ path: `/_local/schedules/fire/${name}`, method: "POST", headers: { host: "localhost" } });
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const sent = await sentMails(dataDir);
  expect(toldOrders(sent)).toEqual(numbersUntil(ORDERS));
  const guests = sent.flatMap(({ to }) => /^gast-(\d+)@/.exec(to)?.[1] ?? []).map(Number);
  expect(guests.sort((a, b) => a - b)).toEqual(numbersUntil(ORDERS));
  client.close();
});

/** The folder as right after the kill: rows that expire after a day or 90 days get their original age. */
async function copyFormer(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, "messages"), { recursive: true });
  const unzipped = async (name: string): Promise<Buffer> => gunzipSync(await readFile(join(FORMER, `${name}.gz`)));
  await writeFile(join(dataDir, "messages/messages.jsonl"), await unzipped("messages.jsonl"));
  for (const name of ["stream.json", "seed.json"])
    await writeFile(join(dataDir, name), await readFile(join(FORMER, name)));
  const path = join(dataDir, "table.db");
  await writeFile(path, await unzipped("table.db"));
  const database = new DatabaseSync(path);
  const now = Math.floor(Date.now() / 1000);
  database.prepare("UPDATE _stream_records SET created_at = ?").run(now);
  database
    .prepare("UPDATE tresen SET item_json = json_set(item_json, '$.expiresAt.N', ?) WHERE pk LIKE 'S:message#%'")
    .run(String(now + 90 * DAY_SECONDS));
  database.close();
}

async function ticketNumbers(client: Client): Promise<number[]> {
  const login = await client.request({
    path: "/api/login",
    method: "POST",
    json: { username: "admin@example.test", password: PASSWORD },
  });
  const cookie = String(login.headers["set-cookie"]).split(";")[0] ?? "";
  const answer = await client.request({ path: "/api/orders?branch=brn_1&limit=100", headers: { cookie } });
  const { data } = JSON.parse(answer.body.toString()) as { data: StaffOrder[] };
  return data.map(({ ticketNumber }) => ticketNumber).sort((a, b) => a - b);
}

async function sentMails(dataDir: string): Promise<Mail[]> {
  const lines = (await readFile(join(dataDir, "messages/messages.jsonl"), "utf8")).trim().split("\n");
  return lines.flatMap((line) => {
    const { mail } = JSON.parse(line) as { mail?: Mail };
    return mail ? [mail] : [];
  });
}

/** The guests' numbers in the mails to the branch, once for each mail about their order. */
function toldOrders(mails: readonly Mail[]): number[] {
  return mails
    .filter(({ to }) => to === "kueche@example.test")
    .flatMap(({ text }) => [...text.matchAll(/Erika Muster (\d+)/g)].map(([, number]) => Number(number)))
    .sort((a, b) => a - b);
}

function numbersUntil(count: number, first = 0): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
