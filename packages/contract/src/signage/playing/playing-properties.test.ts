import { expect, test } from "vitest";
import { type Instant, WEEKDAYS } from "../../kit/time";
import type { PlayableScene, PlayableSegment, PlayableStream, Shown } from "./parts";
import { playing } from "./playing";

/*
 * Another computation of what is on: it reads the wall clock of the zone for the instant and looks at every window,
 * and it walks through the rounds scene by scene. It shares no code with the one that it checks.
 */
const ZONES = ["Europe/Vienna", "Europe/London", "America/New_York", "Pacific/Auckland", "UTC"] as const;
const STREAMS = 10_000;
const COUNT = 6;

function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor(((state >>> 8) / 2 ** 24) * below);
  };
}

const formats = new Map(
  ZONES.map((zone) => [
    zone,
    new Intl.DateTimeFormat("en-CA", {
      ...{ timeZone: zone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit" },
      ...{ hour: "2-digit", minute: "2-digit", second: "2-digit" },
    }),
  ]),
);
type Zone = (typeof ZONES)[number];

function wallOf({ at, zone }: { at: Instant; zone: Zone }): { date: string; minutes: number } {
  const parts = Object.fromEntries(
    (formats.get(zone)?.formatToParts(at) ?? []).map(({ type, value }): [string, string] => [type, value]),
  );
  const { year = "", month = "", day = "", hour = "", minute = "" } = parts;
  return { date: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

const dayBefore = (date: string): string => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const minutesIn = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** What is on, by looking at every window. `begun` is a day and a time of the wall clock, which sort as texts. */
function expectedSegment({ stream, at, zone }: { stream: PlayableStream; at: Instant; zone: Zone }): string {
  const { date, minutes } = wallOf({ at, zone });
  const found: { segment: string; priority: number; rank: number; begun: string }[] = [];
  const entries = [
    ...stream.overrides.map((entry) => ({ ...entry, weekdays: [], rank: 0 })),
    ...stream.plan.map((entry) => ({ ...entry, fromDate: "0000", toDate: "9999", rank: 1 })),
  ];
  for (const { segment, priority, rank, from, to, fromDate, toDate, weekdays } of entries) {
    const isWhole = minutesIn(to) <= minutesIn(from);
    for (const day of [date, dayBefore(date)]) {
      const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
      if (day < fromDate || day > toDate) continue;
      if (weekdays.length > 0 && !weekdays.some((one) => one === weekday)) continue;
      const since = day === date ? minutes : minutes + 1440;
      const end = isWhole ? minutesIn(to) + 1440 : minutesIn(to);
      if (since >= minutesIn(from) && since < end) found.push({ segment, priority, rank, begun: `${day} ${from}` });
    }
  }
  found.sort(
    (a, b) =>
      b.priority - a.priority ||
      a.rank - b.rank ||
      (a.begun > b.begun ? -1 : a.begun < b.begun ? 1 : 0) ||
      (a.segment < b.segment ? -1 : 1),
  );
  return found[0]?.segment ?? stream.filler;
}

/** What a round comes to after `passed` milliseconds, scene by scene. */
function walked({ round, passed }: { round: readonly Shown[]; passed: number }): string | null {
  const total = round.reduce((sum, { duration }) => sum + duration, 0);
  let left = passed - Math.floor(passed / total) * total;
  for (const { scene, duration } of round) {
    if (left < duration) return scene;
    left -= duration;
  }
  return null;
}

function generate(pick: (below: number) => number): { stream: PlayableStream; at: Instant; zone: Zone } {
  const segment = (): string => `seg_${pick(COUNT)}`;
  const window = () => ({
    from: clock(pick(96) * 15),
    to: clock(pick(96) * 15),
    priority: pick(3),
    segment: segment(),
  });
  // Around the clock changes of a year, and elsewhere.
  const near = ["2026-03-28", "2026-10-24", "2026-04-04", "2026-11-01", "2026-06-15", "2026-12-31", "2028-02-28"];
  const day = near[pick(near.length)] ?? "2026-01-01";
  const at = Date.parse(`${day}T00:00:00Z`) + pick(72 * 3600) * 1000;
  const stream = {
    filler: segment(),
    plan: Array.from({ length: pick(6) }, () => ({ ...window(), weekdays: WEEKDAYS.filter(() => pick(2) === 0) })),
    overrides: Array.from({ length: pick(3) }, () => {
      const fromDate = new Date(Date.parse(day) + (pick(4) - 1) * 86_400_000).toISOString().slice(0, 10);
      return {
        ...window(),
        fromDate,
        toDate: new Date(Date.parse(fromDate) + pick(3) * 86_400_000).toISOString().slice(0, 10),
      };
    }),
  };
  return { stream, at, zone: ZONES[pick(ZONES.length)] ?? "UTC" };
}

const scenes = new Map(
  Array.from({ length: COUNT }, (_, index): [string, PlayableScene] => [
    `scn_${index}`,
    {
      ...{ id: `scn_${index}`, isEnabled: index !== 3, duration: 7 + index * 4, transition: "none", schedule: [] },
      ...{ validFrom: null, validTo: null, branches: [] },
    },
  ]),
);
const segments = new Map(
  Array.from({ length: COUNT }, (_, index): [string, PlayableSegment] => [
    `seg_${index}`,
    {
      id: `seg_${index}`,
      order: "sequence",
      entries: Array.from({ length: index + 1 }, (__, place) => ({ scene: `scn_${(index + place) % COUNT}` })),
    },
  ]),
);

test("ten thousand streams show what another computation finds", () => {
  const pick = generator(18);
  const sources = new Set<string>();
  for (let count = 0; count < STREAMS; count += 1) {
    const { stream, at, zone } = generate(pick);
    const found = playing({ stream, segments, scenes, instant: at, zone, seed: "s" });
    const segment = expectedSegment({ stream, at, zone });
    const entries = segments.get(segment)?.entries ?? [];
    const playable = entries.some(({ scene }) => scene !== "scn_3");
    const told = { stream, at: new Date(at).toISOString(), zone };
    if (playable) expect(found.segment, JSON.stringify(told)).toBe(segment);
    else expect(found.segment, JSON.stringify(told)).toBe(stream.filler);
    expect(found.scene, JSON.stringify(told)).not.toBe("scn_3");
    if (found.scene !== null) {
      expect(walked({ round: found.round, passed: at - found.startsAt })).toBe(found.scene);
      expect(found.sceneStartsAt).toBeLessThanOrEqual(at);
      expect(found.sceneEndsAt).toBeGreaterThan(at);
    }
    sources.add(found.by);
  }
  expect(sources).toEqual(new Set(["override", "plan", "filler"]));
});
