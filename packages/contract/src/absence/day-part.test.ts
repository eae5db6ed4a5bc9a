import { expect, test } from "vitest";
import { isInAbsence } from "./day-part";

const day = { from: "2026-06-10", to: "2026-06-10", half: true };
const week = { ...day, from: "2026-06-08", to: "2026-06-12" };
const inVienna = (absence: Parameters<typeof isInAbsence>[0]["absence"], from: string, to: string): boolean =>
  isInAbsence({ absence, work: { startsAt: `${from}+02:00`, endsAt: `${to}+02:00` }, zone: "Europe/Vienna" });

test.each([
  ["a whole day takes all of it", { ...day, half: false }, "2026-06-10T18:00", "2026-06-10T22:00", true],
  ["a half that is not known may be any", { ...day, part: null }, "2026-06-10T18:00", "2026-06-10T22:00", true],
  ["the morning ends at noon", { ...day, part: "morning" as const }, "2026-06-10T12:00", "2026-06-10T20:00", false],
  ["and holds what begins before", { ...day, part: "morning" as const }, "2026-06-10T11:30", "2026-06-10T20:00", true],
  [
    "the afternoon begins at noon",
    { ...day, part: "afternoon" as const },
    "2026-06-10T06:00",
    "2026-06-10T12:00",
    false,
  ],
  ["and holds the evening", { ...day, part: "afternoon" as const }, "2026-06-10T20:00", "2026-06-11T02:00", true],
  ["a night ends in a morning", { ...day, part: "morning" as const }, "2026-06-09T22:00", "2026-06-10T02:00", true],
  ["it is the half of each day", { ...week, part: "morning" as const }, "2026-06-12T08:00", "2026-06-12T10:00", true],
  ["and of no day after", { ...week, part: "morning" as const }, "2026-06-13T08:00", "2026-06-13T10:00", false],
])("%s", (_, absence, from, to, isMet) => {
  expect(inVienna(absence, from, to)).toBe(isMet);
});

test("noon is the one of the clock, also on the day on which it is set forward", () => {
  const absence = { from: "2026-03-29", to: "2026-03-29", half: true, part: "morning" as const };
  const work = { startsAt: "2026-03-29T10:00:00Z", endsAt: "2026-03-29T16:00:00Z" };
  expect(isInAbsence({ absence, work, zone: "Europe/Vienna" })).toBe(false);
  expect(isInAbsence({ absence, work: { ...work, startsAt: "2026-03-29T09:59:00Z" }, zone: "Europe/Vienna" })).toBe(
    true,
  );
});
