import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { OwnActivity } from "@tresen/contract/time-tracking/time-tracking.calls";
import { beforeAll, expect, test } from "vitest";
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
