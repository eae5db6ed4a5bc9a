// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The player after its page was loaded. */
async function load() {
  vi.resetModules();
  return import("./log");
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-06-05T16:30:00Z") });
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

test("what was noted is there after the page was loaded again, the oldest first", async () => {
  const before = await load();
  before.note("one");
  vi.advanceTimersByTime(1000);
  before.note("two");
  before.keepNotes();
  const after = await load();
  after.note("three");
  expect(after.notes().map((line) => line.split(" ")[1])).toEqual(["one", "two", "three"]);
  expect(after.notes()[0]).toBe("2026-06-05T16:30:00.000Z one");
});

test("it stays small, however much is noted", async () => {
  const log = await load();
  for (let line = 0; line < 1000; line += 1) log.note(`${line} ${"x".repeat(2000)}`);
  vi.advanceTimersByTime(1000);
  expect(log.notes()).toHaveLength(200);
  expect(log.notes()[0]).toContain(" 800 ");
  expect(localStorage.getItem("tv-log")?.length).toBeLessThan(65_000);
});

test("where the browser keeps nothing it goes on", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const log = await load();
  log.note("one");
  vi.advanceTimersByTime(1000);
  expect(log.notes()).toHaveLength(1);
});
