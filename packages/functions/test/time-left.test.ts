import type { Absence } from "@tresen/contract/absence/absence";
import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
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

test("the back-office enters no time that begins after the last day, and still changes and removes what is there", async () => {
  const [{ id: user }, { id: other }] = [await person(), await person()];
  const session = sessions.manager;
  const path = "/api/working-activities";
  const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString();
  const create = (startedAt: string, endedAt: string): Promise<Reply> =>
    send({ method: "POST", path, session, body: { branch: "brn_mitte", user, startedAt, endedAt } });
  const known = (await create(at(-10), at(-9))).data as Activity;
  await leaves(user, day(-1));
  const lastDay = day(-1).split("-").reverse().join(".");
  const refusal = { status: 400, errors: [{ field: "startedAt", message: expect.stringContaining(lastDay) }] };
  expect(await create(at(-3), at(-2))).toMatchObject(refusal);
  // The night of the last day ends on the next one.
  const night = (await create(`${day(-1)}T20:00:00.000Z`, `${day(0)}T04:00:00.000Z`)).data as Activity;
  expect(night).toMatchObject({ day: day(-1) });
  const times = { startedAt: at(-6), endedAt: at(-5), reason: "Verschoben" };
  const put = (record: Activity, changes: object): Promise<Reply> =>
    send({ method: "PUT", path: `${path}/${record.id}`, session, body: { ...record, ...changes } });
  expect(await put(night, times)).toMatchObject(refusal);
  expect(await put(known, { endedAt: at(-9.5), reason: "Zu lang" })).toMatchObject({ status: 200 });
  expect((await send({ method: "DELETE", path: `${path}/${known.id}`, session })).status).toBe(200);
  const body = { branch: "brn_mitte", user: other, startedAt: at(-3), endedAt: at(-2) };
  expect((await send({ method: "POST", path, session, body })).status).toBe(201);
});

test("whoever has left asks for no time after their last day, and gets no key for a phone", async () => {
  const { id, session } = await person();
  const own = "/api/working-activities";
  const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString();
  const key = (): Promise<Reply> => send({ method: "POST", path: `${own}/me/key`, session });
  const ask = (from: number): Promise<Reply> => {
    const body = { startedAt: at(from), endedAt: at(from + 1), reason: "Vergessen" };
    return send({ method: "POST", path: `${own}/requests`, session, body });
  };
  await leaves(id, day(0));
  expect((await key()).status).toBe(201);
  const path = `/api/users/${id}/personnel`;
  const { data } = await send({ path, session: sessions.admin });
  const body = { ...(data as object), exitDate: day(-1) };
  expect((await send({ method: "PUT", path, body, session: sessions.admin })).status).toBe(200);
  const message = expect.stringContaining(day(-1).split("-").reverse().join("."));
  expect(await key()).toMatchObject({ status: 409, errors: [{ message }] });
  expect((await send({ method: "POST", path: `${own}/me/key/revoke`, session })).status).toBe(200);
  expect(await ask(-2)).toMatchObject({ status: 400, errors: [{ field: "startedAt", message }] });
  expect((await ask(-26)).status).toBe(201);
});

test("absences end on the last day at the latest, and known ones can still be rejected and withdrawn", async () => {
  const { id: user, session } = await person();
  const create = (from: number, to: number, by = session): Promise<Reply> => {
    const body = { kind: "holiday", from: day(from), to: day(to), ...(by === session ? {} : { user }) };
    return send({ method: "POST", path: "/api/absences", body, session: by });
  };
  const step = ({ id, version }: Absence, state: string, by = sessions.manager): Promise<Reply> => {
    const body = { version, state, ...(state === "rejected" ? { reason: "Ausgeschieden" } : {}) };
    return send({ method: "POST", path: `/api/absences/${id}/state`, body, session: by });
  };
  const made: Absence[] = [];
  for (const from of [20, 30, 40]) made.push((await create(from, from + 2)).data as Absence);
  const [first, second, third] = made as [Absence, Absence, Absence];
  const granted = (await step(third, "approved")).data as Absence;
  await leaves(user, day(10));
  const refusal = (field: string) => ({
    ...{ status: 409, errors: [{ field, message: expect.stringContaining(day(10).split("-").reverse().join(".")) }] },
  });
  for (const by of [session, sessions.manager]) {
    expect(await create(11, 12, by)).toMatchObject(refusal("from"));
    expect(await create(9, 12, by)).toMatchObject(refusal("to"));
  }
  expect((await create(9, 10)).status).toBe(201);
  expect(await step(first, "approved")).toMatchObject(refusal("from"));
  for (const [absence, state, by] of [
    [first, "rejected", sessions.manager],
    [second, "withdrawn", session],
    [granted, "withdrawn", sessions.manager],
  ] as const)
    expect((await step(absence, state, by)).status).toBe(200);
});
