import { NOTHING_KNOWN } from "@tresen/contract/signage/playing/parts";
import type { Manifest } from "@tresen/contract/signage/player/manifest";
import { expect, test } from "vitest";
import { Programme } from "./programme";

/** A filler's round begins at midnight in Vienna. */
const MIDNIGHT = Date.parse("2026-06-04T22:00:00Z");
const scene = (id: string): Manifest["scenes"][number] => ({
  ...{ id, name: id, version: 1, title: "", fit: "contain", isEnabled: true, duration: 4, transition: "none" },
  ...{ validFrom: null, validTo: null, schedule: [], branches: [] },
  content: { type: "message", text: id, color: null, background: null },
});
const SCENES = ["hours", "web", "menu", "countdown", "clock"];
const programme = (plan: Manifest["stream"]["plan"] = []) =>
  new Programme({
    ...{ format: 1, branch: "brn_1", zone: "Europe/Vienna", currency: "EUR", priceHours: 24, files: [] },
    shop: { name: "Pizzeria", logo: null, primaryColor: "#222222", secondaryColor: "#ffffff" },
    stream: { id: "str_1", filler: "all", plan, overrides: [], orientation: "landscape", isMuted: true },
    segments: [
      { id: "all", order: "sequence", entries: SCENES.map((id) => ({ scene: id })) },
      { id: "lunch", order: "sequence", entries: [{ scene: "web" }] },
    ],
    scenes: SCENES.map(scene),
  });
/** What is on in each second. */
const seconds = (count: number, failing: string[], from = MIDNIGHT) =>
  Array.from({ length: count }, (_, second) =>
    programme().at({
      instant: from + second * 1000,
      live: NOTHING_KNOWN,
      isFailing: (id) => failing.includes(id),
    }),
  );

test("the place of a scene that fails is filled by the one before, and all others keep their places", () => {
  const [whole, broken] = [seconds(40, []), seconds(40, ["web"])];
  expect(broken.map(({ scene: id }) => id)).toEqual(whole.map(({ scene: id }) => (id === "web" ? "hours" : id)));
  // It goes on, and is not begun again.
  expect(new Set(broken.slice(0, 8).map(({ sceneStartsAt }) => sceneStartsAt))).toEqual(new Set([MIDNIGHT]));
  expect(broken[7]?.sceneEndsAt).toBe(MIDNIGHT + 8000);
});

test("where the first scene fails the last one goes on, and where several fail the nearest before them", () => {
  const shown = seconds(20, ["hours", "web"], MIDNIGHT + 20_000);
  expect(shown.map(({ scene: id }) => id).join(" ")).toBe(
    [
      ...Array(8).fill("clock"),
      ...Array(4).fill("menu"),
      ...Array(4).fill("countdown"),
      ...Array(4).fill("clock"),
    ].join(" "),
  );
  expect(shown[0]?.sceneStartsAt).toBe(MIDNIGHT + 16_000);
});

test("where all scenes of a segment fail the filler is shown, and nothing where all of the filler fail", () => {
  const lunch = programme([{ segment: "lunch", weekdays: [], from: "00:00", to: "02:00", priority: 0 }]);
  const at = (failing: string[]) =>
    lunch.at({ instant: MIDNIGHT + 1000, live: NOTHING_KNOWN, isFailing: (id) => failing.includes(id) });
  expect(at([])).toMatchObject({ segment: "lunch", scene: "web" });
  expect(at(["web"])).toMatchObject({ segment: "all", scene: "hours" });
  expect(at(SCENES)).toMatchObject({ scene: null });
});
