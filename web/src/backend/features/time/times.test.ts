import { expect, test } from "vitest";
import { breakInstants, enteredOf, instantsOf, spanText } from "./times";

const zone = "Europe/Vienna";

test("what was recorded is entered by the clock of the branch, and back again", () => {
  const recorded = { startedAt: "2026-06-05T20:00:00.000Z", endedAt: "2026-06-06T01:30:00.000Z" };
  const entered = enteredOf({ ...recorded, zone });
  expect(entered).toEqual({ date: "2026-06-05", from: "22:00", to: "03:30" });
  expect(instantsOf({ entered, zone })).toEqual(recorded);
  expect(spanText({ ...recorded, zone })).toBe("05.06.2026 22:00 – 06.06.2026 03:30");
  expect(instantsOf({ entered: { ...entered, to: "" }, zone })).toBeNull();
});

test("a night of the clock change is as long as it was", () => {
  expect(instantsOf({ entered: { date: "2026-10-24", from: "22:00", to: "06:00" }, zone })).toEqual({
    startedAt: "2026-10-24T20:00:00.000Z",
    endedAt: "2026-10-25T05:00:00.000Z",
  });
});

test("times that the clock shows twice do not read alike", () => {
  const twice = { startedAt: "2026-10-25T00:10:00.000Z", endedAt: "2026-10-25T01:10:00.000Z" };
  expect(spanText({ ...twice, zone })).toBe("25.10.2026 02:10 MESZ – 02:10 MEZ");
});

test("a break after midnight is on the next day", () => {
  const whole = { startedAt: "2026-06-05T20:00:20.000Z", endedAt: "2026-06-06T01:30:00.000Z" };
  const at = (from: string, to: string) => breakInstants({ entered: { date: "2026-06-05", from, to }, whole, zone });
  expect(at("23:45", "00:15")).toEqual({ startedAt: "2026-06-05T21:45:00.000Z", endedAt: "2026-06-05T22:15:00.000Z" });
  expect(at("00:30", "01:00")).toEqual({ startedAt: "2026-06-05T22:30:00.000Z", endedAt: "2026-06-05T23:00:00.000Z" });
  // Of the minute of the start, not of the next day.
  expect(at("22:00", "22:10")).toEqual({ startedAt: whole.startedAt, endedAt: "2026-06-05T20:10:00.000Z" });
});

test("what nobody has changed keeps its seconds, also when it lasted longer than a day", () => {
  const recorded = { startedAt: "2026-06-05T20:00:20.000Z", endedAt: "2026-06-06T21:03:32.000Z" };
  const entered = enteredOf({ ...recorded, zone });
  expect(instantsOf({ entered, recorded, zone })).toEqual(recorded);
  const earlier = { ...entered, from: "21:55" };
  expect(instantsOf({ entered: earlier, recorded, zone })?.startedAt).toBe("2026-06-05T19:55:00.000Z");
  const pause = { startedAt: "2026-06-05T22:15:07.000Z", endedAt: "2026-06-05T22:45:09.000Z" };
  const of = (change: object) =>
    breakInstants({
      ...{ entered: { ...enteredOf({ ...pause, zone }), date: "2026-06-05", ...change } },
      ...{ recorded: pause, whole: recorded, zone },
    });
  expect(of({})).toEqual(pause);
  expect(of({ to: "00:50" })).toEqual({ ...pause, endedAt: "2026-06-05T22:50:00.000Z" });
});

test("seconds are told where they are asked for", () => {
  const times = { startedAt: "2026-06-05T20:00:20.000Z", endedAt: "2026-06-05T21:03:32.000Z" };
  expect(spanText({ ...times, zone, hasSeconds: true })).toBe("05.06.2026 22:00:20 – 23:03:32");
});
