import { describe, expect, it } from "vitest";
import { makeBranch } from "../../test/fixtures";
import { closingOn } from "./day-end";

const hours = (type: "daily" | "friday" | "saturday" | "sunday", from: string, to: string, isClosed = false) => ({
  ...{ type, from, to, isClosed },
});
const closing = (date: string, ...openingHours: ReturnType<typeof hours>[]) => {
  const at = closingOn({ branch: makeBranch({ openingHours, isDeliveryHoursEnabled: false }), date });
  return at === null ? null : new Date(at).toISOString();
};

describe("the last closing of a day", () => {
  it("ends the last window", () => {
    expect(closing("2026-06-05", hours("daily", "10:00", "14:00"), hours("daily", "17:00", "22:00"))).toBe(
      "2026-06-05T20:00:00.000Z",
    );
  });

  it("is the end of the day where a window goes on, and where it ends on a day without hours of its own", () => {
    const late = hours("friday", "18:00", "02:00");
    expect(closing("2026-06-05", late)).toBe("2026-06-05T22:00:00.000Z");
    expect(closing("2026-06-06", late)).toBe("2026-06-06T00:00:00.000Z");
    expect(closing("2026-06-07", late)).toBeNull();
  });

  it("is read from the wall clock on the day on which the clock is changed", () => {
    expect(closing("2026-10-25", hours("daily", "10:00", "22:00"))).toBe("2026-10-25T21:00:00.000Z");
    expect(closing("2026-03-29", hours("daily", "10:00", "22:00"))).toBe("2026-03-29T20:00:00.000Z");
  });
});
