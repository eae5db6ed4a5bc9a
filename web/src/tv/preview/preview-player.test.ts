// @vitest-environment happy-dom
import type { Manifest, ManifestScene } from "@tresen/contract/signage/player/manifest";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { STEP } from "../player";
import { PreviewPlayer } from "./preview-player";

const AT = Date.parse("2026-12-24T17:00:00Z");
const scene = (id: string, text: string): ManifestScene => ({
  ...{ id, name: text, version: 1, title: "", fit: "contain", isEnabled: true, duration: 10, transition: "none" },
  ...{ validFrom: null, validTo: null, schedule: [], branches: [] },
  content: { type: "message", text, color: null, background: null },
});
const scenes = [scene("a", "Eins"), scene("b", "Zwei"), scene("c", "Drei")];
const manifest: Manifest = {
  ...{ format: 1, branch: "brn_1", zone: "Europe/Vienna", currency: "EUR", priceHours: 24, files: [], scenes },
  shop: { name: "Pizzeria", logo: null, primaryColor: "#222222", secondaryColor: "#ffffff" },
  stream: { id: "str_1", filler: "seg_1", plan: [], overrides: [], orientation: "landscape", isMuted: true },
  segments: [
    {
      ...{ id: "seg_1", order: "sequence" },
      entries: [{ scene: "a" }, { scene: "b", condition: { kind: "openOrdersAbove", value: 2 } }, { scene: "c" }],
    },
  ],
};
const live = {
  ...{ at: "2026-06-10T12:00:00Z", isOpen: true, changesAt: null, openOrders: 5, tickets: [], readyMinutes: null },
  soldOut: { products: [], categories: [] },
};
let player: PreviewPlayer;

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  localStorage.clear();
  document.body.replaceChildren();
  player = new PreviewPlayer(document.body);
});
afterEach(() => void vi.useRealTimers());

async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP) {
    player.step();
    await vi.advanceTimersByTimeAsync(STEP);
  }
}
const text = () => document.querySelector(".stage")?.lastElementChild?.textContent;

test("it plays from the time that it is told, with what goes on in the branch now, and keeps nothing", async () => {
  player.play({ kind: "play", manifest, live, at: AT, isPlaying: true });
  await pass(500);
  expect(text()).toBe("Eins");
  expect(player.place()).toMatchObject({
    ...{ scene: { id: "a" }, position: 0, durations: [10_000, 10_000, 10_000] },
    ...{ startsAt: AT, endsAt: AT + 10_000 },
  });
  await pass(10_000);
  expect(text()).toBe("Zwei");
  await pass(20 * 60_000);
  // Its condition still holds.
  expect(player.place()?.durations).toHaveLength(3);
  expect(localStorage).toHaveLength(0);
});

test("it stands still, goes to another time, and goes on", async () => {
  player.play({ kind: "play", manifest, live, at: AT, isPlaying: true });
  await pass(3000);
  player.move({ kind: "move", at: null, isPlaying: false });
  await pass(30_000);
  expect(text()).toBe("Eins");
  player.move({ kind: "move", at: AT + 25_000, isPlaying: false });
  await pass(5000);
  expect([text(), player.place()?.at]).toEqual(["Drei", AT + 25_000]);
  player.move({ kind: "move", at: null, isPlaying: true });
  await pass(6000);
  expect(text()).toBe("Eins");
});

test("another manifest takes the place of the first at once", async () => {
  player.play({ kind: "play", manifest, live, at: AT, isPlaying: true });
  await pass(1000);
  const other = { ...manifest, scenes: scenes.map((one) => ({ ...one, content: scene("x", "Neu").content })) };
  player.play({ kind: "play", manifest: other, live, at: AT, isPlaying: false });
  await pass(1000);
  expect(text()).toBe("Neu");
});
