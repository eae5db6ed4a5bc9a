// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Watchdog } from "./watchdog";

let time = 0;
const given = { step: vi.fn(), onStoodStill: vi.fn(), reload: vi.fn() };
const run = (watchdog: Watchdog, duration: number): void => {
  for (const end = time + duration; time < end;) {
    time += 100;
    watchdog.run();
  }
};

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => time);
});
afterEach(() => vi.restoreAllMocks());

test("an error in a step ends neither the steps after it nor the page", () => {
  given.step.mockImplementation(() => {
    if (time % 1000 === 0) throw new Error("once a second");
  });
  run(new Watchdog(given), 60_000);
  expect(given.step).toHaveBeenCalledTimes(600);
  expect(given.reload).not.toHaveBeenCalled();
});

test("where nothing but errors comes the page is loaded again, and not again and again", () => {
  given.step.mockImplementation(() => {
    throw new Error("always");
  });
  run(new Watchdog(given), 11_000);
  expect(given.reload).toHaveBeenCalledTimes(1);
  run(new Watchdog(given), 60_000);
  expect(given.reload).toHaveBeenCalledTimes(1);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 11 * 60_000);
  run(new Watchdog(given), 11_000);
  expect(given.reload).toHaveBeenCalledTimes(2);
});

test("a page that stood still tells so once it runs again", () => {
  const watchdog = new Watchdog(given);
  run(watchdog, 1000);
  time += 20_000;
  run(watchdog, 1000);
  expect(given.onStoodStill.mock.calls).toEqual([[20_100]]);
});
