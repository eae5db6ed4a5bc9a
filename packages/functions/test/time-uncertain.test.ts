import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { CreatedTimeKey } from "@tresen/contract/time-tracking/time-key.calls";
import { beforeAll, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";
import { setPin } from "./support/tablet";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let sessions: Sessions;
let terminal: CreatedKey;
let people = 0;

beforeAll(async () => {
  sessions = await openShop();
  const body = { name: "Terminal", branch: "brn_mitte", purpose: "time" };
  terminal = (await send({ method: "POST", path: "/api/access-keys", body, session: sessions.admin }))
    .data as CreatedKey;
});

async function person(): Promise<{ id: string; username: string }> {
  people += 1;
  const username = `unsicher${people}@example.test`;
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  return { id: await setPin({ username }), username };
}
const at = (time: number): string => new Date(time).toISOString();
const stamp = (
  who: string,
  action: string,
  {
    key,
    token = terminal.key,
    now = NOW,
    ...body
  }: { key?: string; token?: string; now?: number; [name: string]: unknown } = {},
): Promise<Reply> =>
  send({
    ...{ method: "POST", path: `/api/time-tracking/${token}/${who}/working-activities/${action}`, now, body },
    headers: { "x-pin": "4711", ...(key ? { "idempotency-key": key } : {}) },
  });
const uncertain = (time: number) => ({ at: at(time), isClockUncertain: true });
/** What a manager finds who looks for uncertain clocks. */
const waiting = async (user: string): Promise<Activity[]> => {
  const query = { user, flags: "clockUncertain" };
  return (await send({ path: "/api/working-activities", query, session: sessions.manager })).data as Activity[];
};

test("an uncertain end before what runs is kept with it for a manager, once, and changes no times", async () => {
  const { id } = await person();
  await stamp(id, "start", { now: NOW - HOUR });
  const asked = { key: "e1", sequence: 7, ...uncertain(NOW - 8 * HOUR) };
  for (const key of ["e1", "e1", "e2"])
    expect(await stamp(id, "end", { ...asked, key, sequence: key === "e2" ? 8 : 7 })).toMatchObject({
      ...{ status: 200, data: null },
    });
  const [kept, ...more] = await waiting(id);
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ state: "running", startedAt: at(NOW - HOUR), endedAt: null });
  expect(kept?.stampings.map((one) => [one.action, one.at])).toEqual([
    ["start", at(NOW - HOUR)],
    ["end", at(NOW - 8 * HOUR)],
  ]);
  expect((await stamp(id, "pause", uncertain(NOW - 7 * HOUR))).data).toMatchObject({ state: "running" });
  // What is certain still ends it, and what has waited goes on waiting.
  await stamp(id, "end", { now: NOW + MINUTE });
  expect(await waiting(id)).toMatchObject([{ state: "ended", workedSeconds: 61 * 60 }]);
});

test("one that meets nothing is kept with the last activity, and without any as one of no length", async () => {
  const { id } = await person();
  await stamp(id, "start", { now: NOW - 5 * HOUR });
  await stamp(id, "end", { now: NOW - 2 * HOUR });
  // It says what is recorded.
  await stamp(id, "end", uncertain(NOW - 2 * HOUR));
  expect(await waiting(id)).toEqual([]);
  expect((await stamp(id, "resume", uncertain(NOW - HOUR))).status).toBe(200);
  expect(await waiting(id)).toMatchObject([{ state: "ended", workedSeconds: 3 * 3600, endedAt: at(NOW - 2 * HOUR) }]);
  const { id: other } = await person();
  expect((await stamp(other, "end", uncertain(NOW - HOUR))).status).toBe(200);
  const time = at(NOW - HOUR);
  expect(await waiting(other)).toMatchObject([
    { state: "ended", startedAt: time, endedAt: time, workedSeconds: 0, stampings: [{ action: "end", at: time }] },
  ]);
  // One that is certain still changes nothing.
  await stamp((await person()).id, "end");
});

test("a number far ahead does not hold back the numbers after it, and each phone has its own", async () => {
  const { id, username } = await person();
  expect((await stamp(id, "start", { sequence: Number.MAX_SAFE_INTEGER })).status).toBe(200);
  expect((await stamp(id, "pause", { sequence: NOW + MINUTE, now: NOW + MINUTE })).status).toBe(200);
  expect((await stamp(id, "resume", { sequence: NOW - MINUTE, now: NOW + 2 * MINUTE })).status).toBe(409);
  const session = await signIn({ username });
  const made = await send({ method: "POST", path: "/api/working-activities/me/key", session });
  const token = (made.data as CreatedTimeKey).key;
  const phone = (device: string, sequence: number) =>
    stamp(id, "start", { token, device, sequence, note: device, at: at(NOW + sequence), now: NOW + HOUR });
  expect((await phone("b", 9 * MINUTE)).status).toBe(200);
  expect((await phone("a", 5 * MINUTE)).status).toBe(200);
  expect(await phone("a", 4 * MINUTE)).toMatchObject({ status: 409, errors: [{ code: "time.sequence" }] });
});

test("twenty equal starts at once are all answered with the one activity", async () => {
  const { username } = await person();
  const session = await signIn({ username });
  const path = "/api/working-activities/me/start";
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send({ method: "POST", path, session, body: {}, headers: { "idempotency-key": `s${index}` } }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(new Set(replies.map(({ data }) => (data as Activity).id)).size).toBe(1);
});
