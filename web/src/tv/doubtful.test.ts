// @vitest-environment happy-dom
import { HOUR } from "@tresen/contract/kit/time";
import type { Manifest, ManifestContent } from "@tresen/contract/signage/player/manifest";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Player, STEP } from "./player";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const LOOKS = { color: null, background: null };
const CLOCK: ManifestContent = { type: "clock", face: "digital", showDate: true, showSeconds: false, ...LOOKS };
const COUNTDOWN: ManifestContent = {
  ...{ type: "countdown", until: "2026-12-24T17:00:00Z", text: "bis zum Fest", after: "", ...LOOKS },
};
const HOURS: ManifestContent = {
  ...{ type: "hours", closedDays: 30 },
  rules: [
    { type: "daily", isClosed: false, from: "10:00", to: "22:00" },
    { type: "once", date: "2026-06-06", isClosed: true },
  ] as Extract<ManifestContent, { type: "hours" }>["rules"],
};
const WORD: ManifestContent = { type: "message", text: "Willkommen", ...LOOKS };
const template = (hasPrices: boolean): ManifestContent => ({
  ...{ type: "template", picture: "/signage/x.png", background: null },
  ...(hasPrices ? { hasPrices: true } : {}),
});

let player: Player;
let isKnown: boolean;
let heardAt: number;
let seen: Set<string>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  document.body.replaceChildren();
  [isKnown, heardAt] = [true, NOW];
});
afterEach(() => vi.useRealTimers());

function manifestOf(contents: ManifestContent[]): Manifest {
  const scenes = contents.map((content, index) => ({
    ...{ id: `s${index}`, name: "", version: 1, title: "", fit: "contain" as const, isEnabled: true, duration: 5 },
    ...{ transition: "none" as const, validFrom: null, validTo: null, schedule: [], branches: [], content },
  }));
  return {
    ...{ format: 1, branch: "brn_1", zone: "Europe/Vienna", currency: "EUR", priceHours: 24, files: [], scenes },
    shop: { name: "Pizzeria", logo: null, primaryColor: "#222222", secondaryColor: "#ffffff" },
    stream: { id: "str_1", filler: "seg_1", plan: [], overrides: [], orientation: "landscape", isMuted: true },
    segments: [{ id: "seg_1", order: "sequence", entries: scenes.map(({ id }) => ({ scene: id })) }],
  };
}

/** What is seen in half a minute, by the ids of scenes or the words. */
async function shown(contents: ManifestContent[], what: "id" | "text" = "id"): Promise<string[]> {
  vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue();
  player = new Player(document.body, {
    ...{ clock: { now: () => Date.now(), isKnown: () => isKnown }, store: { urlOf: async () => "blob:x" } },
    ...{ heardAt: () => heardAt, liveAt: () => heardAt, onChange: () => undefined },
  });
  player.take(manifestOf(contents));
  return look(what);
}
async function look(what: "id" | "text" = "id"): Promise<string[]> {
  seen = new Set();
  for (let step = 0; step < 300; step += 1) {
    player.step();
    await vi.advanceTimersByTimeAsync(STEP);
    const text = document.querySelector(".stage")?.lastElementChild?.textContent ?? "";
    if (step > 10) seen.add(what === "id" ? (player.shownScene?.id ?? "") : text);
  }
  return [...seen].sort();
}

test("by a clock that is wrong no clock and no countdown is shown, and hours without what depends on the time", async () => {
  expect(await shown([CLOCK, WORD, COUNTDOWN])).toEqual(["s0", "s1", "s2"]);
  isKnown = false;
  expect(await look()).toEqual(["s1"]);
  isKnown = true;
  expect(await look()).toEqual(["s0", "s1", "s2"]);
});

test("hours by a clock that is wrong are those of the week alone", async () => {
  const [known = ""] = await shown([HOURS], "text");
  expect(known).toMatch(/Jetzt geöffnet.*10:00.*An diesen Tagen anders/);
  isKnown = false;
  const unknown = (await look("text")).filter((text) => text !== known);
  expect(unknown).toEqual([expect.stringMatching(/^Öffnungszeiten.*10:00/)]);
  expect(unknown[0]).not.toMatch(/geöffnet|Geschlossen|anders/);
});

test("a picture with prices is left out once they are older than the branch allows, and comes back with the network", async () => {
  expect(await shown([template(true), template(false), WORD])).toEqual(["s0", "s1", "s2"]);
  heardAt = Date.now() - 24 * HOUR;
  expect(await look()).toEqual(["s1", "s2"]);
  heardAt = Date.now();
  expect(await look()).toEqual(["s0", "s1", "s2"]);
});

test("nobody knows how old prices are by a clock that is wrong", async () => {
  isKnown = false;
  expect(await shown([template(true), WORD])).toEqual(["s1"]);
});

test("a command shows no picture with prices that are too old, and is told why", async () => {
  await shown([WORD]);
  const manifest = manifestOf([template(true)]);
  const [scene] = manifest.scenes;
  heardAt = Date.now() - 24 * HOUR;
  const onEnd = vi.fn();
  if (scene) player.forced = { scene, manifest, until: Date.now() + HOUR, onEnd };
  expect(await look("text")).toEqual(["Willkommen"]);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: expect.stringMatching(/zu alt/) }));
});

test("conditions that depend on what goes on are not fulfilled by a clock that is wrong", async () => {
  isKnown = false;
  await shown([WORD, HOURS]);
  const manifest = manifestOf([WORD, HOURS]);
  const [first, second] = manifest.segments[0]?.entries ?? [];
  if (!first || !second) throw new Error("Two entries");
  const entries = [first, { ...second, condition: { kind: "open" as const } }];
  player.take({ ...manifest, segments: [{ id: "seg_1", order: "sequence", entries }] });
  const at = new Date(NOW).toISOString();
  player.hear({
    ...{ at, isOpen: true, changesAt: null, openOrders: 0, tickets: [], readyMinutes: null },
    soldOut: { products: [], categories: [] },
  });
  await look();
  expect(await look()).toEqual(["s0"]);
  isKnown = true;
  expect(await look()).toEqual(["s0", "s1"]);
});
