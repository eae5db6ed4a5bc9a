import { expect, test, vi } from "vitest";
import { activityTimes } from "./activity-times";

const base = { id: "act_1", version: 1, createdAt: "", updatedAt: "", startedAt: "2026-06-05T06:00:00.000Z" };

test("seconds are shown as hours and minutes, of what runs those until now", () => {
  expect(activityTimes({ ...base, workedSeconds: 27_059, breakSeconds: 1800 })).toEqual({
    ...{ worked: "7:30 h", paused: "0:30 h" },
  });
  vi.useFakeTimers({ now: Date.parse("2026-06-05T09:05:00.000Z"), toFake: ["Date"] });
  const breaks = [{ startedAt: "2026-06-05T09:00:00.000Z", endedAt: null }];
  expect(activityTimes({ ...base, workedSeconds: null, breakSeconds: null, breaks })).toEqual({
    ...{ worked: "3:00 h, läuft", paused: "0:05 h" },
  });
  vi.useRealTimers();
});
