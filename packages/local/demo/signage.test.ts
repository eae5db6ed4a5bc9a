import { WEEKDAYS, parseInstant } from "@tresen/contract/kit/time";
import type { PlayableScene, PlayableSegment } from "@tresen/contract/signage/playing/parts";
import { playing } from "@tresen/contract/signage/playing/playing";
import { scenes as sceneResource } from "@tresen/contract/signage/scene/scene.resource";
import { segments as segmentResource } from "@tresen/contract/signage/segment/segment.resource";
import { streams as streamResource } from "@tresen/contract/signage/stream/stream.resource";
import { describe, expect, test } from "vitest";
import { shop as bike } from "./bike/shop";
import type { ShopBundle } from "./build";
import { shop as pizza } from "./pizza/shop";

const zone = "Europe/Vienna";
const MINUTE = 60_000;
/** Types that need a file of the library of videos, or an address of the web. */
const WITHOUT = ["video", "web"];

/** The shop's scenes, segments, streams and TVs with their defaults. */
function signageOf(shop: ShopBundle) {
  const scenes = (shop.scenes ?? []).map(({ id, ...fields }) => ({ id, ...sceneResource.fields.parse(fields) }));
  const segments = (shop["digital-signage-segments"] ?? []).map(
    ({ id, ...fields }) => ({ id, ...segmentResource.fields.parse(fields) }) as PlayableSegment,
  );
  const streams = (shop["digital-signage-streams"] ?? []).map(({ id, ...fields }) => ({
    id,
    ...streamResource.fields.parse(fields),
  }));
  const playable = scenes.map(({ validFrom = null, validTo = null, ...scene }): [string, PlayableScene] => [
    scene.id,
    { ...scene, validFrom, validTo, branches: scene.branches.map(({ id }) => id) },
  ]);
  const tvs = shop["digital-signage-devices"] ?? [];
  const at = (tv: (typeof tvs)[number], local: string) => {
    const stream = streams.find(({ id }) => id === tv.stream);
    if (!stream) throw new Error(`${tv.id} has no stream`);
    return playing({
      ...{ stream, seed: stream.id, zone, branch: tv.branch, instant: parseInstant({ text: local, zone }) ?? NaN },
      segments: new Map(segments.map((segment) => [segment.id, segment])),
      scenes: new Map(playable),
      live: { isOpen: true, openOrders: 20, soldOutCategories: ["cat_pizza", "cat_ebikes"] },
    });
  };
  return { scenes, segments, streams, tvs, at };
}

describe.each([
  ["pizza", pizza],
  ["bike", bike],
] as const)("screens for guests of the demo shop %s", (_, shop) => {
  const { scenes, segments, streams, tvs, at } = signageOf(shop);

  test("three streams in both orientations play on five TVs, two of which at least change together", () => {
    expect([streams.length, tvs.length]).toEqual([3, 5]);
    expect(new Set(streams.map(({ orientation }) => orientation)).size).toBe(2);
    expect(new Set(tvs.map(({ stream }) => stream)).size).toBe(3);
    expect(tvs.filter(({ group }) => group).length).toBeGreaterThan(1);
    for (const tv of tvs) {
      const stream = streams.find(({ id }) => id === tv.stream);
      expect([tv.orientation ?? "landscape", [tv.branch, null, undefined]], tv.id).toEqual([
        stream?.orientation,
        expect.arrayContaining([stream?.branch]),
      ]);
    }
  });

  test("they use everything: each kind of scene without a file, orders, nesting, and conditions", () => {
    const wanted = sceneResource.fields.shape.type.options.filter((type) => !WITHOUT.includes(type));
    expect([...new Set(scenes.map(({ type }) => type))].sort()).toEqual([...wanted].sort());
    expect(new Set(segments.map(({ order }) => order))).toEqual(new Set(["sequence", "shuffle", "weighted"]));
    const entries = segments.flatMap((segment) => segment.entries);
    expect(entries.some(({ segment }) => segment)).toBe(true);
    expect(new Set(entries.flatMap(({ condition }) => condition?.kind ?? []))).toEqual(
      new Set(["open", "soldOutCategory", "openOrdersAbove"]),
    );
    expect(streams.flatMap(({ plan }) => plan).some(({ from, to }) => to < from)).toBe(true);
  });

  test("no TV is ever without a scene, and each scene is shown by one in the course of the year", () => {
    const shown = new Set<string>();
    const days = ["2026-06-08", "2026-12-14", "2026-12-21"].flatMap((monday) =>
      WEEKDAYS.map((_weekday, day) => `${monday.slice(0, 8)}${String(Number(monday.slice(8)) + day).padStart(2, "0")}`),
    );
    for (const tv of tvs)
      for (const day of days)
        for (let hour = 0; hour < 24; hour += 1) {
          const { scene, round } = at(tv, `${day}T${String(hour).padStart(2, "0")}:15`);
          expect(scene, `${tv.id} ${day} ${hour}`).not.toBeNull();
          for (const one of round) shown.add(one.scene);
        }
    expect([...shown].sort()).toEqual(scenes.map(({ id }) => id).sort());
  });

  test("on 24 December all of them wish a merry Christmas, and on Friday night the window goes on after midnight", () => {
    for (const tv of tvs) {
      expect(at(tv, "2026-12-24T18:00")).toMatchObject({ by: "override", segment: "seg_weihnachten" });
      expect(at(tv, "2026-12-24T18:00").round.map(({ scene }) => scene)).toContain("scn_weihnachten");
    }
    const late = tvs.map((tv) => at(tv, "2026-06-13T00:30"));
    expect(
      late.some(
        ({ by, startsAt }) =>
          by === "plan" && startsAt < (parseInstant({ text: "2026-06-13T00:00", zone }) ?? NaN) - MINUTE,
      ),
    ).toBe(true);
  });
});
