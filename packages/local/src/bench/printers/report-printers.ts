import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { HOUR, MINUTE } from "@tresen/contract/kit/time";
import { httpFunctions } from "@tresen/functions/routes";
import * as z from "zod";
import { createClient } from "../client";
import { type Call, invoke } from "../invoke";
import type { PlatformProcess } from "../platform-process";
import { figure, heading, number, usd } from "../report";
import { type PollUse, costOfPolls } from "./poll-cost";

/** The branch of `smallOrder`. */
const BRANCH = "brn_0";
const PRINTERS = 10;
const INTERVAL = 5;
/** Hours of a day for which a shop is closed, and seconds between two polls that would do then. */
const CLOSED = { hours: 12, interval: 60 };

/** How printers ask that have nothing to say, by their drivers. */
const POLLS: Readonly<Record<string, Pick<Call, "json" | "form">>> = {
  cloudprnt: {
    json: { status: "23 86 00 00 00 00 00 00 00 00 00", printerMAC: "00:11:62:00:00:01", statusCode: "200%20OK" },
  },
  "epson-sdp": { form: "ConnectionType=GetRequest&ID=bench&Name=bench" },
  "escpos-network": {
    json: { version: 1, printer: { paper: "ok", cover: "closed", errorCode: null }, results: [] },
  },
};

const keyAnswer = z.object({ data: z.object({ url: z.string() }) });

/**
 * Counts the reads and writes of polls with nothing to print, and reports what they cost in a month.
 * @param password of the administrator of the platform. The functions in this process must use its storage.
 */
export async function reportPrinters({
  platform: { url },
  password,
}: {
  platform: PlatformProcess;
  password: string;
}): Promise<void> {
  heading("A poll with nothing to print: database calls, read and write units");
  const uses: PollUse[] = [];
  const make = await keyMaker({ url, password });
  for (const [driver, asked] of Object.entries(POLLS)) {
    const counted = await countPolls({ path: await make(driver), asked });
    uses.push(counted.use);
    figure({
      name: `${driver}: usually`,
      value: counted.idle,
      goal: "1 read, no write",
      isMet: counted.use.calls === 1 && counted.isReadOnly,
    });
    figure({ name: `${driver}: once a minute`, value: counted.seen });
    figure({ name: `${driver}: once an hour`, value: counted.used });
  }
  const [use] = uses.sort((a, b) => b.readUnits + b.bytes - a.readUnits - a.bytes);
  if (!use) return;
  heading(`What ${PRINTERS} printers cost in a month that poll every ${INTERVAL} s and have nothing to print`);
  const cost = costOfPolls({ printers: PRINTERS, interval: INTERVAL, use });
  figure({ name: "Polls", value: number(cost.polls) });
  for (const { name, dollars } of cost.lines) figure({ name, value: usd(dollars) });
  figure({ name: "All of it", value: usd(cost.total) });
  const closed = costOfPolls({ printers: PRINTERS, interval: INTERVAL, closed: CLOSED, use });
  figure({
    name: `All of it, every ${CLOSED.interval} s in ${CLOSED.hours} closed hours`,
    value: usd(closed.total),
  });
}

interface Counted {
  use: PollUse;
  isReadOnly: boolean;
  idle: string;
  seen: string;
  used: string;
}

/** The first poll notes all there is to note; the others come a moment, a minute and an hour after it. */
async function countPolls({ path, asked }: { path: string; asked: Pick<Call, "json" | "form"> }): Promise<Counted> {
  const { metered } = await import("@tresen/core/platform/db");
  const first = Date.now();
  const poll = async (after: number): Promise<APIGatewayProxyStructuredResultV2> => {
    const answer = await invoke("print", { method: "POST", path, ...asked, at: first + after });
    if (answer.statusCode !== 200) throw new Error(`A poll was answered with ${answer.statusCode}: ${answer.body}`);
    return answer;
  };
  await poll(0);
  const idle = await metered(() => poll(INTERVAL * 1000));
  const seen = await metered(() => poll(MINUTE + INTERVAL * 1000));
  const used = await metered(() => poll(HOUR + 2 * MINUTE));
  const text = ({ use }: typeof idle): string =>
    `${use.calls}, ${number(use.readUnits)} R, ${number(use.writeUnits)} W`;
  return {
    use: {
      calls: idle.use.calls,
      readUnits: idle.use.readUnits,
      seenUnits: seen.use.writeUnits,
      usedUnits: used.use.writeUnits - seen.use.writeUnits,
      bytes: Buffer.byteLength(idle.result.body ?? ""),
      memory: httpFunctions.find(({ name }) => name === "print")?.memory ?? 1024,
    },
    isReadOnly: idle.use.writeUnits === 0,
    ...{ idle: text(idle), seen: text(seen), used: text(used) },
  };
}

/** Makes devices of the branch, and answers the paths that they poll. */
async function keyMaker({
  url,
  password,
}: {
  url: string;
  password: string;
}): Promise<(driver: string) => Promise<string>> {
  const client = createClient({ url, connections: 1 });
  const login = await client.request({
    path: "/api/login",
    method: "POST",
    json: { username: "admin@example.test", password },
  });
  const cookie = String(login.headers["set-cookie"]).split(";")[0] ?? "";
  return async (driver) => {
    const id = `dev_bench_${driver.replaceAll("-", "_")}`;
    const json = { id, identifier: driver, name: driver, branch: BRANCH, kind: "print", driver };
    await client.request({ path: "/api/devices", method: "POST", headers: { cookie }, json });
    const answer = await client.request({
      path: `/api/devices/${id}/key`,
      method: "POST",
      headers: { cookie },
      json: {},
    });
    return new URL(keyAnswer.parse(JSON.parse(answer.body.toString())).data.url).pathname;
  };
}
