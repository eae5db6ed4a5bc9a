import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import { DAY, HOUR, MINUTE } from "@tresen/contract/kit/time";
import type { StartedActivity } from "@tresen/contract/time-tracking/time-tracking.calls";
import { beforeAll, describe, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { type Sessions, addUser, openShop } from "./support/shop";
import { setPin } from "./support/tablet";

const PIN = "4711";
let sessions: Sessions;
let terminal: CreatedKey;
let people = 0;

beforeAll(async () => {
  sessions = await openShop();
  const kind = { id: "wak_service", name: "Service" };
  await send({ method: "POST", path: "/api/working-activity-kinds", body: kind, session: sessions.admin });
  const body = { name: "Terminal", branch: "brn_mitte", purpose: "time" };
  terminal = (await send({ method: "POST", path: "/api/access-keys", body, session: sessions.admin }))
    .data as CreatedKey;
});

/** Somebody of the branch with a PIN. */
async function person(): Promise<{ id: string }> {
  people += 1;
  const username = `zeit${people}@example.test`;
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  return { id: await setPin({ username }) };
}

/** Somebody of seventeen years. */
async function underAge(): Promise<{ id: string }> {
  const { id } = await person();
  const body = {
    version: 0,
    birthDate: "2009-03-01",
    contracts: [{ validFrom: "2026-01-01", weeklyMinutes: 2400 }],
  };
  const { errors } = await send({ method: "PUT", path: `/api/users/${id}/personnel`, body, session: sessions.admin });
  expect(errors).toEqual([]);
  return { id };
}

interface Asked {
  now: number;
  key?: string;
  body?: object;
}
const pathOf = (who: string, what: string): string => `/api/time-tracking/${terminal.key}/${who}/${what}`;
const get = (who: string, what: string, { now }: Asked): Promise<Reply> =>
  send({ path: pathOf(who, what), headers: { "x-pin": PIN }, now });
const stamp = (who: string, action: string, { now, key, body }: Asked): Promise<Reply> =>
  send({
    ...{ method: "POST", path: pathOf(who, `working-activities/${action}`), body, now },
    headers: { "x-pin": PIN, ...(key ? { "idempotency-key": key } : {}) },
  });

describe("the law at clock-in", () => {
  const LAST_NIGHT = Date.parse("2026-06-04T23:00:00+02:00");

  test("a rest that was too short is told with the start, to the person alone, and hinders nothing", async () => {
    const { id } = await person();
    await stamp(id, "start", { now: LAST_NIGHT - 8 * HOUR });
    await stamp(id, "end", { now: LAST_NIGHT });
    const early = await stamp(id, "start", { now: LAST_NIGHT + 8 * HOUR, key: "early" });
    expect(early).toMatchObject({
      status: 200,
      data: {
        state: "running",
        findings: [{ paragraph: expect.stringContaining("§ 12"), message: expect.stringContaining("8:00 Stunden") }],
      },
    });
    expect((await stamp(id, "start", { now: LAST_NIGHT + 8 * HOUR, key: "early" })).data).toEqual(early.data);
    expect((await get(id, "me", { now: LAST_NIGHT + 9 * HOUR })).data).not.toHaveProperty("workingActivity.findings");
  });

  test("it is told in the back-office, too", async () => {
    const session = sessions.employee;
    const own = (action: string, now: number) =>
      send({ method: "POST", path: `/api/working-activities/me/${action}`, body: {}, session, now });
    expect((await own("start", LAST_NIGHT - 8 * HOUR)).data).not.toHaveProperty("findings");
    expect((await own("end", LAST_NIGHT)).status).toBe(200);
    expect(await own("start", LAST_NIGHT + 8 * HOUR)).toMatchObject({
      status: 200,
      data: { state: "running", findings: [{ paragraph: expect.stringContaining("§ 12") }] },
    });
  });

  test("a rest of eleven hours, and a change of the activity within the day, are fine", async () => {
    const { id } = await person();
    await stamp(id, "start", { now: LAST_NIGHT - 8 * HOUR });
    await stamp(id, "end", { now: LAST_NIGHT });
    const start = await stamp(id, "start", { now: LAST_NIGHT + 11 * HOUR });
    expect(start).toMatchObject({ status: 200, data: { state: "running" } });
    expect(start.data).not.toHaveProperty("findings");
    const body = { kind: "wak_service" };
    const next = await stamp(id, "start", { now: LAST_NIGHT + 12 * HOUR, body });
    expect(next).toMatchObject({ status: 200, data: { kind: "wak_service" } });
    expect(next.data).not.toHaveProperty("findings");
  });

  test("somebody under age is told of the night, an adult is not", async () => {
    const [young, adult] = [await underAge(), await person()];
    const night = async (id: string) => (await stamp(id, "start", { now: LAST_NIGHT })).data as StartedActivity;
    // 4 June 2026 is Corpus Christi, on which nobody under age works either.
    expect((await night(young.id)).findings).toEqual([
      { paragraph: "§ 17 Abs. 1 KJBG", message: "Arbeit in der Nachtruhe von Jugendlichen." },
      { paragraph: "§ 18 Abs. 1 KJBG", message: "Arbeit am Feiertag." },
    ]);
    expect(await night(adult.id)).not.toHaveProperty("findings");
  });

  test("the night is told to somebody who goes on after midnight, too", async () => {
    const { id } = await underAge();
    await stamp(id, "start", { now: LAST_NIGHT - 5 * HOUR });
    await stamp(id, "end", { now: LAST_NIGHT });
    const after = await stamp(id, "start", { now: LAST_NIGHT + 80 * MINUTE + 345 });
    expect((after.data as StartedActivity).findings).toContainEqual({
      paragraph: "§ 17 Abs. 1 KJBG",
      message: "Arbeit in der Nachtruhe von Jugendlichen: 3:00 Stunden.",
    });
  });

  test("going on after a break tells what it breaks itself, and not what the start did", async () => {
    const { id } = await underAge();
    const NOON = LAST_NIGHT + 13 * HOUR;
    await stamp(id, "start", { now: LAST_NIGHT - 8 * HOUR });
    await stamp(id, "end", { now: LAST_NIGHT - 3 * HOUR });
    const early = await stamp(id, "start", { now: NOON - 5 * HOUR });
    expect((early.data as StartedActivity).findings).toMatchObject([{ paragraph: "§ 16 Abs. 1 KJBG" }]);
    await stamp(id, "pause", { now: NOON - HOUR });
    const resumed = await stamp(id, "resume", { now: NOON });
    expect(resumed).toMatchObject({ status: 200, data: { state: "running" } });
    expect(resumed.data).not.toHaveProperty("findings");
    await stamp(id, "pause", { now: NOON + HOUR });
    const late = await stamp(id, "resume", { now: NOON + 9 * HOUR });
    expect((late.data as StartedActivity).findings).toContainEqual({
      paragraph: "§ 17 Abs. 1 KJBG",
      message: "Arbeit in der Nachtruhe von Jugendlichen.",
    });
  });

  test("what was told is not told again at later starts and resumes of the day, and something else is", async () => {
    const { id } = await underAge();
    // Corpus Christi.
    const MORNING = Date.parse("2026-06-04T14:00:00+02:00");
    const holiday = { paragraph: "§ 18 Abs. 1 KJBG" };
    const told = async (action: string, now: number, body?: object) =>
      ((await stamp(id, action, { now, ...(body ? { body } : {}) })).data as StartedActivity).findings;
    expect(await told("start", MORNING)).toMatchObject([holiday]);
    expect(await told("start", MORNING + HOUR, { kind: "wak_service" })).toBeUndefined();
    await stamp(id, "pause", { now: MORNING + 2 * HOUR });
    expect(await told("resume", MORNING + 3 * HOUR)).toBeUndefined();
    await stamp(id, "end", { now: MORNING + 4 * HOUR });
    // In the night.
    expect(await told("start", MORNING + 9 * HOUR)).toMatchObject([{ paragraph: "§ 17 Abs. 1 KJBG" }]);
    expect(await told("start", MORNING + 9 * HOUR + 5 * MINUTE, { kind: "wak_service" })).toBeUndefined();
    await stamp(id, "end", { now: MORNING + 9 * HOUR + 10 * MINUTE });
    // On the next holiday again, a Sunday, in the morning.
    const again = await told("start", Date.parse("2026-06-07T10:00:00+02:00"));
    expect(again).toMatchObject([{ paragraph: expect.stringContaining("§ 18") }]);
  });

  test("what a device sent later was told to nobody, so it is told with the next start", async () => {
    const { id } = await underAge();
    const NOON = Date.parse("2026-06-04T12:00:00+02:00");
    const at = new Date(NOON).toISOString();
    const kept = await stamp(id, "start", { now: NOON + HOUR, body: { at, isOffline: true } });
    expect((kept.data as StartedActivity).findings).toMatchObject([{ paragraph: "§ 18 Abs. 1 KJBG" }]);
    const body = { kind: "wak_service" };
    const next = await stamp(id, "start", { now: NOON + 2 * HOUR, body });
    expect((next.data as StartedActivity).findings).toMatchObject([{ paragraph: "§ 18 Abs. 1 KJBG" }]);
    const last = await stamp(id, "start", { now: NOON + 3 * HOUR });
    expect(last.data).not.toHaveProperty("findings");
  });

  test("a start that was stamped without connection is judged by its own time", async () => {
    const { id } = await person();
    await stamp(id, "start", { now: LAST_NIGHT - 8 * HOUR });
    await stamp(id, "end", { now: LAST_NIGHT });
    const at = new Date(LAST_NIGHT + 5 * HOUR).toISOString();
    const late = await stamp(id, "start", { now: LAST_NIGHT + 30 * HOUR, body: { at, isOffline: true } });
    expect((late.data as StartedActivity).findings).toEqual([
      { paragraph: expect.stringContaining("§ 12"), message: expect.stringContaining("5:00 Stunden") },
    ]);
  });

  test("the last day on which the week could still have a rest of a whole day is told", async () => {
    const { id } = await person();
    const MONDAY = Date.parse("2026-06-08T08:00:00+02:00");
    for (let day = 0; day < 6; day += 1) {
      const start = await stamp(id, "start", { now: MONDAY + day * DAY });
      expect(start.data).not.toHaveProperty("findings");
      await stamp(id, "end", { now: MONDAY + day * DAY + 6 * HOUR });
    }
    const sunday = await stamp(id, "start", { now: MONDAY + 6 * DAY });
    expect((sunday.data as StartedActivity).findings).toMatchObject([{ paragraph: "§§ 3 bis 5 ARG" }]);
  });

  test("hours that are just used up are no fault yet", async () => {
    const { id } = await person();
    const MORNING = LAST_NIGHT + 7 * HOUR;
    await stamp(id, "start", { now: MORNING });
    await stamp(id, "end", { now: MORNING + 6 * HOUR });
    await stamp(id, "start", { now: MORNING + 7 * HOUR });
    const exactly = await stamp(id, "start", { now: MORNING + 13 * HOUR, body: { kind: "wak_service" } });
    expect(exactly).toMatchObject({ status: 200, data: { kind: "wak_service" } });
    expect(exactly.data).not.toHaveProperty("findings");
    const more = await stamp(id, "start", { now: MORNING + 13 * HOUR + MINUTE });
    expect((more.data as StartedActivity).findings).toMatchObject([{ paragraph: "§ 9 Abs. 1 AZG" }]);
  });
});
