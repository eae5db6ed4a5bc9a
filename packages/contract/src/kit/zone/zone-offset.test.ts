import { tzOffset } from "@date-fns/tz/tzOffset";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { offsetByParts, zoneOffset } from "./zone-offset";

const ZONES = ["Europe/Vienna", "UTC", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia"];

test("the wall clock's parts give the same offset as the library, also around changes of the clock", () => {
  const instants = fc.integer({ min: Date.parse("1990-01-01"), max: Date.parse("2045-01-01") });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), instants, (zone, at) => {
      expect(offsetByParts({ at, zone })).toBe(tzOffset(zone, new Date(at)) * 60_000);
    }),
  );
  for (const at of [
    "2026-03-29T00:59:59.999Z",
    "2026-03-29T01:00:00.5Z",
    "2026-10-25T00:59:59Z",
    "2026-10-25T01:00:00Z",
  ])
    expect(offsetByParts({ at: Date.parse(at), zone: "Europe/Vienna" }), at).toBe(
      tzOffset("Europe/Vienna", new Date(at)) * 60_000,
    );
});

test("a browser that does not know offsets by name has them all the same, and an unknown zone has none", () => {
  const { DateTimeFormat } = Intl;
  const old = vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function format(locale, options) {
    if (options?.timeZoneName === "longOffset") throw new RangeError("Value longOffset out of range");
    return new DateTimeFormat(locale, options);
  });
  // A zone that nothing has asked for, since formats are kept.
  expect(zoneOffset({ at: Date.parse("2026-06-05T12:00:00Z"), zone: "Europe/Zurich" })).toBe(2 * 3_600_000);
  expect(zoneOffset({ at: 0, zone: "Europe/Nowhere" })).toBeNaN();
  old.mockRestore();
});
