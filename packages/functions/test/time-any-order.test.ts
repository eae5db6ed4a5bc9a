import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import { isOverlapping, recordedSeconds } from "@tresen/contract/time-tracking/recorded-time";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";
import { type Stamped, at, person, twoTerminals } from "./support/two-terminals";

let sessions: Sessions;
let terminals: Awaited<ReturnType<typeof twoTerminals>>;

beforeAll(async () => {
  sessions = await openShop();
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

/**
 * Sends them, each at the moment of the latest that was made until then: whatever arrives in the order of the times arrives
 * as it is made, and anything else late.
 * @returns those that were taken.
 */
async function taken(who: string, all: readonly Stamped[]): Promise<Stamped[]> {
  const accepted: Stamped[] = [];
  let now = 0;
  for (const one of all) {
    now = Math.max(now, Date.parse(at(one.minutes)));
    const { status } = await terminals.stamp(who, one, { now, isOffline: now > Date.parse(at(one.minutes)) });
    expect([200, 409]).toContain(status);
    if (status === 200) accepted.push(one);
    else expect(["pause", "resume"]).toContain(one.action);
  }
  return accepted;
}
/** What was worked until now, also in what still runs. */
const minutesOf = (entries: readonly Activity[]): number =>
  entries.reduce((sum, activity) => sum + recordedSeconds({ activity, now: NOW }).workedSeconds, 0) / 60;
const hasFlag = ({ flags }: Activity): boolean => flags.includes("overlap") || flags.includes("closedByRule");

test("in every order of arrival what was answered is kept, and the sum is the same or somebody has to look", async () => {
  await fc.assert(
    fc.asyncProperty(scripts, async ({ stampings, isFirst }) => {
      // All scripts together send more than one terminal may in a minute.
      terminals = await twoTerminals(sessions);
      const length = stampings.reduce((sum, { apart }) => sum + apart, 0);
      let passed = 0;
      const inOrder = stampings.map(({ device, action, apart }, index): Stamped => {
        passed += apart;
        return { device, action, minutes: length + 10 - passed, sequence: index + 1 };
      });
      const [sorted, mixed] = [await person(), await person()];
      const accepted = await taken(mixed, arrivals({ isFirst, stampings: inOrder }));
      const last = accepted.toSorted((a, b) => a.minutes - b.minutes);
      await taken(sorted, last.toReversed());
      const entries = await terminals.entriesOf(mixed);
      const kept = entries.flatMap((entry) =>
        entry.stampings.map(({ device, sequence, at: when }) => `${device} ${sequence} ${when}`),
      );
      // An end that says nothing new, since nothing runs, is answered and kept nowhere, as specified.
      for (const { device, action, sequence, minutes } of accepted)
        if (action !== "end") expect(kept).toContain(`${terminals.devices[device]?.id} ${sequence} ${at(minutes)}`);
      const running = await terminals.runningOf(mixed);
      expect(entries.filter(({ state }) => state !== "ended").length > 0).toBe(running !== null);
      // Whoever has ended their work last does not work any more, and whoever has begun last does.
      if (last[0]?.action === "end") expect(running).toBe(null);
      if (last[0]?.action === "start") expect(running).not.toBe(null);
      for (const [index, one] of entries.entries())
        for (const other of entries.slice(index + 1))
          if (isOverlapping(one, other)) expect([one, other].some(hasFlag)).toBe(true);
      if (!entries.some(hasFlag)) expect(minutesOf(entries)).toBe(minutesOf(await terminals.entriesOf(sorted)));
    }),
    { numRuns: 40 },
  );
}, 240_000);
