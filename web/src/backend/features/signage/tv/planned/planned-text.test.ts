import type { Manifest } from "@tresen/contract/signage/player/manifest";
import type { PlayerLive } from "@tresen/contract/signage/player/player";
import { expect, test } from "vitest";
import { plannedSegment, plannedText } from "./planned-text";

const META = { version: 1, createdAt: "2026-06-05T16:30:00.000Z", updatedAt: "2026-06-05T16:30:00.000Z" };
/** A filler's round begins at midnight in Vienna: in this minute the first scene begins. */
const NOON = Date.parse("2026-06-10T10:00:00Z");
const scene = (id: string): Manifest["scenes"][number] => ({
  ...{ id, name: id, version: 1, title: "", fit: "contain", isEnabled: true, duration: 30, transition: "none" },
  ...{ validFrom: null, validTo: null, schedule: [], branches: [] },
  content: { type: "message", text: id, color: null, background: null },
});
const manifest: Manifest = {
  ...{ format: 1, branch: "brn_1", zone: "Europe/Vienna", currency: "EUR", priceHours: 24, files: [] },
  shop: { name: "Pizzeria", logo: null, primaryColor: "#222222", secondaryColor: "#ffffff" },
  stream: { id: "str_1", filler: "seg_1", plan: [], overrides: [], orientation: "landscape", isMuted: true },
  segments: [
    {
      ...{ id: "seg_1", order: "sequence" },
      entries: [{ scene: "a" }, { scene: "b" }, { scene: "c", duration: 60, condition: { kind: "open" } }],
    },
  ],
  scenes: ["a", "b", "c"].map(scene),
};
const live: PlayerLive = {
  ...{ at: "2026-06-10T10:00:00Z", isOpen: false, changesAt: null, openOrders: 0, tickets: [], readyMinutes: null },
  soldOut: { products: [], categories: [] },
};
const command = {
  ...{ id: "cmd_1", type: "showScene", data: { scene: "x", minutes: 5 }, state: "running", by: "Eva" },
  ...{ createdAt: "", deliveredAt: null, finishedAt: null, expiresAt: "2026-06-10T10:15:00Z", result: null },
} as const;
const signage = { sceneName: (id: string) => `Szene ${id}`, segmentName: (id: string) => `Folge ${id}` };
const textAt = (now: number, changes: object = {}) =>
  plannedText({
    ...{ tv: { command: null }, powerHours: [], played: { manifest, live }, zone: "Europe/Vienna", now, signage },
    ...changes,
  });

test("what a TV shows follows from the time, and from what goes on in its branch", () => {
  expect([0, 29, 30, 60].map((second) => textAt(NOON + second * 1000))).toEqual(
    ["a", "a", "b", "a"].map((id) => `Szene ${id} (Folge seg_1)`),
  );
  expect(textAt(NOON + 60_000, { played: { manifest, live: { ...live, isOpen: true } } })).toMatch(/^Szene c/);
});

test("a command comes before the plan, and black before both; what is not loaded is not known", () => {
  const daily = (from: string, to: string) => [{ type: "daily", isClosed: false, from, to }];
  expect(textAt(NOON, { tv: { command } })).toBe("Szene x (durch einen Befehl)");
  expect(textAt(NOON, { tv: { command: { ...command, state: "done" } } })).toMatch(/^Szene a/);
  expect(textAt(NOON, { tv: { command }, powerHours: daily("18:00", "22:00") })).toMatch(/^nichts: /);
  expect(textAt(NOON, { powerHours: daily("08:00", "22:00") })).toMatch(/^Szene a/);
  expect(textAt(NOON, { played: null })).toBeNull();
});

test("of a TV in the list it is told which segment is on", () => {
  const online = { state: "online", lastSeenAt: null, report: null, pictureAt: null, weekBytes: null } as const;
  const tv = { isEnabled: true, status: online, stream: "str_1", command: null };
  const plan = [{ segment: "seg_noon", weekdays: [], from: "12:00", to: "14:00", priority: 0 }];
  const streams = new Map([["str_1", { ...META, id: "str_1", filler: "seg_1", plan, overrides: [] }]]);
  const told = (changes: object = {}, now = NOON) =>
    plannedSegment({
      ...{ tv: { ...tv, ...changes }, streams, powerHours: [], now, zone: "Europe/Vienna", signage },
    });
  expect([told(), told({}, NOON - 1)]).toEqual(["Folge seg_noon", "Folge seg_1"]);
  expect(told({ command })).toBe("Szene x (durch einen Befehl)");
  // Its time is over, although nobody has told so yet.
  expect(told({ command: { ...command, expiresAt: "2026-06-10T10:00:00Z" } })).toBe("Folge seg_noon");
  expect(told({ stream: null })).toBe("Logo des Shops");
  expect([told({ stream: "str_other" }), told({ isEnabled: false })]).toEqual(["", ""]);
  expect(told({ status: { ...online, state: "offline" } })).toBe("");
});
