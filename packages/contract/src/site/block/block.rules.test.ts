import { describe, expect, it } from "vitest";
import { isInPeriod } from "./block-period";
import { blocks } from "./block.resource";
import { checkBlock } from "./block.rules";

const at = (text: string) => Date.parse(text);

describe("the period of a pop-up", () => {
  it("contains its begin and not its end, whatever the offset is in which they were written", () => {
    const period = { from: "2026-11-27T08:00:00+01:00", to: "2026-11-27T20:00:00Z" };
    expect(isInPeriod({ ...period, at: at("2026-11-27T06:59:59Z") })).toBe(false);
    expect(isInPeriod({ ...period, at: at("2026-11-27T07:00:00Z") })).toBe(true);
    expect(isInPeriod({ ...period, at: at("2026-11-27T19:59:59Z") })).toBe(true);
    expect(isInPeriod({ ...period, at: at("2026-11-27T20:00:00Z") })).toBe(false);
  });

  it("is open where nothing is entered", () => {
    expect(isInPeriod({ at: 0 })).toBe(true);
    expect(isInPeriod({ from: null, to: "2026-01-01T00:00:00Z", at: 0 })).toBe(true);
    expect(isInPeriod({ from: "2026-01-01T00:00:00Z", to: null, at: 0 })).toBe(false);
  });

  it("is refused where it ends before it begins", () => {
    const fault = (from: string | null, to: string | null) =>
      checkBlock({ fields: { from, to }, isValid: () => true }).map(({ field }) => field);
    expect(fault("2026-11-27T09:00:00+01:00", "2026-11-27T08:00:00Z")).toEqual(["to"]);
    expect(fault("2026-11-27T09:00:00+01:00", "2026-11-27T08:00:01Z")).toEqual([]);
    expect(fault(null, "2026-11-27T08:00:00Z")).toEqual([]);
  });

  it("has a time zone", () => {
    const block = { name: "Advent", type: "popup", branches: [{ id: "bra_1" }] };
    expect(blocks.fields.safeParse({ ...block, from: "2026-11-27T09:00" }).success).toBe(false);
    expect(blocks.fields.parse({ ...block, from: "2026-11-27T09:00:00+01:00" })).toMatchObject(block);
    expect(blocks.fields.parse({ name: "Advent", type: "popup" }).branches).toEqual([]);
  });
});
