import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { CreatedTimeKey } from "@tresen/contract/time-tracking/time-key.calls";
import type { TerminalPeople } from "@tresen/contract/time-tracking/time-tracking.calls";
import { beforeAll, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";
import { setPin } from "./support/tablet";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const REFUSED = { status: 403, errors: [{ message: "Benutzer konnte nicht geladen werden." }] };
let sessions: Sessions;
let terminal: CreatedKey;
let people = 0;

beforeAll(async () => {
  sessions = await openShop();
  const body = { name: "Terminal", branch: "brn_mitte", purpose: "time" };
  terminal = (await send({ method: "POST", path: "/api/access-keys", body, session: sessions.admin }))
    .data as CreatedKey;
});

const day = (days: number): string => new Date(NOW + days * DAY).toISOString().slice(0, 10);
async function person(): Promise<{ id: string; username: string; session: string }> {
  people += 1;
  const username = `austritt${people}@example.test`;
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  return { id: await setPin({ username }), username, session: await signIn({ username }) };
}
async function leaves(id: string, exitDate: string): Promise<void> {
  const contracts = [{ validFrom: "2026-01-01", weeklyMinutes: 2400 }];
  const body = { version: 0, entryDate: "2026-01-01", exitDate, contracts };
  const asked = { method: "PUT", path: `/api/users/${id}/personnel`, body, session: sessions.admin };
  expect(await send(asked)).toMatchObject({ status: 200, errors: [] });
}
interface Asked {
  token?: string;
  pin?: string;
  now?: number;
  body?: object;
}
function ask(who: string, what: string, { token = terminal.key, pin = "4711", now, body }: Asked = {}): Promise<Reply> {
  const path = `/api/time-tracking/${token}/${who}/${what}`;
  const headers: Record<string, string> = pin ? { "x-pin": pin } : {};
  return send({ ...(body ? { method: "POST", body } : {}), path, headers, now });
}
const stamp = (who: string, action: string, asked: Asked = {}): Promise<Reply> =>
  ask(who, `working-activities/${action}`, { body: {}, ...asked });
async function isListed(id: string, now = NOW): Promise<boolean> {
  const { data } = await send({ path: `/api/time-tracking/${terminal.key}/people`, now });
  return (data as TerminalPeople).people.some((one) => one.id === id);
}

test("whoever has left is not listed at the terminal, and every call with their name is the usual refusal", async () => {
  const [last, gone] = [await person(), await person()];
  await leaves(last.id, day(0));
  await leaves(gone.id, day(-1));
  expect([await isListed(last.id), await isListed(gone.id)]).toEqual([true, false]);
  expect(await stamp(last.id, "start")).toMatchObject({ status: 200 });
  // A name that may not stamp is counted as a wrong one.
  let now = NOW;
  const later = (): number => (now += 20 * MINUTE);
  for (const who of [gone.id, gone.username]) {
    for (const what of ["me", "working-schedules", "working-activities", "requests"])
      expect(await ask(who, what, { now: later() })).toMatchObject(REFUSED);
    for (const action of ["start", "end", "pause", "resume"])
      expect(await stamp(who, action, { now: later() })).toMatchObject(REFUSED);
    expect(await ask(who, "requests", { body: { reason: "Vergessen" }, now: later() })).toMatchObject(REFUSED);
  }
});

test("an account that is not open is not listed and refused alike", async () => {
  const { id } = await person();
  const { data } = await send({ path: `/api/users/${id}`, session: sessions.admin });
  const body = { ...(data as object), isEnabled: false };
  expect(await send({ method: "PUT", path: `/api/users/${id}`, body, session: sessions.admin })).toMatchObject({
    status: 200,
  });
  expect(await isListed(id)).toBe(false);
  expect(await ask(id, "me")).toMatchObject(REFUSED);
  expect(await stamp(id, "start")).toMatchObject(REFUSED);
});

test("their phone and the back-office stamp no more either, and still tell them their own time", async () => {
  const { id, session } = await person();
  const own = "/api/working-activities/me";
  const { key } = (await send({ method: "POST", path: `${own}/key`, session })).data as CreatedTimeKey;
  expect(await ask(id, "me", { token: key, pin: "" })).toMatchObject({ status: 200 });
  await leaves(id, day(-1));
  expect(await ask(id, "me", { token: key, pin: "" })).toMatchObject(REFUSED);
  expect(await stamp(id, "start", { token: key, pin: "" })).toMatchObject(REFUSED);
  expect(await send({ method: "POST", path: `${own}/start`, body: {}, session })).toMatchObject(REFUSED);
  expect(await send({ path: own, session })).toMatchObject({ status: 200 });
});

test("what was stamped on the last day is taken when it arrives, and who is still at work then can end that", async () => {
  const [late, night] = [await person(), await person()];
  for (const { id } of [late, night]) await leaves(id, day(0));
  const tomorrow = NOW + 10 * HOUR;
  const at = (time: number): string => new Date(time).toISOString();
  expect(await stamp(late.id, "start", { body: { at: at(NOW) }, now: tomorrow })).toMatchObject({ status: 200 });
  expect(await stamp(late.id, "end", { body: { at: at(NOW + HOUR) }, now: tomorrow })).toMatchObject({ status: 200 });
  expect(await stamp(late.id, "start", { now: tomorrow })).toMatchObject(REFUSED);
  expect(await stamp(night.id, "start", { now: NOW + 2 * HOUR })).toMatchObject({ status: 200 });
  expect(await isListed(night.id, tomorrow)).toBe(true);
  expect(await stamp(night.id, "end", { now: tomorrow })).toMatchObject({ status: 200 });
  expect(await isListed(night.id, tomorrow)).toBe(false);
  expect(await stamp(night.id, "start", { now: tomorrow })).toMatchObject(REFUSED);
});
