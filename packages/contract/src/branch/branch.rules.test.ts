import { describe, expect, it } from "vitest";
import { circleBorder } from "./border/border";
import { branches } from "./branch.resource";
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

  it("has borders of delivery areas with at most 2000 corners together", () => {
    const border = circleBorder({ center: { longitude: 16.35, latitude: 48.2 }, radius: 2 });
    const areas = (count: number) => Array.from({ length: count }, (_, index) => ({ area: `Gebiet ${index}`, border }));
    expect(ofBranch({ deliveryAreas: areas(62) })).toEqual([]);
    expect(ofBranch({ deliveryAreas: [...areas(63), { area: "1070" }] })).toEqual(["deliveryAreas.62.border too_many"]);
    expect(ofBranch({ deliveryAreas: [{ area: "1070", border: border.slice(0, 2) }] })).toHaveLength(1);
  });

  it("is published without the borders of its areas", () => {
    const border = circleBorder({ center: { longitude: 16.35, latitude: 48.2 }, radius: 2 });
    const areas = { deliveryAreas: [{ area: "1070", price: 250, border }, { area: "1080" }] };
    const fields = branches.fields.parse({ identifier: "mitte", name: "Mitte", ...areas });
    const at = "2026-06-01T10:00:00Z";
    const meta = { id: "brn_1", version: 1, createdAt: at, updatedAt: at };
    const published = branches.publish?.({ ...fields, ...meta });
    expect(published).toMatchObject({ deliveryAreas: [{ area: "1070", price: 250 }, { area: "1080" }] });
    expect(JSON.stringify(published)).not.toContain("border");
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
