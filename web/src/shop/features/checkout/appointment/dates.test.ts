import { describe, expect, it } from "vitest";
import { addMonths, monthTitle, spokenDate, weeksOf } from "./dates";

describe("weeksOf", () => {
  it("begins weeks on Monday and fills them", () => {
    const weeks = weeksOf("2026-06");
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe("2026-06-01");
    expect(weeks[4]).toEqual(["2026-06-29", "2026-06-30", null, null, null, null, null]);
    expect(weeksOf("2026-03")[0]).toEqual([null, null, null, null, null, null, "2026-03-01"]);
    expect(weeksOf("2028-02").flat().filter(Boolean)).toHaveLength(29);
  });
});

describe("months", () => {
  it("count across years and have German names", () => {
    expect(addMonths("2026-12", 1)).toBe("2027-01");
    expect(addMonths("2026-01", -1)).toBe("2025-12");
    expect(monthTitle("2026-06")).toBe("Juni 2026");
    expect(spokenDate("2026-06-05")).toBe("Freitag, 05.06.2026");
  });
});
