import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";
import { jobView } from "@tresen/contract/job/job.view";
import { afterEach, expect, test } from "vitest";
import * as z from "zod";
import { type Client, createClient } from "../src/bench/client";
import { importBundle } from "../src/bench/import-bundle";
import { type Listening, listen } from "./listen";
import { PASSWORD, ROOT, isRunning, start, temporaryFolder, until } from "./platform";
import { smallOrder, smallShop } from "./small-shop";

const [branch] = smallShop.branches ?? [];
/** An order causes a mail and an SMS to the branch and a mail to the customer. */
const shop: ShopBundleInput = {
  ...smallShop,
  config: { ...smallShop.config, enablePluginSMS: true },
  branches: branch
    ? [{ ...branch, email: "branch@example.test", phone: "+43 660 1234567", isNewOrderSmsEnabled: true }]
    : [],
};
const jobList = z.object({ data: z.array(jobView) });

/** Stands in for the providers of mail and SMS; on request it delays its responses. */
interface Provider {
  endpoint: string;
  /** The recipient of each message, repeated for each message. */
  taken: string[];
  /** The recipients whose messages are delayed. */
  held: string[];
  isHolding: boolean;
}

let server: Listening | undefined;
afterEach(() => server?.close());

async function startProvider({ takesWhatItHolds }: { takesWhatItHolds: boolean }): Promise<Provider> {
  const provider: Provider = { endpoint: "", taken: [], held: [], isHolding: true };
  server = await listen((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const to = new URLSearchParams(body).has("PhoneNumber") ? "sms" : recipientOf(body);
      if (provider.isHolding) provider.held.push(to);
      if (!provider.isHolding || takesWhatItHolds) provider.taken.push(to);
      if (!provider.isHolding) answer(response);
    });
  });
  provider.endpoint = `http://127.0.0.1:${server.port}`;
  return provider;
}

function recipientOf(body: string): string {
  const mail = z.object({ Destination: z.object({ ToAddresses: z.array(z.string()) }) }).parse(JSON.parse(body));
  return mail.Destination.ToAddresses.join(",");
}

function answer(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ MessageId: "m-1" }));
}

async function signIn(client: Client): Promise<string> {
  const json = { username: "admin@example.test", password: PASSWORD };
  const login = await client.request({ path: "/api/login", method: "POST", json });
  return String(login.headers["set-cookie"]).split(";")[0] ?? "";
}

async function jobs({ client, cookie }: { client: Client; cookie: string }): Promise<z.output<typeof jobList>["data"]> {
  const { body } = await client.request({ path: "/api/jobs", headers: { cookie } });
  return jobList.parse(JSON.parse(body.toString())).data;
}

/** @returns the jobs by recipient once all are in a final state. */
async function ended(asked: { client: Client; cookie: string }): Promise<Record<string, string>> {
  for (;;) {
    const all = await jobs(asked);
    if (all.every(({ endedAt }) => endedAt !== undefined))
      return Object.fromEntries(all.map(({ kind, side, state }) => [`${kind} ${side}`, state]));
    await wait(200);
  }
}

test.each([
  { when: "before", takesWhatItHolds: false },
  { when: "after", takesWhatItHolds: true },
])(
  "killed between claim and end, $when the provider took anything: mails are sent, an SMS waits for a person",
  async ({ takesWhatItHolds }) => {
    const provider = await startProvider({ takesWhatItHolds });
    const env = { SES_ENDPOINT: provider.endpoint, SNS_ENDPOINT: provider.endpoint };
    const folder = await temporaryFolder();
    const dataDir = join(folder, "data");
    await importBundle({ root: ROOT, folder, dataDir, bundle: shop });
    const before = await start({ dataDir, env });
    const { pid, emulatorPid = 0 } = before.holder();
    const first = createClient({ url: before.url, connections: 1 });
    const json = { ...smallOrder(1), email: "guest@example.test" };
    const headers = { "idempotency-key": "one" };
    expect((await first.request({ path: "/api/orders", method: "POST", json, headers })).status).toBe(201);
    // At least one mail and the SMS have reached the provider; a second mail may still be in the queue, which is in
    // memory.
    const areClaimed = () => provider.held.includes("sms") && provider.held.some((to) => to !== "sms");
    expect(await until(areClaimed, 30_000)).toBe(true);
    process.kill(pid, "SIGKILL");
    first.close();
    expect(await until(() => !isRunning(emulatorPid), 5_000)).toBe(true);
    const interrupted = [...provider.held];
    provider.isHolding = false;

    const after = await start({ dataDir, env });
    const client = createClient({ url: after.url, connections: 1 });
    const asked = { client, cookie: await signIn(client) };
    // Also those that were claimed are found at the start, and not only after their lease of three minutes.
    expect(await ended(asked)).toEqual({ "mail branch": "done", "mail customer": "done", "sms branch": "unconfirmed" });
    for (const to of ["branch@example.test", "guest@example.test"]) {
      // A mail is sent twice only if the provider had accepted it when the sender was killed.
      const isTwice = takesWhatItHolds && interrupted.includes(to);
      expect(provider.taken.filter((one) => one === to)).toHaveLength(isTwice ? 2 : 1);
    }
    expect(provider.taken.filter((to) => to === "sms")).toHaveLength(takesWhatItHolds ? 1 : 0);
    client.close();
  },
);
