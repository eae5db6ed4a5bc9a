import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import type { TimeTrackingMe } from "@tresen/contract/time-tracking/time-tracking.calls";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop } from "./support/shop";
import { setPin } from "./support/tablet";

const MINUTE = 60_000;
let sessions: Sessions;
let devices: CreatedKey[];
let people = 0;

beforeAll(async () => {
  sessions = await openShop();
  await connectDevices();
});

/** Two terminals of which nobody has asked anything yet. */
async function connectDevices(): Promise<void> {
  devices = [];
  for (const name of ["Terminal A", "Terminal B"]) {
    const body = { name, branch: "brn_mitte", purpose: "time" };
    const { data } = await send({ method: "POST", path: "/api/access-keys", body, session: sessions.admin });
    devices.push(data as CreatedKey);
  }
}

interface Stamped {
  /** Of which of the devices, by its number. */
  device: number;
  action: StampingAction;
  /** Minutes before now. */
  minutes: number;
  sequence: number;
}

async function person(): Promise<string> {
  people += 1;
  const username = `reihe${people}@example.test`;
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  return setPin({ username });
}
const at = (minutes: number): string => new Date(NOW - minutes * MINUTE).toISOString();
const headers = { "x-pin": "4711" };
const pathOf = (who: string, device: number): string => `/api/time-tracking/${devices[device]?.key}/${who}`;
const stamp = (who: string, { device, action, minutes, sequence }: Stamped, now = NOW): Promise<Reply> =>
  send({
    ...{ method: "POST", path: `${pathOf(who, device)}/working-activities/${action}`, now },
    headers: { ...headers, "idempotency-key": `${device} ${sequence}` },
    body: { at: at(minutes), sequence, isOffline: true },
  });
const entriesOf = async (user: string): Promise<Activity[]> =>
  (await send({ path: "/api/working-activities", query: { user }, session: sessions.admin })).data as Activity[];
const runningOf = async (who: string): Promise<TimeTrackingMe["workingActivity"]> =>
  ((await send({ path: `${pathOf(who, 0)}/me`, headers })).data as TimeTrackingMe).workingActivity;
/** What two devices have stamped, as `[device, action, minutes before now]`, in the order of arrival. */
async function arrived(who: string, all: readonly [number, StampingAction, number][]): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (const [index, [device, action, minutes]] of all.entries())
    replies.push(await stamp(who, { device, action, minutes, sequence: index + 1 }));
  return replies;
}
const told = (entry: Activity | undefined) => ({
  ...{ state: entry?.state, endedAt: entry?.endedAt, flagged: entry?.flags.includes("overlap") },
  breaks: entry?.breaks,
  stampings: entry?.stampings.map(({ action, at: when }) => [action, (NOW - Date.parse(when)) / MINUTE]),
});

describe("a stamping that arrives after one of another device that was made later", () => {
  test("ends the activity where it was stamped, and what came after stays visible and is flagged", async () => {
    const who = await person();
    const replies = await arrived(who, [
      [0, "start", 180],
      [0, "pause", 60],
      [1, "end", 72],
    ]);
    expect(replies.at(-1)).toMatchObject({ status: 200, data: null });
    expect(await runningOf(who)).toBe(null);
    const [entry] = await entriesOf(who);
    expect(told(entry)).toEqual({
      ...{ state: "ended", endedAt: at(72), flagged: true, breaks: [] },
      stampings: [
        ["start", 180],
        ["pause", 60],
        ["end", 72],
      ],
    });
    expect(entry).toMatchObject({ workedSeconds: 108 * 60 });
  });

  test("begins and ends a break where it was stamped, also in what has ended since", async () => {
    const who = await person();
    const replies = await arrived(who, [
      [0, "start", 180],
      [0, "end", 30],
      [1, "pause", 120],
      [1, "resume", 90],
    ]);
    expect(replies.map(({ status, data }) => [status, data && (data as Activity).state])).toEqual([
      [200, "running"],
      [200, null],
      [200, null],
      [200, null],
    ]);
    expect(told((await entriesOf(who))[0])).toMatchObject({
      ...{ state: "ended", endedAt: at(30), flagged: false },
      breaks: [{ startedAt: at(120), endedAt: at(90) }],
    });
  });

  test("changes nothing where it says what was so, and is kept", async () => {
    const who = await person();
    const replies = await arrived(who, [
      [0, "start", 180],
      [0, "pause", 60],
      [1, "resume", 120],
    ]);
    expect(replies.at(-1)).toMatchObject({ status: 200, data: { state: "paused" } });
    expect(told((await entriesOf(who))[0])).toMatchObject({
      ...{ flagged: false, breaks: [{ startedAt: at(60), endedAt: null }] },
      stampings: [
        ["start", 180],
        ["pause", 60],
        ["resume", 120],
      ],
    });
  });

  test("is refused as a break where nothing ran at its time", async () => {
    const who = await person();
    const replies = await arrived(who, [
      [0, "start", 60],
      [1, "pause", 120],
      [1, "resume", 100],
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 409, 409]);
  });

  test("is kept beside times that a manager has entered, which stay", async () => {
    const who = await person();
    await arrived(who, [
      [0, "start", 180],
      [0, "end", 30],
    ]);
    const [entry] = await entriesOf(who);
    const path = `/api/working-activities/${entry?.id}`;
    const body = { ...entry, endedAt: at(40), reason: "Nachgefragt" };
    expect((await send({ method: "PUT", path, body, session: sessions.admin })).status).toBe(200);
    const late = { device: 1, action: "end", minutes: 90, sequence: 9 } as const;
    expect((await stamp(who, late)).status).toBe(200);
    const kept = (await entriesOf(who))[0];
    expect(told(kept)).toMatchObject({ endedAt: at(40), flagged: true });
    expect(kept?.stampings.at(-1)).toMatchObject({ action: "end", at: at(90), sequence: 9 });
  });
});

/** What both devices stamp, each with times at least three minutes apart, and in which order they arrive. */
const scripts = fc.record({
  stampings: fc.array(
    fc.record({
      device: fc.constantFrom(0, 1),
      action: fc.constantFrom<StampingAction>("start", "end", "pause", "resume"),
      apart: fc.integer({ min: 3, max: 90 }),
    }),
    { minLength: 2, maxLength: 7 },
  ),
  /** For each arrival whether the first device is next, if both have something left. */
  isFirst: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
});

/** Those of each device arrive in their order, and the two devices in any. */
function arrivals({ isFirst, stampings }: { isFirst: boolean[]; stampings: Stamped[] }): Stamped[] {
  const [first, second] = [0, 1].map((device) => stampings.filter((one) => one.device === device));
  return stampings.flatMap((_, index) => {
    const queue = (isFirst[index] && first?.length) || !second?.length ? first : second;
    return queue?.shift() ?? [];
  });
}

async function taken(who: string, all: readonly Stamped[]): Promise<Stamped[]> {
  const accepted: Stamped[] = [];
  for (const one of all) {
    const { status } = await stamp(who, one);
    expect([200, 409]).toContain(status);
    if (status === 200) accepted.push(one);
    else expect(["pause", "resume"]).toContain(one.action);
  }
  return accepted;
}
const minutesOf = (entries: readonly Activity[]): number =>
  entries.reduce((sum, { workedSeconds }) => sum + (workedSeconds ?? 0), 0) / 60;

test("in every order of arrival what was answered is kept, and the sum is the same or somebody has to look", async () => {
  await fc.assert(
    fc.asyncProperty(scripts, async ({ stampings, isFirst }) => {
      // All scripts together send more than one terminal may in a minute.
      await connectDevices();
      const length = stampings.reduce((sum, { apart }) => sum + apart, 0);
      let passed = 0;
      const inOrder = stampings.map(({ device, action, apart }, index): Stamped => {
        passed += apart;
        return { device, action, minutes: length + 10 - passed, sequence: index + 1 };
      });
      const [sorted, mixed] = [await person(), await person()];
      await taken(sorted, inOrder);
      const accepted = await taken(mixed, arrivals({ isFirst, stampings: inOrder }));
      const entries = await entriesOf(mixed);
      const kept = entries.flatMap((entry) =>
        entry.stampings.map(({ device, sequence, at: when }) => `${device} ${sequence} ${when}`),
      );
      for (const { device, sequence, minutes } of accepted)
        expect(kept).toContain(`${devices[device]?.id} ${sequence} ${at(minutes)}`);
      expect(entries.filter(({ state }) => state !== "ended").length > 0).toBe((await runningOf(mixed)) !== null);
      // What still runs is told to its person, and flagged once it ends over what was stamped elsewhere.
      const isSeen = entries.some(({ flags, state }) => flags.includes("overlap") || state !== "ended");
      if (!isSeen) expect(minutesOf(entries)).toBe(minutesOf(await entriesOf(sorted)));
    }),
    { numRuns: 30 },
  );
}, 240_000);
