import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { OwnActivity } from "@tresen/contract/time-tracking/time-tracking.calls";
import { closeForgotten } from "@tresen/core/time-tracking";
import { beforeAll, describe, expect, test } from "vitest";
import { TimeHeadEntity } from "../../core/src/time-sheet/stored";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop } from "./support/shop";
import { setPin } from "./support/tablet";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PIN = "4711";
let sessions: Sessions;
let terminal: CreatedKey;
let people = 0;

beforeAll(async () => {
  sessions = await openShop();
  terminal = await keyOf("brn_mitte");
  for (const body of [
    { id: "wak_service", name: "Service" },
    { id: "wak_project", name: "Werkstatt", isProjectRequired: true },
    { id: "wak_north", name: "Nur Nord", branches: [{ id: "brn_nord" }] },
  ]) {
    const path = "/api/working-activity-kinds";
    expect(await send({ method: "POST", path, body, session: sessions.admin })).toMatchObject({ status: 201 });
  }
});

async function keyOf(branch: string): Promise<CreatedKey> {
  const body = { name: "Terminal", branch, purpose: "time" };
  const { data } = await send({ method: "POST", path: "/api/access-keys", body, session: sessions.admin });
  return data as CreatedKey;
}

/** Somebody of the branch with a PIN. */
async function person(branches = ["brn_mitte"]): Promise<{ id: string; username: string }> {
  people += 1;
  const username = `zeit${people}@example.test`;
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches });
  return { id: await setPin({ username }), username };
}

interface Asked {
  key?: string;
  token?: string;
  pin?: string;
  now?: number;
  body?: object;
}
const headers = ({ key, pin = PIN }: Asked): Record<string, string> => ({
  ...(key ? { "idempotency-key": key } : {}),
  ...(pin ? { "x-pin": pin } : {}),
});
const get = (who: string, what: string, { token = terminal.key, now, ...asked }: Asked = {}): Promise<Reply> =>
  send({ path: `/api/time-tracking/${token}/${who}/${what}`, headers: headers(asked), now });
function stamp(who: string, action: string, { token = terminal.key, now, body, ...asked }: Asked = {}): Promise<Reply> {
  const path = `/api/time-tracking/${token}/${who}/working-activities/${action}`;
  return send({ method: "POST", path, headers: headers(asked), body, now });
}
const entriesOf = async (who: string, now = NOW + HOUR): Promise<OwnActivity[]> =>
  (await get(who, "working-activities", { now })).data as OwnActivity[];
const at = (time: number): string => new Date(time).toISOString();

describe("without connection", () => {
  test("the time of the device is kept beside the one of the server, neither ahead nor older than seven days", async () => {
    const { id } = await person();
    for (const [wrong, message] of [
      [NOW + 5 * MINUTE, "Diese Zeit liegt in der Zukunft."],
      [NOW - 7 * 24 * HOUR - MINUTE, "Diese Zeit liegt mehr als sieben Tage zurück."],
    ] as const)
      expect(await stamp(id, "start", { body: { at: at(wrong) } })).toMatchObject({
        status: 400,
        errors: [{ message }],
      });
    const body = { at: at(NOW - 2 * HOUR), sequence: 1, isClockUncertain: true };
    const begun = (await stamp(id, "start", { body, key: "o1" })).data as OwnActivity;
    expect(begun).toMatchObject({ startedAt: at(NOW - 2 * HOUR), flags: ["offline", "clockUncertain"] });
    const early = { at: at(NOW - 3 * HOUR), sequence: 1 };
    expect((await stamp(id, "end", { body: early, key: "o2" })).status).toBe(409);
    expect((await stamp(id, "end", { body: { at: at(NOW - HOUR), sequence: 2 }, key: "o3" })).status).toBe(200);
    const { data } = await send({ path: `/api/working-activities/${begun.id}`, session: sessions.manager });
    expect((data as Activity).stampings).toMatchObject([
      { action: "start", at: at(NOW - 2 * HOUR), receivedAt: at(NOW), device: terminal.id, sequence: 1 },
      { action: "end", at: at(NOW - HOUR), receivedAt: at(NOW), sequence: 2 },
    ]);
    expect(data).toMatchObject({ workedSeconds: 3600 });
  });

  test("what was stamped elsewhere meanwhile stays, and the overlap is flagged", async () => {
    const { id } = await person();
    const other = (await keyOf("brn_mitte")).key;
    const online = (await stamp(id, "start", { token: other, now: NOW })).data as OwnActivity;
    const body = { at: at(NOW - HOUR), note: "früher" };
    const late = (await stamp(id, "start", { body, now: NOW + 30 * MINUTE })).data as OwnActivity;
    await stamp(id, "end", { body: { at: at(NOW + 10 * MINUTE) }, now: NOW + 30 * MINUTE });
    const found = await entriesOf(id);
    expect(found.map((one) => [one.id, one.state, one.flags.includes("overlap")])).toEqual([
      [online.id, "ended", true],
      [late.id, "ended", true],
    ]);
  });

  describe("a stamping that arrives after the rule has ended its activity", () => {
    const DAY = 24 * HOUR;
    const later = NOW + DAY;
    const closed = async (): Promise<{ id: string; entry: string }> => {
      const { id } = await person();
      const entry = ((await stamp(id, "start", { now: NOW })).data as OwnActivity).id;
      await closeForgotten({ now: NOW + 13 * HOUR });
      return { id, entry };
    };
    const stored = async (entry: string): Promise<Activity> =>
      (await send({ path: `/api/working-activities/${entry}`, session: sessions.admin, now: later })).data as Activity;
    const correct = (activity: Activity, endedAt: string): Promise<Reply> =>
      send({
        ...{ method: "PUT", path: `/api/working-activities/${activity.id}`, session: sessions.admin, now: later },
        body: { ...activity, endedAt, reason: "Nachgefragt" },
      });

    test("tells the true end, once, and the times of the rule stay visible", async () => {
      const { id, entry } = await closed();
      expect(await stored(entry)).toMatchObject({ endedAt: at(NOW + 12 * HOUR), flags: ["closedByRule"] });
      const asked = { key: "l1", now: later, body: { at: at(NOW + MINUTE), isClockUncertain: true } };
      for (const _ of [1, 2]) expect((await stamp(id, "end", asked)).status).toBe(200);
      // Another one finds nothing that ran and changes nothing. It stays to be seen.
      const second = { key: "l2", now: later, body: { at: at(NOW + 5 * MINUTE) } };
      expect((await stamp(id, "end", second)).status).toBe(200);
      const told = await stored(entry);
      expect(told).toMatchObject({
        endedAt: at(NOW + MINUTE),
        workedSeconds: 60,
        flags: ["offline", "clockUncertain"],
      });
      expect(told.corrections).toMatchObject([
        { by: id, endedAt: at(NOW + 12 * HOUR), reason: expect.stringMatching(/Stempel/) },
      ]);
      expect(told.stampings.map((one) => one.at)).toEqual([at(NOW), at(NOW + MINUTE), at(NOW + 5 * MINUTE)]);
    });

    test("begins and ends breaks, and begins another activity, where the person has begun one since", async () => {
      const { id, entry } = await closed();
      const today = (await stamp(id, "start", { now: later })).data as OwnActivity;
      const late = (action: string, hours: number, booking = {}): Promise<Reply> =>
        stamp(id, action, { now: later + MINUTE, body: { at: at(NOW + hours * HOUR), ...booking } });
      expect((await late("pause", 2)).status).toBe(200);
      await closeForgotten({ now: later + MINUTE });
      expect((await late("resume", 3)).status).toBe(200);
      const other = (await late("start", 4, { kind: "wak_service" })).data as OwnActivity;
      expect((await late("end", 6)).status).toBe(200);
      expect(await stored(entry)).toMatchObject({
        endedAt: at(NOW + 4 * HOUR),
        workedSeconds: 3 * 3600,
        flags: ["offline"],
      });
      expect(await stored(other.id)).toMatchObject({ endedAt: at(NOW + 6 * HOUR), workedSeconds: 2 * 3600 });
      expect(await stored(today.id)).toMatchObject({ state: "running" });
    });

    test("tells an end after that of the rule, once, and the times of the rule stay visible", async () => {
      const { id, entry } = await closed();
      const asked = { now: later, body: { at: at(NOW + 14 * HOUR) } };
      for (const _ of [1, 2]) expect((await stamp(id, "end", asked)).status).toBe(200);
      const told = await stored(entry);
      expect(told).toMatchObject({ endedAt: at(NOW + 14 * HOUR), workedSeconds: 14 * 3600, flags: ["offline"] });
      expect(told.corrections).toMatchObject([{ by: id, endedAt: at(NOW + 12 * HOUR) }]);
      expect(told.stampings.map((one) => one.at)).toEqual([at(NOW), at(NOW + 14 * HOUR)]);
    });

    test("is kept with both activities where the person has begun another one before the true end", async () => {
      const { id, entry } = await closed();
      const next = (await stamp(id, "start", { now: NOW + 13 * HOUR })).data as OwnActivity;
      await stamp(id, "end", { now: NOW + 14 * HOUR });
      // The same end once more says nothing new.
      await stamp(id, "end", { now: later, body: { at: at(NOW + 14 * HOUR + MINUTE) } });
      expect((await stored(entry)).flags).toEqual(["closedByRule"]);
      for (const _ of [1, 2])
        expect((await stamp(id, "end", { now: later, body: { at: at(NOW + 15 * HOUR) } })).status).toBe(200);
      const kept = await stored(entry);
      expect(kept).toMatchObject({ endedAt: at(NOW + 12 * HOUR), flags: ["closedByRule", "offline", "overlap"] });
      expect(kept.stampings.map((one) => one.at)).toEqual([at(NOW), at(NOW + 15 * HOUR)]);
      expect(await stored(next.id)).toMatchObject({ endedAt: at(NOW + 14 * HOUR), flags: [] });
    });

    test("moves no end by more than a day, and is kept for a look then", async () => {
      const { id, entry } = await closed();
      const asked = { now: NOW + 2 * DAY, body: { at: at(NOW + DAY + HOUR) } };
      expect((await stamp(id, "end", asked)).status).toBe(200);
      expect(await stored(entry)).toMatchObject({
        endedAt: at(NOW + 12 * HOUR),
        flags: ["closedByRule", "offline", "overlap"],
      });
      expect((await stamp(id, "pause", asked)).status).toBe(409);
    });

    test("shows the true end after a break that has opened the activity again, whatever the rule did between", async () => {
      for (const isClosedAgain of [false, true]) {
        const { id, entry } = await closed();
        const late = (action: string, hours: number): Promise<Reply> =>
          stamp(id, action, { now: later + hours, body: { at: at(NOW + hours * HOUR) } });
        expect((await late("pause", 4)).status).toBe(200);
        expect(await stored(entry)).toMatchObject({ state: "paused", corrections: [{ endedAt: at(NOW + 12 * HOUR) }] });
        if (isClosedAgain) await closeForgotten({ now: later + MINUTE });
        expect((await late("end", 13)).status).toBe(200);
        const told = await stored(entry);
        expect(told).toMatchObject({
          ...{ endedAt: at(NOW + 13 * HOUR), workedSeconds: 4 * 3600, flags: ["offline"] },
          breaks: [{ startedAt: at(NOW + 4 * HOUR), endedAt: at(NOW + 13 * HOUR) }],
        });
        expect(told.corrections.at(-1)).toMatchObject({ endedAt: at(NOW + 12 * HOUR), by: id });
      }
    });

    test("is kept for a look where a manager has corrected the activity since", async () => {
      const { id, entry } = await closed();
      expect((await correct(await stored(entry), at(NOW + 2 * HOUR))).status).toBe(200);
      const asked = { now: later, body: { at: at(NOW + 3 * HOUR) } };
      for (const _ of [1, 2]) expect((await stamp(id, "end", asked)).status).toBe(200);
      const kept = await stored(entry);
      expect(kept).toMatchObject({ endedAt: at(NOW + 2 * HOUR) });
      expect(kept.flags).toEqual(["closedByRule", "corrected", "offline", "overlap"]);
      expect(kept.stampings.map((one) => [one.action, one.at])).toEqual([
        ["start", at(NOW)],
        ["end", at(NOW + 3 * HOUR)],
      ]);
    });

    test("is refused where the month is locked", async () => {
      const { id, entry } = await closed();
      await TimeHeadEntity.put({ user: id, lockedUntil: at(NOW).slice(0, 7) }).go();
      const refused = await stamp(id, "end", { now: later, body: { at: at(NOW + MINUTE) } });
      expect([refused.status, refused.errors[0]?.message]).toEqual([409, expect.stringMatching(/gesperrt/)]);
      expect(await stored(entry)).toMatchObject({ endedAt: at(NOW + 12 * HOUR) });
    });
  });
});
