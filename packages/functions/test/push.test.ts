import type { PushSubscriptionView } from "@tresen/contract/push/push";
import { subscriptionId } from "@tresen/contract/push/subscription-id";
import { hasSubscribed, sendTestPush } from "@tresen/core/push";
import { findJob } from "@tresen/core/platform/job";
import { beforeAll, describe, expect, test } from "vitest";
import { type TestBrowser, usePushService } from "../../core/test/push-service";
import { handler as doPush } from "../src/job/push-jobs";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { queueRecord } from "./support/jobs";
import { NOW } from "./support/request";
import { type Sessions, openShop, signInHolder } from "./support/shop";

const PATH = "/api/push/subscriptions";
const service = usePushService();
let sessions: Sessions;

const device = { kind: "notification", driver: "web-push", events: ["newOrder"] };

beforeAll(async () => {
  sessions = await openShop();
  for (const [id, branch] of [
    ["dev_theke", "brn_mitte"],
    ["dev_nord", "brn_nord"],
  ] as const) {
    const body = { ...device, id, identifier: id.slice(4), name: `Tablet ${id}`, branch };
    const { status, errors } = await send({ method: "POST", path: "/api/devices", body, session: sessions.admin });
    expect({ status, errors }).toEqual({ status: 201, errors: [] });
  }
});

const bodyOf = ({ endpoint, keys: { p256dh, auth } }: TestBrowser, id = "dev_theke") => ({
  device: id,
  endpoint,
  keys: { p256dh, auth },
});
const subscribe = (body: object, session: string | null = sessions.employee) =>
  send({ method: "POST", path: PATH, body, session, headers: { "user-agent": "Firefox/130.0 (Windows NT 10.0)" } });

describe("push subscriptions", () => {
  test("need a log-in and the permission, for a device of an own branch", async () => {
    const body = bodyOf(service.browser());
    expect((await send({ path: "/api/push/key" })).status).toBe(401);
    expect((await subscribe(body, null)).status).toBe(401);
    expect((await subscribe({ ...body, device: "dev_nord" })).status).toBe(403);
    expect((await subscribe({ ...body, device: "dev_none" })).status).toBe(404);
    const session = await signInHolder({
      admin: sessions.admin,
      branches: ["brn_mitte"],
      permissions: [{ permission: "orders.read", scope: "branches" }],
    });
    expect((await subscribe(body, session)).status).toBe(403);
    const other = { path: PATH, query: { device: "dev_nord" }, session: sessions.employee };
    expect((await send(other)).status).toBe(403);
  });

  test("name the fields of what no browser would send", async () => {
    const body = bodyOf(service.browser());
    const fieldsOf = async (changes: object) =>
      (await subscribe({ ...body, ...changes })).errors.map(({ field }) => field);
    expect(await fieldsOf({ endpoint: "https://push.example.test/1" })).toEqual(["endpoint"]);
    expect(await fieldsOf({ endpoint: "keine Adresse" })).toEqual(["endpoint"]);
    expect(await fieldsOf({ keys: { p256dh: "kurz", auth: "kurz" } })).toEqual(["keys.p256dh", "keys.auth"]);
  });

  test("get a message of their device by the queue's function, and end with a call", async () => {
    const browser = service.browser();
    expect((await send({ path: "/api/push/key", session: sessions.employee })).data).toEqual({
      publicKey: process.env.VAPID_PUBLIC_KEY,
    });
    const { status, data } = await subscribe(bodyOf(browser));
    const id = await subscriptionId({ device: "dev_theke", endpoint: browser.endpoint });
    expect({ status, data }).toMatchObject({
      status: 201,
      data: { id, browser: "Firefox, Windows", lastUsedAt: null },
    });
    const [job = ""] = await sendTestPush({ device: { id: "dev_theke", name: "Theke" }, now: NOW });
    const Records = [queueRecord({ body: job })];
    for (let time = 0; time < 2; time += 1)
      expect(await withGrantsOf("push-jobs", () => doPush({ Records }))).toEqual({ batchItemFailures: [] });
    expect((await findJob(job))?.state).toBe("done");
    expect(await send({ path: `/api/jobs/${encodeURIComponent(job)}`, session: sessions.admin })).toMatchObject({
      status: 200,
      data: { kind: "push", event: "test" },
    });
    expect(browser.messages()).toMatchObject([{ event: "test" }]);
    const list = { path: PATH, query: { device: "dev_theke" }, session: sessions.manager };
    const [shown] = (await send(list)).data as PushSubscriptionView[];
    expect(shown?.lastUsedAt).toBe(`${new Date(NOW).toISOString().slice(0, 13)}:00:00.000Z`);
    const gone = { method: "DELETE", path: `${PATH}/${id}` } as const;
    expect((await send({ ...gone, session: sessions.employee })).status).toBe(200);
    expect((await send({ ...gone, session: sessions.employee })).status).toBe(404);
    expect((await send(list)).data).toEqual([]);
  });

  test("end with their device", async () => {
    const path = "/api/devices";
    const body = { ...device, id: "dev_weg", identifier: "weg", name: "Weg", branch: "brn_mitte" };
    expect((await send({ method: "POST", path, body, session: sessions.admin })).status).toBe(201);
    expect((await subscribe(bodyOf(service.browser(), "dev_weg"))).status).toBe(201);
    expect(await hasSubscribed(["dev_weg"])).toEqual(new Set(["dev_weg"]));
    const removed = await send({ method: "DELETE", path: `${path}/dev_weg`, session: sessions.admin });
    expect(removed.status).toBe(200);
    expect(await hasSubscribed(["dev_weg"])).toEqual(new Set());
  });
});
