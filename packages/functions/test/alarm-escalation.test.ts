import { MINUTE } from "@tresen/contract/kit/time";
import { runPrintClock } from "@tresen/core/alarm";
import { noteSeen } from "@tresen/core/access-key";
import { JobEntity } from "@tresen/core/platform/job";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
  const session = sessions.admin;
  const { data } = await send({ path: "/api/branches/brn_mitte", session });
  const escalation = [
    { afterMinutes: 3, action: "sms", to: "+436601234567" },
    { afterMinutes: 3, action: "mail", to: "chefin@example.test" },
    { afterMinutes: 3, action: "decline", text: "Zu spät" },
    { afterMinutes: 60, action: "mail", to: "niemand@example.test" },
  ];
  const body = { ...(data as object), escalation };
  expect((await send({ method: "PUT", path: "/api/branches/brn_mitte", body, session })).status).toBe(200);
  const device = { id: "dev_kueche", identifier: "kueche", name: "Küche", branch: "brn_mitte" };
  const printer = { ...device, kind: "print", driver: "cloudprnt" };
  expect((await send({ method: "POST", path: "/api/devices", body: printer, session })).status).toBe(201);
  await rebuildSnapshot({ startedAt: Date.now() });
});

const clock = (minutes: number) => withGrantsOf("print-clock", () => runPrintClock({ now: NOW + minutes * MINUTE }));

async function told(): Promise<string[]> {
  const { data } = await JobEntity.query.newest({}).go({ data: "raw", ignoreOwnership: true });
  const keys = (data as { Items?: { pk: string }[] }).Items ?? [];
  return keys.map(({ pk }) => pk).filter((pk) => pk.includes("#alarm#"));
}

test("a printer without paper is told to the numbers and addresses of the escalation table, once each", async () => {
  await noteSeen({ key: "key_dev_kueche", status: null, said: { paper: "out" }, now: NOW });
  await clock(2);
  expect(await told()).toEqual([]);
  // It goes on saying so, as printers do.
  await noteSeen({ key: "key_dev_kueche", status: null, now: NOW + 3 * MINUTE });
  await Promise.all([clock(3), clock(3)]);
  await clock(4);
  const jobs = await told();
  expect(jobs.map((pk) => pk.split("#")[1]).sort()).toEqual(["mail", "sms"]);
  const { data } = await send({ path: "/api/alarms", session: sessions.employee, now: NOW + 4 * MINUTE });
  expect(data).toMatchObject([{ kind: "paper-out", text: "Küche: Papier leer", since: new Date(NOW).toISOString() }]);
});
