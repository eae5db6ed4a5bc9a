import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { LogEntry } from "@tresen/contract/log/log";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { OwnActivity } from "@tresen/contract/time-tracking/time-tracking.calls";
import { beforeAll, expect, test } from "vitest";
import { indexLog } from "../../core/test/log-index";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop } from "./support/shop";
import { setPin } from "./support/tablet";

const MINUTE = 60_000;
const PEOPLE = 30;
const STAMPINGS = 50;
let sessions: Sessions;
let terminal: CreatedKey;

/** What a terminal keeps of a stamping that was made without connection. */
interface Kept {
  key: string;
  person: string;
  action: "start" | "end";
  at: string;
  sequence: number;
}

beforeAll(async () => {
  sessions = await openShop();
  const body = { name: "Terminal", branch: "brn_mitte", purpose: "time" };
  const { data } = await send({ method: "POST", path: "/api/access-keys", body, session: sessions.admin });
  terminal = data as CreatedKey;
});

const sendKept = ({ key, person, action, at, sequence }: Kept): Promise<Reply> =>
  send({
    ...{ method: "POST", path: `/api/time-tracking/${terminal.key}/${person}/working-activities/${action}` },
    ...{ headers: { "x-pin": "4711", "idempotency-key": key }, body: { at, sequence }, now: NOW },
  });

test("50 stampings of 30 people from an hour without connection arrive once each, also if answers are lost", async () => {
  const people: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const username = `offline${index}@example.test`;
    await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
    people.push(await setPin({ username }));
  }
  const begun = NOW - 60 * MINUTE;
  const kept = Array.from({ length: STAMPINGS }, (_, index): Kept => {
    const at = begun + index * MINUTE;
    const action = index < PEOPLE ? "start" : "end";
    return {
      key: `k${index}`,
      person: people[index % PEOPLE] ?? "",
      action,
      at: new Date(at).toISOString(),
      sequence: at,
    };
  });
  for (const [index, stamping] of kept.entries()) {
    expect((await sendKept(stamping)).status).toBe(200);
    // The terminal was killed before it had the answer, and sends what it has on disk again.
    if (index % 7 === 0) expect((await sendKept(stamping)).status).toBe(200);
  }
  const query = { branch: "brn_mitte", limit: "100" };
  const found = (await send({ path: "/api/working-activities", query, session: sessions.manager })).data as Activity[];
  expect(found).toHaveLength(PEOPLE);
  for (const [index, person] of people.entries()) {
    const hasEnded = index < STAMPINGS - PEOPLE;
    expect(found.find(({ user }) => user === person)).toMatchObject({
      ...{ state: hasEnded ? "ended" : "running", workedSeconds: hasEnded ? PEOPLE * 60 : null },
      startedAt: new Date(begun + index * MINUTE).toISOString(),
      flags: ["offline"],
    });
  }
});

test("one that is refused for its number is taken without it, flagged for a manager", async () => {
  const username = "geprueft@example.test";
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  const person = await setPin({ username });
  const path = `/api/time-tracking/${terminal.key}/${person}/working-activities/start`;
  const asked = (key: string, body: object): Promise<Reply> =>
    send({ method: "POST", path, headers: { "x-pin": "4711", "idempotency-key": key }, body, now: NOW });
  await asked("a", { sequence: 5 });
  const at = new Date(NOW - 10 * MINUTE).toISOString();
  const refused = await asked("b", { at, sequence: 4, note: "b" });
  expect(refused).toMatchObject({ status: 409, errors: [{ code: "time.sequence" }] });
  const { data } = await asked("b", { at, sequence: null, isClockUncertain: true, note: "b" });
  expect((data as OwnActivity).flags).toContain("clockUncertain");
});

test("what a person removes from the terminal stays in the log of the branch, once, and is never taken later", async () => {
  const username = "entfernt@example.test";
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  const person = await setPin({ username });
  const path = `/api/time-tracking/${terminal.key}/${person}/working-activities/`;
  const asked = ({ key, action = "start", pin = "4711", ...body }: Record<string, unknown> & { key: string }) =>
    send({
      ...{ method: "POST", path: `${path}${String(action)}`, now: NOW, body },
      headers: { "x-pin": String(pin), "idempotency-key": key },
    });
  await asked({ key: "taken", at: new Date(NOW - 90 * MINUTE).toISOString(), sequence: 5 });
  const at = new Date(NOW - 60 * MINUTE).toISOString();
  expect((await asked({ key: "lost", action: "end", at, sequence: 4 })).status).toBe(409);
  const gone = { at, discardedAt: new Date(NOW - MINUTE).toISOString() };
  // One that was taken is no lost time, whatever the device says of it.
  const discarded = [
    { key: "lost", action: "end", ...gone },
    { key: "taken", action: "start", ...gone },
  ];
  const logged = async (session: string): Promise<LogEntry[]> => {
    await indexLog();
    return (await send({ path: "/api/logs", query: { resource: "discarded-stampings" }, session })).data as LogEntry[];
  };
  expect((await asked({ key: "x", pin: "0000", sequence: 6, discarded })).status).toBe(403);
  expect(await logged(sessions.manager)).toEqual([]);
  // Also by a stamping that is refused itself, and by one that is sent again.
  for (const [key, sequence] of [
    ["y", 3],
    ["z", 7],
    ["z", 7],
  ] as const)
    await asked({ key, sequence, discarded });
  const entries = await logged(sessions.manager);
  expect(entries).toMatchObject([
    {
      ...{ action: "remove", branch: "brn_mitte", actor: { kind: "staff", id: person } },
      subject: { resource: "discarded-stampings", id: "lost", title: expect.stringMatching(/^Ende, .+/) },
      changes: expect.arrayContaining([
        { field: "at", before: at, after: null },
        { field: "discardedAt", before: gone.discardedAt, after: null },
        { field: "terminal", before: terminal.id, after: null },
      ]),
    },
  ]);
  expect(
    (await send({ path: "/api/logs", query: { resource: "discarded-stampings" }, session: sessions.employee })).status,
  ).toBe(403);
  const again = await asked({ key: "lost", action: "end", at, sequence: null, isClockUncertain: true });
  expect(again).toMatchObject({ status: 409, errors: [{ code: "time.key" }] });
});

test("a device says that it had no connection and what its clock showed, of which whoever looks at it is told", async () => {
  const username = "uhr@example.test";
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  const person = await setPin({ username });
  const at = new Date(NOW - MINUTE).toISOString();
  const deviceAt = new Date(NOW + 180 * MINUTE).toISOString();
  const begun = await send({
    ...{ method: "POST", path: `/api/time-tracking/${terminal.key}/${person}/working-activities/start`, now: NOW },
    headers: { "x-pin": "4711", "idempotency-key": "clock" },
    body: { at, deviceAt, sequence: NOW, isClockUncertain: true, isOffline: true },
  });
  expect(begun.data).toMatchObject({ flags: ["offline", "clockUncertain"] });
  const path = `/api/working-activities/${(begun.data as OwnActivity).id}`;
  const { stampings } = (await send({ path, session: sessions.manager })).data as Activity;
  expect(stampings).toMatchObject([{ at, deviceAt, receivedAt: new Date(NOW).toISOString() }]);
});

test("more than a day of one activity is kept as it was told, and waits for a manager", async () => {
  const person = "schicht9@example.test";
  await addUser({ username: person, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  await setPin({ username: person });
  const [start, end] = [NOW - 6 * 24 * 60 * MINUTE, NOW - 4 * 24 * 60 * MINUTE];
  const kept = { person, sequence: 0 };
  const at = (time: number) => new Date(time).toISOString();
  const begun = await sendKept({ ...kept, key: "long-start", action: "start", at: at(start), sequence: start });
  expect(begun.status).toBe(200);
  const path = `/api/working-activities/${(begun.data as OwnActivity).id}`;
  expect((await sendKept({ ...kept, key: "long-end", action: "end", at: at(end), sequence: end })).status).toBe(200);
  const { startedAt, endedAt, flags } = (await send({ path, session: sessions.admin })).data as Activity;
  expect([startedAt, endedAt]).toEqual([at(start), at(end)]);
  expect(flags).toEqual(expect.arrayContaining(["offline", "clockUncertain"]));
});
