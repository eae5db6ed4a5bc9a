import { expect, test } from "vitest";
import { differInSeconds, keepSeconds } from "./kept-seconds";

const zone = "Europe/Vienna";
const RECORDED = "2026-06-05T21:03:32.120Z";
const keep = (entered: string, ...recorded: (string | null)[]): string =>
  keepSeconds({ entered: Date.parse(entered), recorded, zone });

test("a time that shows the recorded minute is the recorded one to the second, another is what was entered", () => {
  expect(keep("2026-06-05T21:03:00Z", RECORDED)).toBe(RECORDED);
  expect(keep("2026-06-05T21:04:00Z", RECORDED)).toBe("2026-06-05T21:04:00.000Z");
  expect(keep("2026-06-06T21:03:00Z", RECORDED)).toBe("2026-06-06T21:03:00.000Z");
  expect(keep("2026-06-05T21:03:00Z", null, RECORDED)).toBe(RECORDED);
});

test("the second of two hours with the same name stays the second one", () => {
  // 02:30 occurs twice on this day; whoever types it means the first, but did not touch what is recorded.
  expect(keep("2026-10-25T00:30:00Z", "2026-10-25T01:30:15.000Z")).toBe("2026-10-25T01:30:15.000Z");
});

test("seconds are told from minutes, of both ends and of breaks", () => {
  const pause = { startedAt: "2026-06-05T10:00:10Z", endedAt: "2026-06-05T10:30:00Z" };
  const recorded = { startedAt: "2026-06-05T06:00:20Z", endedAt: "2026-06-05T14:00:00Z", breaks: [pause] };
  const differs = (change: object): boolean => differInSeconds({ recorded, wanted: { ...recorded, ...change } });
  expect(differs({})).toBe(false);
  expect(differs({ endedAt: "2026-06-05T15:00:00Z" })).toBe(false);
  expect(differs({ startedAt: "2026-06-05T06:00:00Z" })).toBe(true);
  expect(differs({ breaks: [{ ...pause, startedAt: "2026-06-05T10:00:00Z" }] })).toBe(true);
  expect(differs({ breaks: [] })).toBe(false);
});
