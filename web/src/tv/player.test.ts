// @vitest-environment happy-dom
import type { Manifest, ManifestContent, ManifestScene } from "@tresen/contract/signage/player/manifest";
import type { PlayerLive, PlayerState } from "@tresen/contract/signage/player/player";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FileStore } from "./content/store";
import { Player, STEP } from "./player";
import { ServerClock } from "./state/clock";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const LOOKS = { color: null, background: null };
const word = (text: string): ManifestContent => ({ type: "message", text, ...LOOKS });
const scene = (id: string, content: ManifestContent): ManifestScene => ({
  ...{
    id,
    name: id,
    version: 1,
    title: "",
    fit: "contain",
    isEnabled: true,
    duration: 10,
    transition: "none",
    content,
  },
  ...{ validFrom: null, validTo: null, schedule: [], branches: [] },
});
const manifestOf = (scenes: ManifestScene[]): Manifest => ({
  ...{ format: 1, branch: "brn_1", zone: "Europe/Vienna", currency: "EUR", priceHours: 24, files: [], scenes },
  shop: { name: "Pizzeria", logo: null, primaryColor: "#222222", secondaryColor: "#ffffff" },
  stream: { id: "str_1", filler: "seg_1", plan: [], overrides: [], orientation: "landscape", isMuted: true },
  segments: [{ id: "seg_1", order: "sequence", entries: scenes.map(({ id }) => ({ scene: id })) }],
});
const live = (products: string[]): PlayerLive => ({
  ...{ at: new Date(NOW).toISOString(), isOpen: true, changesAt: null, openOrders: 0, tickets: [], readyMinutes: null },
  soldOut: { products, categories: [] },
});

let player: Player;
let seen: Set<string>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  document.body.replaceChildren();
  seen = new Set();
});
afterEach(() => vi.useRealTimers());

async function play(scenes: ManifestScene[], urlOf: () => Promise<string> = async () => "blob:x"): Promise<void> {
  const [clock, store] = [new ServerClock(), new FileStore()];
  vi.spyOn(store, "urlOf").mockImplementation(urlOf);
  player = new Player(document.body, {
    clock,
    store,
    heardAt: () => NOW,
    liveAt: () => NOW,
    onChange: () => undefined,
  });
  player.take(manifestOf(scenes));
  await pass(500);
  seen.clear();
}

/** Lets the time pass, and notes what can be seen in each step. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP) {
    player.step();
    await vi.advanceTimersByTimeAsync(STEP);
    seen.add(document.querySelector(".stage")?.lastElementChild?.textContent ?? "");
  }
}
const troubles = () => player.troubles.list();

test("scenes follow each other, and something can be seen at each moment", async () => {
  await play([scene("a", word("Eins")), scene("b", word("Zwei"))]);
  await pass(30_000);
  expect([...seen].sort()).toEqual(["Eins", "Zwei"]);
  expect(troubles()).toEqual([]);
});

const never = () => new Promise<string>(() => undefined);
const picture: ManifestContent = { type: "image", picture: "/image/x.jpg", background: null };
const unreadable: ManifestContent = Object.assign(word(""), { text: null });
const failing = async (): Promise<string> => Promise.reject(new Error("The file is gone"));
test.each([
  ["cannot be drawn", unreadable, never],
  ["never comes", picture, never],
  ["has lost its file", picture, failing],
])("a scene that %s is left out and told, and guests see the others", async (_, content, urlOf) => {
  await play([scene("good", word("Gut")), scene("bad", content)], urlOf);
  await pass(50_000);
  expect([...seen]).toEqual(["Gut"]);
  expect(troubles()).toMatchObject([{ scene: "bad", reason: expect.stringMatching(/./) }]);
});

test("a scene whose drawing fails later gives way to another, and is tried again after a minute", async () => {
  const content = { type: "message" as const, text: "Kippt", ...LOOKS };
  await play([scene("tips", content)]);
  await pass(1000);
  const { text } = content;
  Object.assign(content, { text: null });
  await pass(5000);
  expect([...seen]).toEqual(["Kippt", "Pizzeria"]);
  expect(troubles()).toMatchObject([{ scene: "tips" }]);
  Object.assign(content, { text });
  seen.clear();
  await pass(70_000);
  expect([...seen]).toEqual(["Pizzeria", "Kippt"]);
});

test("a menu of which everything is sold out gives way, never an empty board", async () => {
  const item = { product: "prd_1", name: "Margherita", description: "", note: "", price: 900, isFrom: false };
  const menu: ManifestContent = {
    ...{ type: "menu", sections: [{ name: "Pizza", items: [item] }], columns: 1, rows: 10, soldOut: "hide" },
    ...{ showPrices: true, showDescriptions: false },
  };
  await play([scene("menu", menu)]);
  await pass(1000);
  player.hear(live(["prd_1"]));
  await pass(3000);
  expect([...seen].every((text) => text !== "")).toBe(true);
  expect([...seen].at(-1)).toBe("Pizzeria");
});

test("what is sold out until a time is sold again then, without news", async () => {
  const item = { product: "prd_1", name: "Margherita", description: "", note: "", price: 900, isFrom: false };
  const menu: ManifestContent = {
    ...{ type: "menu", sections: [{ name: "Pizza", items: [item] }], columns: 1, rows: 10, soldOut: "strike" },
    ...{ showPrices: true, showDescriptions: false },
  };
  await play([scene("menu", menu)]);
  const { soldOut, ...others } = live(["prd_1"]);
  const end = { at: new Date(NOW + 20_000).toISOString(), products: ["prd_1"], categories: ["cat_1"] };
  player.hear({ ...others, soldOut: { ...soldOut, categories: ["cat_1", "cat_2"], ends: [end] } });
  await pass(10_000);
  expect([...seen].at(-1)).toContain("ausverkauft");
  await pass(15_000);
  expect([...seen].at(-1)).not.toContain("ausverkauft");
  expect(player.live?.soldOut).toEqual({ products: [], categories: ["cat_2"], ends: [] });
});

/** A command shows a scene that is no part of what is played. @returns with what it ends. */
function force(content: ManifestContent): ReturnType<typeof vi.fn> {
  const manifest = manifestOf([scene("other", content)]);
  const [forced] = manifest.scenes;
  const onEnd = vi.fn();
  if (forced) player.forced = { scene: forced, manifest, until: NOW + 60_000, onEnd };
  return onEnd;
}

test("a scene that a command shows is shown for its time, also without a stream, and then what is planned", async () => {
  await play([scene("a", word("Eins"))]);
  const onEnd = force(word("Aktion"));
  await pass(30_000);
  player.state = stateOf({ manifest: null });
  await pass(25_000);
  expect([...seen].at(-1)).toBe("Aktion");
  expect(player.seen?.scene.id).toBe("other");
  expect(onEnd).not.toHaveBeenCalled();
  player.state = stateOf({});
  await pass(10_000);
  expect(text()).toBe("Eins");
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(undefined);
});

test("a scene that a command shows and that fails does not hold up the others, and is no trouble of theirs", async () => {
  await play([scene("good", word("Gut"))], failing);
  const onEnd = force(picture);
  await pass(30_000);
  expect([...seen]).toEqual(["Gut"]);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(troubles()).toEqual([]);
});

test("what counts as seen is a scene: not the logo, not what has something in front of it", async () => {
  await play([scene("a", word("Eins"))]);
  expect(player.seen?.scene.id).toBe("a");
  player.cover.showMessage(document.createElement("p"));
  expect(player.seen).toBeNull();
  player.cover.showMessage(null);
  player.take(manifestOf([]));
  await pass(20_000);
  expect(document.querySelector(".stage")?.lastElementChild?.textContent).toBe("Pizzeria");
  expect(player.seen).toBeNull();
});

const stateOf = (changes: Partial<PlayerState>): PlayerState => ({
  ...{ id: "tv_1", version: 1, name: "Theke", identifier: "t1", branch: "brn_1", group: "", orientation: "landscape" },
  ...{ size: { width: 1920, height: 1080 }, powerHours: [], volume: 0, wall: null, timeZone: "Europe/Vienna" },
  ...{ manifest: { sha256: "x", url: "/signage/x.json", bytes: 1 }, command: null, now: new Date(NOW).toISOString() },
  ...changes,
});
const text = () => document.querySelector(".stage")?.lastElementChild?.textContent;

test("outside of its hours nothing plays behind the black, and when they begin it goes on where it would be", async () => {
  const videos: HTMLVideoElement[] = [];
  const create = document.createElement.bind(document);
  vi.spyOn(document, "createElement").mockImplementation((tag: string) => {
    const made = create(tag);
    if (!(made instanceof HTMLVideoElement)) return made;
    const is = { isPlaying: false };
    const video = Object.assign(made, { play: async () => void (is.isPlaying = true), load: () => undefined });
    video.pause = () => void (is.isPlaying = false);
    Object.defineProperties(video, { duration: { value: 70 }, paused: { get: () => !is.isPlaying } });
    queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => video.dispatchEvent(new Event("loadeddata")))));
    videos.push(video);
    return video;
  });
  const content: ManifestContent = { type: "video", video: "/video/x.mp4", background: null };
  // 18:30 by the clock of the shop: the scene has been on since 18:00.
  await play([{ ...scene("film", content), duration: 3600 }]);
  expect(videos.map(({ paused }) => paused)).toEqual([false]);
  player.state = stateOf({ powerHours: [{ type: "daily", isClosed: false, from: "18:40", to: "22:00" }] });
  await pass(1000);
  expect(videos[0]?.paused).toBe(true);
  expect(videos[0]?.hasAttribute("src")).toBe(false);
  expect(document.querySelectorAll(".stage video, .overlay .dark")).toHaveLength(1);
  await pass(9 * 60_000 + 55_000);
  // Ready before the hours begin, but still silent.
  expect(videos.map(({ paused }) => paused)).toEqual([true, true]);
  await pass(5000);
  expect(document.querySelector(".overlay .dark")).toBeNull();
  expect(videos[1]?.paused).toBe(false);
  // 2400 seconds after the scene began, of a film of 70.
  expect(videos[1]?.currentTime).toBeCloseTo(20, 0);
});

test("a screen that is switched off in the back-office is black, and plays again once it is on", async () => {
  await play([scene("a", word("Eins"))]);
  player.state = stateOf({ isEnabled: false });
  await pass(1000);
  expect(document.querySelectorAll(".overlay .dark")).toHaveLength(1);
  expect(document.querySelector(".stage")?.childElementCount).toBe(0);
  expect(player.seen).toBeNull();
  player.state = stateOf({ isEnabled: true });
  await pass(1000);
  expect(document.querySelector(".overlay .dark")).toBeNull();
  expect(text()).toBe("Eins");
});

test("the number of a screen is seen in front of its black as well, and a message only where scenes are", async () => {
  await play([scene("a", word("Eins"))]);
  player.state = stateOf({ powerHours: [{ type: "daily", isClosed: false, from: "05:00", to: "06:00" }] });
  const [message, number] = [document.createElement("p"), document.createElement("p")];
  player.cover.showMessage(message);
  expect(player.stage.covered).toBe(message);
  await pass(500);
  expect(player.stage.covered?.className).toBe("dark");
  player.cover.showNumber(number);
  expect(player.stage.covered).toBe(number);
  player.cover.showNumber(null);
  expect(player.stage.covered?.className).toBe("dark");
  expect(player.seen).toBeNull();
  player.state = stateOf({});
  await pass(500);
  expect(player.stage.covered).toBe(message);
});

test("without a stream the shop's name is shown, also in place of what was played before", async () => {
  await play([scene("a", word("Eins"))]);
  player.state = stateOf({ manifest: null });
  await pass(1000);
  expect(text()).toBe("Pizzeria");
  expect(player.seen).toBeNull();
  player.state = stateOf({});
  await pass(1000);
  expect(text()).toBe("Eins");
});

test("before the first manifest is here, guests see whose screen it is and that it is about to begin", async () => {
  player = new Player(document.body, {
    ...{ clock: new ServerClock(), store: new FileStore() },
    ...{ heardAt: () => NOW, liveAt: () => NOW, onChange: () => undefined },
  });
  await pass(500);
  expect(text()).toBe("Einen Moment, gleich geht es los.");
  player.shop = { name: "Pizzeria", logo: null, primaryColor: "#222222", secondaryColor: "#ffffff" };
  await pass(500);
  expect(text()).toBe("PizzeriaEinen Moment, gleich geht es los.");
  player.take(manifestOf([scene("a", word("Eins"))]));
  await pass(1000);
  expect(text()).toBe("Eins");
});

test("a scene that was changed is shown anew at once, however long it lasts, and others wait for the next one", async () => {
  const scenes = [scene("a", word("Eins")), scene("b", word("Zwei"))];
  await play(scenes);
  const before = player.played;
  const shown = player.shownScene?.id ?? "";
  const changed = (id: string, words: string) =>
    manifestOf(scenes.map((one) => (one.id === id ? { ...one, content: word(words) } : one)));
  player.take(changed(shown === "a" ? "b" : "a", "Anders"));
  await pass(500);
  expect(player.played).toBe(before);
  seen.clear();
  player.take(changed(shown, "Neuer Preis"));
  await pass(1000);
  expect(player.shownScene?.id).toBe(shown);
  expect([...seen].at(-1)).toBe("Neuer Preis");
});
