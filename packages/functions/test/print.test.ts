import { MINUTE } from "@tresen/contract/kit/time";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { runPrintClock } from "@tresen/core/alarm";
import { findOrder } from "@tresen/core/order";
import { sentReactions, sentRowOf } from "@tresen/core/order/sent";
import { metered, readPartition } from "@tresen/core/platform/db";
import { printReactions } from "@tresen/core/print/order";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { handler } from "../src/api/device/print";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { place } from "./support/orders";
import { NOW, type RequestOptions, context, request } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
let star = "";
let epson = "";
let agent = "";

const post = (path: string, body: unknown = {}, now = NOW) =>
  send({ method: "POST", path: `/api/${path}`, body, session: sessions.admin, now });

async function printer(id: string, changes: object): Promise<string> {
  const fields = { branch: "brn_mitte", kind: "print", events: ["newOrder", "changed"], documents: ["kitchenTicket"] };
  const body = { id, identifier: id.replace("dev_", ""), name: id, ...fields, ...changes };
  expect((await post("devices", body)).status).toBe(201);
  const { status, data } = await post(`devices/${id}/key`);
  expect(status).toBe(201);
  return new URL((data as { url: string }).url).pathname;
}

beforeAll(async () => {
  sessions = await openShop();
  star = await printer("dev_star", { driver: "cloudprnt" });
  epson = await printer("dev_epson", { driver: "epson-sdp", documents: ["receipt"], paperWidth: 58 });
  agent = await printer("dev_agent", { driver: "escpos-network", documents: [] });
});

/** What a device asks, as its own protocol says it. */
async function ask(options: RequestOptions): Promise<{ status: number; body: string; type: string }> {
  const result = await withGrantsOf("print", () => handler(request(options), context));
  const body = Buffer.from(result.body ?? "", result.isBase64Encoded ? "base64" : "utf8").toString("latin1");
  return { status: result.statusCode ?? 0, body, type: String(result.headers?.["content-type"] ?? "") };
}
const poll = async (now = NOW, told: object = { statusCode: "200%20OK" }) =>
  JSON.parse((await ask({ method: "POST", path: star, body: told, now })).body) as {
    jobReady: boolean;
    jobToken?: string;
    clientAction?: unknown[];
  };
const fetchJob = (token: string, now = NOW, type = "application/vnd.star.starprnt") =>
  ask({ path: star, query: { token, type, mac: "00:11" }, now });
const report = (token: string, code: string, now = NOW) =>
  ask({ method: "DELETE", path: star, query: { token, code }, now });
const form = (fields: Record<string, string>, now = NOW) =>
  ask({
    method: "POST",
    path: epson,
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    now,
  });

/** An order that was confirmed, with the prints that follow from it. */
async function confirmed(now = NOW): Promise<{ id: string }> {
  const { id, uid } = await place();
  const before = await findOrder(uid);
  await send({ method: "POST", path: `/api/orders/${id}/status/confirm`, body: {}, session: sessions.employee, now });
  const after = await findOrder(uid);
  if (!before || !after) throw new Error("The order is gone");
  await withGrantsOf("stream", async () => {
    for (const react of printReactions.order) await react({ before: null, after: before });
    for (const react of sentReactions.order) await react({ before, after });
    // Everything may be delivered twice.
    for (const item of await readPartition(`sent#${uid}`)) {
      const row = sentRowOf(item);
      for (const react of row ? [...printReactions.sent, ...printReactions.sent] : [])
        await react({ before: null, after: row ?? never() });
    }
  });
  return { id };
}
const never = (): never => {
  throw new Error("no row");
};

async function jobs(query: Record<string, string> = { device: "dev_star" }): Promise<PrintJob[]> {
  return (await send({ path: "/api/print-jobs", query, session: sessions.employee })).data as PrintJob[];
}
const jobOf = async (id: string): Promise<PrintJob> =>
  (await send({ path: `/api/print-jobs/${id}`, session: sessions.employee })).data as PrintJob;
const alarmTexts = async (now: number): Promise<string[]> => {
  const { data } = await send({ path: "/api/alarms", session: sessions.employee, now });
  return (data as { text: string }[]).map(({ text }) => text);
};
const clock = (now: number) => withGrantsOf("print-clock", () => runPrintClock({ now }));

beforeEach(async () => {
  // Nothing of one test waits for the next.
  for (const { id, state } of [...(await jobs()), ...(await jobs({ device: "dev_epson" }))])
    if (["waiting", "unconfirmed", "failed", "expired"].includes(state)) await post(`print-jobs/${id}/cancel`);
});

test("a CloudPRNT printer fetches a ticket once, and says that it came out", async () => {
  const { id } = await confirmed();
  const ready = await poll();
  const token = ready.jobToken ?? "";
  expect(ready).toMatchObject({
    jobReady: true,
    mediaTypes: expect.arrayContaining(["application/vnd.star.starprnt"]),
  });
  const first = await fetchJob(token);
  expect([first.status, first.type]).toEqual([200, "application/vnd.star.starprnt"]);
  expect(first.body).toContain("Margherita");
  expect(first.body).not.toMatch(/\d,\d\d/);
  // The same bytes again; and as long as nothing is told of it, no other job.
  expect((await fetchJob(token)).body).toBe(first.body);
  expect((await fetchJob(token, NOW, "image/png")).status).toBe(415);
  expect((await poll(NOW + MINUTE)).jobReady).toBe(false);
  expect((await report(token, "200 OK", NOW + MINUTE)).status).toBe(200);
  expect(await jobs({ order: id, device: "dev_star" })).toMatchObject([
    { state: "printed", document: "kitchenTicket", order: id, code: "200 OK", isCopy: false },
  ]);
  expect((await poll(NOW + MINUTE)).jobReady).toBe(false);
});

test("a poll with nothing to print costs one read, and a write once a minute at most", async () => {
  await poll(NOW + MINUTE);
  const { use } = await metered(() => poll(NOW + MINUTE + 30_000));
  expect(use).toMatchObject({ calls: 1, operations: { Query: 1 }, writeUnits: 0 });
  expect(use.readUnits).toBeLessThanOrEqual(1);
  const { use: epsonUse } = await metered(async () => {
    await form({ ConnectionType: "GetRequest", ID: "1" });
    return form({ ConnectionType: "GetRequest", ID: "1" });
  });
  expect(epsonUse.operations["Query"]).toBe(2);
});

test("a job without a result asks a person after two minutes, and is never offered again by itself", async () => {
  await confirmed();
  const token = (await poll()).jobToken ?? "";
  await fetchJob(token);
  await confirmed();
  expect((await poll(NOW + 119_000)).jobReady).toBe(false);
  const next = await poll(NOW + 121_000);
  expect(next.jobReady).toBe(true);
  expect(next.jobToken).not.toBe(token);
  const [lost] = await jobs({ device: "dev_star", state: "unconfirmed" });
  expect(await alarmTexts(NOW + 122_000)).toContain(`dev_star: ${lost?.title} – ist das Papier herausgekommen?`);
  // A late result is taken.
  await report(token, "OK", NOW + 10 * MINUTE);
  expect(await jobOf(lost?.id ?? "")).toMatchObject({ state: "printed" });
});

test("what the printer could not print is offered once more under another heading, then a person is asked", async () => {
  await confirmed();
  const token = (await poll()).jobToken ?? "";
  await fetchJob(token);
  await report(token, "410 Out of paper");
  expect((await poll(NOW + 5_000, { statusCode: "410%20Out%20of%20paper" })).jobReady).toBe(false);
  expect(await alarmTexts(NOW + 6_000)).toContain("dev_star: Papier leer");
  const again = (await poll(NOW + 10_000)).jobToken ?? "";
  expect(again).not.toBe(token);
  expect((await fetchJob(again, NOW + 10_000)).body).toContain("WIEDERHOLUNG");
  await report(again, "520 Timeout", NOW + 12_000);
  const [failed] = await jobs({ device: "dev_star", state: "failed" });
  expect(failed).toMatchObject({ code: "520 Timeout", isSettled: false });
  const reprinted = await post(`print-jobs/${failed?.id}/reprint`, {}, NOW + 20_000);
  expect(reprinted).toMatchObject({ status: 201, data: { state: "waiting", copyOf: failed?.id, isCopy: false } });
  expect(await jobOf(failed?.id ?? "")).toMatchObject({ isSettled: true });
});

test("a reprint of what came out is headed as a copy, once for each key", async () => {
  await confirmed();
  const token = (await poll()).jobToken ?? "";
  await fetchJob(token);
  await report(token, "OK");
  const id = token.slice(0, 26);
  const headers = { "idempotency-key": "twice" };
  const path = `/api/print-jobs/${id}/reprint`;
  const made = await Promise.all(
    [1, 2].map(() => send({ method: "POST", path, body: {}, session: sessions.employee, headers })),
  );
  expect(new Set(made.map(({ data }) => (data as PrintJob).id)).size).toBe(1);
  const copy = (await poll(NOW + 5_000)).jobToken ?? "";
  expect((await fetchJob(copy, NOW + 5_000)).body).toContain("KOPIE");
});

test("what nobody fetched expires and does not print in the morning", async () => {
  await confirmed();
  await clock(NOW + 31 * MINUTE);
  const [expired] = await jobs({ device: "dev_star", state: "expired" });
  expect(expired?.state).toBe("expired");
  expect((await poll(NOW + 32 * MINUTE)).jobReady).toBe(false);
  expect(await alarmTexts(NOW + 32 * MINUTE)).toContain(`dev_star: ${expired?.title} verfallen und nicht gedruckt`);
  expect((await post(`print-jobs/${expired?.id}/cancel`)).data).toMatchObject({ state: "cancelled" });
});

test("a late ticket goes to the substitute, and one by hand to another printer of the branch", async () => {
  const { data } = await send({ path: "/api/devices/dev_star", session: sessions.admin });
  const device = data as { version: number };
  const changed = await send({
    method: "PUT",
    path: "/api/devices/dev_star",
    body: { ...device, substitute: "dev_epson" },
    session: sessions.admin,
  });
  expect(changed.status).toBe(200);
  await confirmed();
  await form({ ConnectionType: "SetStatus", ID: "1", Status: '<printerstatus asbstatus="0x0F000014"/>' }, NOW + MINUTE);
  // Devices are kept for a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await clock(NOW + 61_000);
  const moved = (await jobs({ device: "dev_epson" })).find(({ reroutedFrom }) => reroutedFrom !== null);
  expect(moved).toMatchObject({ document: "kitchenTicket", state: "waiting", isCopy: false });
  expect(await jobOf(moved?.reroutedFrom ?? "")).toMatchObject({ state: "cancelled" });
  expect((await poll(NOW + 65_000)).jobReady).toBe(false);
  const back = await post(`print-jobs/${moved?.id}/reroute`, { device: "dev_star" }, NOW + 70_000);
  expect(back).toMatchObject({ status: 201, data: { device: "dev_star", reroutedFrom: moved?.id } });
  expect((await post(`print-jobs/${(back.data as PrintJob).id}/reroute`, { device: "dev_none" })).status).toBe(400);
});

test("an Epson printer gets its job with the first question, and its answer is found by the job", async () => {
  await confirmed();
  const { body, type } = await form({ ConnectionType: "GetRequest", ID: "1" });
  expect(type).toBe("text/xml; charset=utf-8");
  const token = /<printjobid>([^<]+)</.exec(body)?.[1] ?? "";
  expect(token).toMatch(/^[A-Za-z0-9_.-]{1,30}$/);
  expect(body).toContain("<epos-print");
  expect((await form({ ConnectionType: "GetRequest", ID: "1" })).body).toBe("");
  const file = `<PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${token}</printjobid></Parameter><PrintResponse><response success="true" code="" status="252641302" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`;
  expect((await form({ ConnectionType: "SetResponse", ID: "1", ResponseFile: file })).body).toBe("");
  expect(await jobOf(token.slice(0, 26))).toMatchObject({ state: "printed", document: "receipt" });
});

test("the print program gets one job at a time, and one of unknown outcome asks a person", async () => {
  const { data } = await post("print-jobs/prj_0000000000000000000000/cancel");
  expect(data).toBeUndefined();
  const call = async (body: object, now = NOW) => {
    const answer = await ask({ method: "POST", path: agent, body: { version: 1, ...body }, now });
    return (JSON.parse(answer.body) as { data: { jobs: { token: string; data: string }[]; wantsLog: boolean } }).data;
  };
  expect(await call({})).toMatchObject({ jobs: [], wantsLog: false });
  await confirmed();
  const [job] = await jobs({ device: "dev_star", state: "waiting" });
  await post(`print-jobs/${job?.id}/reroute`, { device: "dev_agent" });
  const { jobs: given } = await call({});
  expect(given).toHaveLength(1);
  expect((await call({})).jobs).toEqual([]);
  const [one] = given;
  await call({ results: [{ job: one?.token.slice(0, 26), token: one?.token, code: "UNKNOWN" }] });
  expect(await jobOf(one?.token.slice(0, 26) ?? "")).toMatchObject({ state: "unconfirmed", code: "UNKNOWN" });
  const answer = await post(`print-jobs/${one?.token.slice(0, 26)}/confirm`, { isPrinted: true });
  expect(answer.data).toMatchObject({ state: "printed" });
});

test("a job is drawn as a picture and as a PDF for staff of its branch alone", async () => {
  await confirmed();
  const [job] = await jobs();
  const path = `/api/print-jobs/${job?.id}`;
  const preview = await send({ path: `${path}/preview`, session: sessions.employee });
  expect([preview.status, preview.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(preview.bytes.toString()).toMatch(/^<svg [^>]*width="576"/);
  expect(preview.headers["content-security-policy"]).toContain("sandbox");
  const pdf = await send({ path: `${path}/pdf`, session: sessions.employee });
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await send({ path: `${path}/preview` })).status).toBe(401);
});

test("keys open their device alone, and end with it", async () => {
  expect((await ask({ method: "POST", path: star.replace("cloudprnt", "epson-sdp"), body: {} })).status).toBe(403);
  expect((await ask({ method: "POST", path: `${star}x`, body: {} })).status).toBe(403);
  const { data } = await post("devices/dev_star/key");
  // The former key goes on for a day, so that the printer can be given the new one.
  expect((await poll()).jobReady).toBe(false);
  expect((data as { url: string }).url).not.toContain(star);
});

test("a printer with prints to look at stays; its key ends with it", async () => {
  const path = "/api/devices/dev_star";
  await confirmed();
  const remove = () => send({ method: "DELETE", path, session: sessions.admin });
  expect(await remove()).toMatchObject({ status: 409, errors: [{ code: "device.has_prints" }] });
  for (const { id, state } of await jobs()) if (state === "waiting") await post(`print-jobs/${id}/cancel`);
  expect((await remove()).status).toBe(200);
  expect((await ask({ method: "POST", path: star, body: {} })).status).toBe(403);
});
