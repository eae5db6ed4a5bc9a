import { describe, expect, test } from "vitest";
import type { Instant } from "../../kit/time";
import type { EntryCondition, LiveFacts, PlayableScene, PlayableSegment, PlayableStream, SegmentEntry } from "./parts";
import { playing } from "./playing";

const ZONE = "Europe/Vienna";

const scene = (id: string, fields: Partial<PlayableScene> = {}): PlayableScene => ({
  ...{ id, isEnabled: true, duration: 10, transition: "fade", validFrom: null, validTo: null },
  ...{ schedule: [], branches: [] },
  ...fields,
});
const segment = (id: string, entries: readonly SegmentEntry[], order: PlayableSegment["order"] = "sequence") => ({
  ...{ id, entries, order },
});
const SCENES = ["a", "b", "c", "d", "e", "f"].map((id) => scene(id));
const SEGMENTS = [
  segment("filler", [{ scene: "f" }]),
  segment("lunch", [{ scene: "a" }, { scene: "b", duration: 20 }]),
  segment("night", [{ scene: "c" }]),
  segment("party", [{ scene: "d" }]),
];
const STREAM: PlayableStream = { filler: "filler", plan: [], overrides: [] };
const MENU = { weekdays: [], from: "11:00", to: "14:00", priority: 1, segment: "lunch" } as const;

function at(
  time: string,
  {
    stream = {},
    segments = SEGMENTS,
    scenes = SCENES,
    ...rest
  }: {
    stream?: Partial<PlayableStream>;
    segments?: readonly PlayableSegment[];
    scenes?: readonly PlayableScene[];
    branch?: string;
    live?: LiveFacts;
    isFillerOnly?: boolean;
    seed?: string;
  } = {},
) {
  const instant: Instant = Date.parse(time);
  const byId = <One extends { id: string }>(all: readonly One[]) => new Map(all.map((one) => [one.id, one]));
  return playing({
    stream: { ...STREAM, ...stream },
    ...{ segments: byId(segments), scenes: byId(scenes), instant, zone: ZONE, seed: "stream", ...rest },
  });
}

describe("which segment is on", () => {
  test("the filler, where nothing is planned", () => {
    expect(at("2026-03-04T12:00:00+01:00")).toMatchObject({ by: "filler", segment: "filler", scene: "f" });
  });

  test.each([
    ["10:59:59", "filler"],
    ["11:00:00", "lunch"],
    ["13:59:59", "lunch"],
    ["14:00:00", "filler"],
  ])("at %s: %s, since a window contains its start and not its end", (time, expected) => {
    expect(at(`2026-03-04T${time}+01:00`, { stream: { plan: [MENU] } }).segment).toBe(expected);
  });

  test.each([
    ["2026-03-06T22:00:00+01:00", "night"],
    ["2026-03-07T01:59:59+01:00", "night"],
    ["2026-03-07T02:00:00+01:00", "filler"],
    ["2026-03-06T01:00:00+01:00", "filler"],
    ["2026-03-07T22:30:00+01:00", "filler"],
  ])("over midnight a window belongs to the day on which it begins: %s is %s", (time, expected) => {
    const plan = [{ segment: "night", weekdays: ["friday"], from: "21:00", to: "02:00", priority: 1 }] as const;
    expect(at(time, { stream: { plan } }).segment).toBe(expected);
  });

  test("the higher priority, then overrides, then what began later, then the smaller id", () => {
    const all = { weekdays: [], from: "00:00", to: "24:00" } as const;
    const day = { fromDate: "2026-12-24", toDate: "2026-12-24", from: "00:00", to: "24:00" };
    const shown = (stream: Partial<PlayableStream>) => at("2026-12-24T18:00:00+01:00", { stream }).segment;
    expect(
      shown({
        plan: [{ ...all, segment: "night", priority: 2 }],
        overrides: [{ ...day, segment: "party", priority: 1 }],
      }),
    ).toBe("night");
    expect(
      shown({
        plan: [{ ...all, segment: "night", priority: 1 }],
        overrides: [{ ...day, segment: "party", priority: 1 }],
      }),
    ).toBe("party");
    expect(
      shown({
        plan: [
          { ...all, segment: "lunch", priority: 1 },
          { ...all, from: "17:00", segment: "night", priority: 1 },
        ],
      }),
    ).toBe("night");
    expect(
      shown({
        plan: [
          { ...all, segment: "night", priority: 1 },
          { ...all, segment: "lunch", priority: 1 },
        ],
      }),
    ).toBe("lunch");
    expect(
      at("2026-12-25T18:00:00+01:00", { stream: { overrides: [{ ...day, segment: "party", priority: 1 }] } }).by,
    ).toBe("filler");
  });

  test("what the clock skips in spring is not played, and what it shows twice in autumn is played twice", () => {
    const plan = [{ segment: "night", weekdays: [], from: "02:00", to: "03:00", priority: 1 }] as const;
    for (let minute = 0; minute < 180; minute += 10) {
      const instant = new Date(Date.parse("2026-03-29T00:00:00Z") + minute * 60_000).toISOString();
      expect(at(instant, { stream: { plan } }).segment, instant).toBe("filler");
    }
    const segments = ["2026-10-24T23:59:59Z", "2026-10-25T00:00:00Z", "2026-10-25T01:30:00Z", "2026-10-25T02:00:00Z"];
    expect(segments.map((time) => at(time, { stream: { plan } }).segment)).toEqual([
      "filler",
      "night",
      "night",
      "filler",
    ]);
  });

  test.each([
    ["2026-03-28T21:00:00+01:00", "2026-03-29T04:30:00+02:00"],
    ["2026-10-24T21:00:00+02:00", "2026-10-25T04:30:00+01:00"],
  ])("a change of the clocks does not begin a window anew: that of %s is still the same at %s", (start, time) => {
    const plan = [{ segment: "night", weekdays: [], from: "21:00", to: "05:00", priority: 1 }] as const;
    expect(at(time, { stream: { plan } })).toMatchObject({ segment: "night", startsAt: Date.parse(start) });
  });

  test("a screen that does not know the time shows the filler", () => {
    expect(at("2026-03-04T12:00:00+01:00", { stream: { plan: [MENU] }, isFillerOnly: true }).segment).toBe("filler");
  });
});

describe("which scene is on", () => {
  test("its place follows from the time since the window began", () => {
    const stream = { plan: [MENU] };
    const shown = (time: string) => at(`2026-03-04T${time}+01:00`, { stream });
    expect(shown("11:00:09.999")).toMatchObject({ scene: "a", position: 0 });
    expect(shown("11:00:10")).toMatchObject({ scene: "b", position: 1 });
    expect(shown("11:00:29.999")).toMatchObject({ scene: "b", sceneEndsAt: Date.parse("2026-03-04T11:00:30+01:00") });
    expect(shown("11:00:30")).toMatchObject({ scene: "a", sceneStartsAt: Date.parse("2026-03-04T11:00:30+01:00") });
    // 3,600 seconds are 120 rounds.
    expect(shown("12:00:00").scene).toBe("a");
  });

  test.each<[string, Partial<PlayableScene>]>([
    ["disabled", { isEnabled: false }],
    ["of another branch", { branches: ["brn_other"] }],
    ["not valid yet", { validFrom: "2026-03-05" }],
    ["not valid any more", { validTo: "2026-03-03" }],
    ["outside its hours", { schedule: [{ type: "daily", isClosed: false, from: "18:00", to: "20:00" }] }],
  ])("one that is %s is left out, and if none is left the filler is shown", (_, fields) => {
    const scenes = [scene("a", fields), ...SCENES.slice(1)];
    const stream = { plan: [MENU] };
    const time = "2026-03-04T12:00:05+01:00";
    expect(at(time, { stream, scenes, branch: "brn_one" })).toMatchObject({ segment: "lunch", scene: "b" });
    const none = scenes.map((one) => (one.id === "b" ? scene("b", fields) : one));
    expect(at(time, { stream, scenes: none, branch: "brn_one" })).toMatchObject({ by: "filler", scene: "f" });
    const dark = none.map((one) => (one.id === "f" ? scene("f", fields) : one));
    expect(at(time, { stream, scenes: dark, branch: "brn_one" })).toMatchObject({ by: "filler", scene: null });
  });

  test.each<[EntryCondition, Partial<LiveFacts>, boolean]>([
    [{ kind: "open" }, { isOpen: true }, true],
    [{ kind: "open" }, { isOpen: false }, false],
    [{ kind: "open" }, {}, false],
    [{ kind: "openOrdersAbove", value: 3 }, { openOrders: 4 }, true],
    [{ kind: "openOrdersAbove", value: 3 }, { openOrders: 3 }, false],
    [{ kind: "openOrdersAbove", value: 3 }, {}, false],
    [{ kind: "soldOutCategory", value: "cat_x" }, { soldOutCategories: ["cat_x"] }, true],
    [{ kind: "soldOutCategory", value: "cat_x" }, { soldOutCategories: ["cat_y"] }, false],
  ])("an entry that depends on %j is shown with %j: %s", (condition, facts, isShown) => {
    const segments = [segment("filler", [{ scene: "a", condition }, { scene: "b" }])];
    const live = { isOpen: null, openOrders: null, soldOutCategories: [], ...facts };
    expect(at("2026-03-04T00:00:00+01:00", { segments, live }).scene).toBe(isShown ? "a" : "b");
  });

  test("segments in segments are played to the third level, and those that contain themselves are not", () => {
    const chain = [
      segment("filler", [{ scene: "a" }, { segment: "two" }]),
      segment("two", [{ scene: "b" }, { segment: "three" }, { segment: "filler" }]),
      segment("three", [{ scene: "c" }, { segment: "four" }]),
      segment("four", [{ scene: "d" }]),
    ];
    const { round } = at("2026-03-04T12:00:00+01:00", { segments: chain });
    expect(round.map(({ scene: shown }) => shown)).toEqual(["a", "b", "c"]);
  });

  test("a nested segment with a duration is repeated or cut to it", () => {
    const segments = [
      segment("filler", [{ segment: "inner", duration: 25, transition: "slide" }, { scene: "c" }]),
      segment("inner", [{ scene: "a" }]),
    ];
    expect(at("2026-03-04T12:00:00+01:00", { segments }).round).toEqual([
      { scene: "a", duration: 10_000, transition: "slide" },
      { scene: "a", duration: 10_000, transition: "fade" },
      { scene: "a", duration: 5000, transition: "fade" },
      { scene: "c", duration: 10_000, transition: "fade" },
    ]);
  });

  test("a shuffled segment has one order for each day, and all its scenes", () => {
    const entries = SCENES.map(({ id }) => ({ scene: id }));
    const segments = [segment("filler", entries, "shuffle")];
    const orderOn = (day: string) =>
      at(`${day}T12:00:00+01:00`, { segments })
        .round.map(({ scene: shown }) => shown)
        .join("");
    const days = Array.from({ length: 28 }, (_, index) => `2026-02-${String(index + 1).padStart(2, "0")}`);
    const orders = days.map(orderOn);
    expect(new Set(orders).size).toBeGreaterThan(20);
    for (const order of orders) expect([...order].sort().join("")).toBe("abcdef");
    expect(at("2026-02-01T23:59:59+01:00", { segments }).round).toEqual(
      at("2026-02-01T00:00:00+01:00", { segments }).round,
    );
  });

  test("a weighted segment shows each scene as often as it weighs", () => {
    const entries = [{ scene: "a", weight: 5 }, { scene: "b", weight: 2 }, { scene: "c" }];
    const { round } = at("2026-03-04T12:00:00+01:00", { segments: [segment("filler", entries, "weighted")] });
    expect(
      round
        .map(({ scene: shown }) => shown)
        .sort()
        .join(""),
    ).toBe("aaaaabbc");
  });
});
