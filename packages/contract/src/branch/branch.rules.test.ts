import { describe, expect, it } from "vitest";
import { branch, bundleFaults as faults } from "../../test/bundle-faults";

const ofBranch = (change: object): string[] =>
  faults({ branches: [{ ...branch, ...change }] }).map((fault) => fault.replace("branches.0.", ""));

describe("a branch", () => {
  it("has delivery areas with different names", () => {
    expect(ofBranch({ deliveryAreas: [{ id: "a", area: "1070" }, { area: "1080" }, { area: "1090" }] })).toEqual([]);
    expect(
      ofBranch({
        deliveryAreas: [
          { id: "a", area: "1070" },
          { id: "b", area: "1080" },
          { id: "a", area: "1080 " },
        ],
      }),
    ).toEqual(["deliveryAreas.2.id unique", "deliveryAreas.2.area unique"]);
    expect(
      ofBranch({ name: "", deliveryAreas: [{ area: "1070", price: 1.5 }, { area: 5 }, { area: "1070" }] }),
    ).toEqual([
      "name blank",
      "deliveryAreas.0.price number",
      "deliveryAreas.1.area type",
      "deliveryAreas.2.area unique",
    ]);
  });

  it("has no times that overlap on the same day", () => {
    const hours = (...windows: string[]) =>
      windows.map((window) => {
        const [type, from, to, date] = window.split(" ");
        return { type, from, to, ...(date ? { date } : {}) };
      });
    expect(
      ofBranch({
        openingHours: [
          ...hours("monday 11:00 14:30", "monday 14:30 22:30", "daily 12:00 13:00", "sunday 22:00 02:00"),
          ...hours("once 10:00 12:00 2026-12-24", "once 11:00 12:00 2026-12-31"),
          { type: "monday", isClosed: true },
        ],
      }),
    ).toEqual([]);
    expect(
      ofBranch({
        openingHours: hours("monday 11:00 14:30", "tuesday 14:00 22:30", "monday 14:00 22:30"),
        deliveryHours: hours("friday 22:00 02:00", "friday 23:00 23:30", "once 9 12:00 2026-12-24"),
      }),
    ).toEqual(["deliveryHours.2.from invalid", "openingHours.2.from overlap", "deliveryHours.1.from overlap"]);
  });
});
