import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { beforeAll, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop } from "./support/shop";
import { setPin } from "./support/tablet";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PATH = "/api/working-activities";
let sessions: Sessions;
let people = 0;

beforeAll(async () => {
  sessions = await openShop();
});

const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString();
const day = (days: number): string => new Date(NOW + days * DAY).toISOString().slice(0, 10);
async function person(): Promise<{ id: string }> {
  people += 1;
  const username = `eintritt${people}@example.test`;
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  return { id: await setPin({ username }) };
}
async function begins(id: string, validFrom: string): Promise<void> {
  const body = { version: 0, contracts: [{ validFrom, weeklyMinutes: 2400 }] };
  const asked = { method: "PUT", path: `/api/users/${id}/personnel`, body, session: sessions.admin };
  expect(await send(asked)).toMatchObject({ status: 200, errors: [] });
}
const create = (user: string, startedAt: string, endedAt: string): Promise<Reply> =>
  send({
    method: "POST",
    path: PATH,
    session: sessions.manager,
    body: { branch: "brn_mitte", user, startedAt, endedAt },
  });
async function warnedDays(user: string): Promise<string[]> {
  const sheet = await send({ path: `/api/time-sheets/${user}/${day(0).slice(0, 7)}`, session: sessions.manager });
  expect(sheet.status).toBe(200);
  const { warnings } = sheet.data as TimeSheetDetail;
  return warnings.filter(({ kind }) => kind === "beforeEntry").map((one) => one.day);
}

test("time before the first contract is entered, since a contract may be known later, and the time sheet warns of it", async () => {
  const { id: user } = await person();
  expect((await create(user, at(-3), at(-2))).status).toBe(201);
  expect(await warnedDays(user)).toEqual([]);
  await begins(user, day(1));
  expect(await warnedDays(user)).toEqual([day(0)]);
});

test("what is stamped before the first day is taken, and the time sheet warns of it", async () => {
  const { id: user } = await person();
  await begins(user, day(5));
  const key = { name: "Terminal", branch: "brn_mitte", purpose: "time" };
  const made = await send({ method: "POST", path: "/api/access-keys", body: key, session: sessions.admin });
  const path = `/api/time-tracking/${(made.data as CreatedKey).key}/${user}/working-activities`;
  const stamp = (action: string, hours: number): Promise<Reply> =>
    send({ method: "POST", path: `${path}/${action}`, headers: { "x-pin": "4711" }, body: { at: at(hours) } });
  expect((await stamp("start", -3)).status).toBe(200);
  expect((await stamp("end", -1)).status).toBe(200);
  expect(await warnedDays(user)).toEqual([day(0)]);
});
