// @vitest-environment happy-dom
import { DAY, MINUTE } from "@tresen/contract/kit/time";
import { isPossible } from "@tresen/contract/signage/plays/plays";
import { QUARTER } from "@tresen/contract/signage/plays/quarters";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keep } from "../state/kept";
import { notes } from "../state/log";
import { dropQuarters, forgetQuarters, quartersBefore } from "./kept-quarters";
import { PlayCounter } from "./play-counter";

const START = Date.parse("2026-06-05T16:30:00Z");
const PLACE = { tv: "tv_1", branch: "brn_1" };
const MENU = { id: "sce_menu", version: 2, name: "Karte" };
const NEWS = { id: "sce_news", version: 1, name: "Neues" };
let counter: PlayCounter;
let isHeard: boolean;

beforeEach(() => {
  localStorage.clear();
  isHeard = true;
  counter = new PlayCounter(() => isHeard);
});
afterEach(() => vi.unstubAllGlobals());

/** Looks at the screen every 100 ms. */
function watch(from: number, to: number, seen: { key: string; scene: typeof MENU } | null): void {
  for (let now = from; now <= to; now += 100) counter.see({ seen, place: PLACE, now });
}
const menu = (turn = 1) => ({ key: `menu ${turn}`, scene: MENU });
const told = (at = START + DAY, place = PLACE) =>
  quartersBefore(at, place).map(({ at: began, scenes }) => [
    began.slice(11, 16),
    ...scenes.map(({ scene, plays, milliseconds }) => [scene, plays, milliseconds]),
  ]);

test("what can be seen is counted by scene, and what cannot is not", () => {
  watch(START, START + 10_000, menu());
  watch(START + 10_000, START + 15_000, { key: "news", scene: NEWS });
  watch(START + 15_000, START + 60_000, null);
  watch(START + 60_000, START + 62_000, menu(2));
  watch(START + 62_000, START + 64_000, menu(3));
  watch(START + 64_000, START + 64_000, null);
  expect(told()).toEqual([["16:30", ["sce_menu", 3, 14_000], ["sce_news", 1, 5000]]]);
});

test("a showing over the end of a quarter belongs to both, and began in the first", () => {
  watch(START + QUARTER - 3000, START + QUARTER + 2000, menu());
  counter.keep(START);
  expect(told()).toEqual([
    ["16:30", ["sce_menu", 1, 3000]],
    ["16:45", ["sce_menu", 0, 2000]],
  ]);
  expect(quartersBefore(START + QUARTER, PLACE)).toHaveLength(1);
});

test("time in which the page stood still, and a clock that is set, count nothing", () => {
  watch(START, START + 1000, menu());
  watch(START + 5 * MINUTE, START + 5 * MINUTE + 1000, menu());
  watch(START, START + 1000, menu());
  counter.keep(START);
  expect(told()).toEqual([["16:30", ["sce_menu", 1, 3000]]]);
});

test("no more than a quarter is counted in a quarter, also when a clock runs through it twice", () => {
  for (let turn = 0; turn < 3; turn += 1) watch(START, START + QUARTER - 100, menu());
  counter.keep(START);
  const [quarter] = quartersBefore(START + DAY, PLACE);
  expect(quarter?.scenes).toMatchObject([{ milliseconds: QUARTER }]);
  expect(quarter && isPossible({ quarter, now: START + DAY })).toBe(true);
});

test("after a power cut what was counted is there, but for some seconds, and goes on", () => {
  watch(START, START + 40_000, menu());
  counter = new PlayCounter(() => isHeard);
  watch(START + 60_000, START + 70_000, menu());
  counter.keep(START);
  expect(told()).toEqual([["16:30", ["sce_menu", 2, 40_000]]]);
});

test("what the server has counted is forgotten, and what it refuses is dropped and told", () => {
  watch(START, START + 20_000, menu());
  watch(START + QUARTER, START + QUARTER + 20_000, menu());
  const [first, second] = quartersBefore(START + DAY, PLACE);
  forgetQuarters(first ? [first] : []);
  expect(told()).toHaveLength(1);
  dropQuarters(second ? [second] : [], "refused");
  expect(told()).toEqual([]);
  expect(notes().at(-1)).toMatch(/is lost: refused/);
});

test("what another TV or branch has shown is not sent, and is dropped", () => {
  watch(START, START + 20_000, menu());
  expect(told(START + DAY, { tv: "tv_1", branch: "brn_2" })).toEqual([]);
  expect(told()).toEqual([]);
  expect(notes().at(-1)).toMatch(/of another TV or branch/);
});

test("what is in the future or too much is dropped, the oldest first, and told", () => {
  const long = { ...MENU, name: "x".repeat(190) };
  const many = Array.from({ length: 200 }, (_, index) => ({
    ...{ scene: `sce_${index}`, version: 1, name: long.name, plays: 1, milliseconds: 100 },
  }));
  for (let index = 1; index <= 40; index += 1) keep(`plays-${START - index * QUARTER}`, { ...PLACE, scenes: many });
  keep(`plays-${START + DAY}`, { ...PLACE, scenes: [] });
  watch(START, START + 100, menu());
  const left = Object.keys(localStorage).filter((name) => name.startsWith("tv-plays-"));
  expect(left).toContain(`tv-plays-${START}`);
  expect(left).toContain(`tv-plays-${START - QUARTER}`);
  for (const gone of [START - 40 * QUARTER, START + DAY]) expect(left).not.toContain(`tv-plays-${gone}`);
  const lost = notes().filter((line) => line.includes("is lost"));
  for (const why of ["the clock was ahead", "too much"]) expect(lost.some((line) => line.endsWith(why))).toBe(true);
  // A report stays below the megabyte of a request.
  expect(JSON.stringify(quartersBefore(START + DAY, PLACE)).length).toBeLessThan(300_000);
});

test("on a full disk the oldest quarters make room", () => {
  const scenes = [{ scene: "sce_menu", version: 2, name: "Karte", plays: 1, milliseconds: 1000 }];
  for (let index = 1; index <= 3; index += 1) keep(`plays-${START - index * QUARTER}`, { ...PLACE, scenes });
  const disk = new Map(Object.entries(localStorage) as [string, string][]);
  vi.stubGlobal("localStorage", {
    get length() {
      return disk.size;
    },
    key: (index: number) => [...disk.keys()][index],
    getItem: (name: string) => disk.get(name) ?? null,
    removeItem: (name: string) => disk.delete(name),
    setItem: (name: string, value: string) => {
      if (!disk.has(name) && disk.size >= 3) throw new DOMException("full", "QuotaExceededError");
      disk.set(name, value);
    },
  });
  watch(START, START + 20_000, menu());
  expect(told().map(([began]) => began)).toEqual(["16:00", "16:15", "16:30"]);
  expect(notes().at(-1)).toMatch(/the disk is full/);
});

test("a clock that is forty days ahead while the server cannot be heard destroys nothing of what was not sent", () => {
  watch(START, START + 20_000, menu());
  counter.keep(START);
  isHeard = false;
  counter = new PlayCounter(() => isHeard);
  watch(START + 40 * DAY, START + 40 * DAY + 20_000, menu(2));
  counter.keep(START);
  expect(told(START + QUARTER)).toEqual([["16:30", ["sce_menu", 1, 20_000]]]);
  // Once the server has said the time, what it would never believe goes, and the rest is sent.
  isHeard = true;
  watch(START + QUARTER, START + QUARTER + 10_000, menu(3));
  counter.keep(START);
  expect(told(START + 50 * DAY)).toEqual([
    ["16:30", ["sce_menu", 1, 20_000]],
    ["16:45", ["sce_menu", 1, 10_000]],
  ]);
});
