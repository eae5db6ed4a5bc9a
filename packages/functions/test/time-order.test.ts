import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import { beforeAll, describe, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";
import { at, person, twoTerminals } from "./support/two-terminals";

const MINUTE = 60_000;
let sessions: Sessions;
let terminals: Awaited<ReturnType<typeof twoTerminals>>;

beforeAll(async () => {
  sessions = await openShop();
  terminals = await twoTerminals(sessions);
});

/** What two devices have stamped, as `[device, action, minutes before now]`, in the order of arrival. */
async function arrived(who: string, all: readonly [number, StampingAction, number][]): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (const [index, [device, action, minutes]] of all.entries())
    replies.push(await terminals.stamp(who, { device, action, minutes, sequence: index + 1 }));
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
    expect(await terminals.runningOf(who)).toBe(null);
    const [entry] = await terminals.entriesOf(who);
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
    expect(told((await terminals.entriesOf(who))[0])).toMatchObject({
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
    expect(told((await terminals.entriesOf(who))[0])).toMatchObject({
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
    const [entry] = await terminals.entriesOf(who);
    const path = `/api/working-activities/${entry?.id}`;
    const body = { ...entry, endedAt: at(40), reason: "Nachgefragt" };
    expect((await send({ method: "PUT", path, body, session: sessions.admin })).status).toBe(200);
    const late = { device: 1, action: "end", minutes: 90, sequence: 9 } as const;
    expect((await terminals.stamp(who, late)).status).toBe(200);
    const kept = (await terminals.entriesOf(who))[0];
    expect(told(kept)).toMatchObject({ endedAt: at(40), flagged: true });
    expect(kept?.stampings.at(-1)).toMatchObject({ action: "end", at: at(90), sequence: 9 });
  });
});

describe("a start that arrives after the person has ended their work elsewhere", () => {
  const live = (who: string, device: number, action: StampingAction, minutes: number): Promise<Reply> =>
    terminals.stamp(
      who,
      { device, action, minutes, sequence: 1000 - minutes },
      { now: Date.parse(at(minutes)), isOffline: false },
    );
  const late = (who: string, device: number, action: StampingAction, minutes: number): Promise<Reply> =>
    terminals.stamp(who, { device, action, minutes, sequence: 1000 - minutes });

  test("has ended with the end that met nothing, with and without connection, and takes breaks from before", async () => {
    const who = await person();
    expect(await live(who, 1, "end", 60)).toMatchObject({ status: 200, data: null });
    expect(await terminals.entriesOf(who)).toEqual([]);
    expect(await late(who, 0, "start", 180)).toMatchObject({ status: 200, data: null });
    expect(await terminals.runningOf(who)).toBe(null);
    expect((await late(who, 0, "pause", 120)).status).toBe(200);
    expect((await late(who, 0, "resume", 90)).status).toBe(200);
    const [entry, ...more] = await terminals.entriesOf(who);
    expect(more).toEqual([]);
    expect(told(entry)).toMatchObject({ state: "ended", endedAt: at(60), flagged: false });
    expect(entry).toMatchObject({ workedSeconds: 90 * 60, flags: ["offline"] });
    // The end is taken, so that another start does not end with it.
    await late(who, 0, "start", 30);
    expect(await terminals.runningOf(who)).not.toBe(null);
  });

  test("takes a late end from the activity with which it was kept, or instead of the one of no length for an uncertain one", async () => {
    const who = await person();
    await live(who, 0, "start", 400);
    await live(who, 0, "end", 300);
    await late(who, 1, "end", 60);
    const [before] = await terminals.entriesOf(who);
    expect([before?.flags, before?.stampings.length]).toEqual([["offline", "overlap"], 3]);
    await late(who, 0, "start", 180);
    const entries = await terminals.entriesOf(who);
    expect(entries.map(({ endedAt, flags }) => [endedAt, flags])).toEqual([
      [at(300), []],
      [at(60), ["offline"]],
    ]);
    expect(entries[0]?.stampings).toHaveLength(2);
    const other = await person();
    const uncertain = { device: 1, action: "end", minutes: 60, sequence: 940 } as const;
    await terminals.stamp(other, uncertain, { isClockUncertain: true });
    const [alone] = await terminals.entriesOf(other);
    await late(other, 0, "start", 180);
    const [whole, ...more] = await terminals.entriesOf(other);
    expect(more).toEqual([]);
    expect(whole).toMatchObject({
      ...{
        id: alone?.id,
        startedAt: at(180),
        endedAt: at(60),
        workedSeconds: 7200,
        flags: ["offline", "clockUncertain"],
      },
      stampings: [{ action: "start" }, { action: "end" }],
    });
    expect(await terminals.runningOf(other)).toBe(null);
  });

  test("ends with another activity, flagged at once, until its device tells its true end; both are kept", async () => {
    for (const isBefore of [true, false]) {
      const who = await person();
      await live(who, 1, "start", 120);
      if (isBefore) await late(who, 0, "start", 200);
      await live(who, 1, "end", 60);
      if (!isBefore) await late(who, 0, "start", 200);
      expect(await terminals.runningOf(who)).toBe(null);
      const found = async () =>
        (await terminals.entriesOf(who)).map(({ startedAt, endedAt, flags }) => [startedAt, endedAt, flags]);
      expect(await found()).toEqual([
        [at(200), at(60), ["offline", "closedByRule", "overlap"]],
        [at(120), at(60), ["overlap"]],
      ]);
      await late(who, 0, "pause", 190);
      await late(who, 0, "resume", 180);
      expect(await terminals.runningOf(who)).toBe(null);
      await late(who, 0, "end", 30);
      expect(await found()).toEqual([
        [at(200), at(30), ["offline", "overlap"]],
        [at(120), at(60), ["overlap"]],
      ]);
    }
  });

  test("ends what ran on its own device then, whatever another one has stamped since, with what is left of it", async () => {
    const who = await person();
    await late(who, 0, "start", 200);
    await late(who, 1, "end", 60);
    // The same device had gone on to something else without connection.
    const other = { device: 0, action: "start", minutes: 180, sequence: 820 } as const;
    await terminals.stamp(who, other, { note: "anders" });
    const told = async () =>
      (await terminals.entriesOf(who)).map(({ startedAt, endedAt, breaks, flags }) => [
        ...[startedAt, endedAt, breaks.length, flags],
      ]);
    expect(await told()).toEqual([
      [at(200), at(180), 0, ["offline"]],
      [at(180), at(60), 0, ["offline"]],
    ]);
    const paused = await person();
    await late(paused, 0, "start", 200);
    await late(paused, 0, "pause", 100);
    await late(paused, 1, "end", 150);
    await late(paused, 1, "start", 120);
    expect(await terminals.runningOf(paused)).toMatchObject({
      state: "paused",
      startedAt: at(120),
      flags: ["offline"],
    });
    expect((await terminals.entriesOf(paused))[0]).toMatchObject({ endedAt: at(150), flags: ["offline"] });
  });

  test("has ended with an end seconds later, and is uncertain if its own clock is", async () => {
    const who = await person();
    await live(who, 1, "end", 60);
    await terminals.stamp(who, { device: 0, action: "start", minutes: 60.5, sequence: 939 });
    expect(await terminals.runningOf(who)).toBe(null);
    expect((await terminals.entriesOf(who))[0]).toMatchObject({ workedSeconds: 30 });
    const moved = await person();
    await late(moved, 0, "start", 200);
    const again = { device: 0, action: "start", minutes: 100, sequence: 900 } as const;
    await terminals.stamp(moved, again, { isClockUncertain: true });
    await late(moved, 1, "end", 150);
    expect((await terminals.entriesOf(moved)).map(({ endedAt, flags }) => [endedAt, flags])).toEqual([
      [at(150), ["offline"]],
      [null, ["offline", "clockUncertain"]],
    ]);
  });

  test("is ended by its own device where that says so, also seconds after the other one, and two ends of two are flagged", async () => {
    const who = await person();
    await live(who, 1, "start", 120);
    await live(who, 1, "end", 60);
    await late(who, 0, "start", 200);
    await terminals.stamp(who, { device: 0, action: "end", minutes: 59.5, sequence: 941 });
    expect((await terminals.entriesOf(who)).map(({ endedAt, flags }) => [endedAt, flags])).toEqual([
      [at(59.5), ["offline", "overlap"]],
      [at(60), ["overlap"]],
    ]);
    const other = await person();
    await late(other, 0, "start", 200);
    await terminals.stamp(other, { device: 1, action: "start", minutes: 120, sequence: 880 }, { note: "anders" });
    await late(other, 1, "end", 60);
    await late(other, 0, "end", 20);
    expect((await terminals.entriesOf(other)).map(({ endedAt, flags }) => [endedAt, flags])).toEqual([
      [at(120), ["offline"]],
      [at(60), ["offline", "overlap"]],
    ]);
  });

  test("keeps its own time, although another device has paused half a minute later", async () => {
    const who = await person();
    await late(who, 1, "start", 200);
    await terminals.stamp(who, { device: 1, action: "pause", minutes: 99.5, sequence: 900 });
    await late(who, 0, "start", 100);
    expect((await terminals.entriesOf(who)).map(({ startedAt }) => startedAt)).toEqual([at(200), at(100)]);
  });

  test("is flagged while it runs over other time, and no more once its end shows that it does not", async () => {
    const who = await person();
    await live(who, 1, "start", 60);
    await late(who, 0, "start", 180);
    expect((await terminals.entriesOf(who)).map(({ state, flags }) => [state, flags])).toEqual([
      ["running", ["offline", "overlap"]],
      ["running", ["overlap"]],
    ]);
    await late(who, 0, "end", 100);
    expect((await terminals.entriesOf(who)).map(({ state, flags }) => [state, flags])).toEqual([
      ["ended", ["offline"]],
      ["running", []],
    ]);
  });
});
