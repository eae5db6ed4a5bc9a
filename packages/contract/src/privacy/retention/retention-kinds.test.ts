import { expect, test } from "vitest";
import { CONFIG_DEFAULTS } from "../../config/config-defaults";
import { configFields } from "../../config/config";
import {
  LEAST_MONTHS,
  RETENTION_FIELDS,
  RETENTION_KINDS,
  confirmedPeriods,
  cutoffAt,
  cutoffDay,
} from "./retention-kinds";

test("goes back whole months, to the last day of a shorter month", () => {
  const on = (now: string, months: number): string => cutoffDay({ months, now: Date.parse(now) });
  expect(on("2026-11-27T09:00:00Z", 3)).toBe("2026-08-27");
  expect(on("2026-05-31T09:00:00Z", 3)).toBe("2026-02-28");
  expect(on("2026-01-15T09:00:00Z", 1)).toBe("2025-12-15");
  expect(on("2026-03-31T09:00:00Z", 25)).toBe("2024-02-29");
});

test("counts days by the wall clock of the shop", () => {
  expect(cutoffDay({ months: 3, now: Date.parse("2026-11-27T23:30:00Z") })).toBe("2026-08-28");
  expect(new Date(cutoffAt("2026-08-28")).toISOString()).toBe("2026-08-27T22:00:00.000Z");
  expect(new Date(cutoffAt("2026-12-01")).toISOString()).toBe("2026-11-30T23:00:00.000Z");
});

test("allows what was confirmed and whatever removes less", () => {
  const confirmed = { orders: 24, customers: 24, uploads: null };
  expect(confirmedPeriods({ periods: { orders: 24, customers: 36, uploads: 12 }, confirmed })).toEqual({
    orders: 24,
    customers: 36,
    uploads: null,
  });
  expect(confirmedPeriods({ periods: { orders: 23, customers: null, uploads: null }, confirmed })).toEqual({
    orders: null,
    customers: null,
    uploads: null,
  });
  const periods = { orders: 3, customers: 3, uploads: 1 };
  expect(confirmedPeriods({ periods, confirmed: null })).toEqual({ orders: null, customers: null, uploads: null });
});

test("keeps everything by default, and refuses a period that is too short", () => {
  for (const kind of RETENTION_KINDS) {
    const field = RETENTION_FIELDS[kind];
    const least = LEAST_MONTHS[kind];
    expect(CONFIG_DEFAULTS[field]).toBeNull();
    const parses = (months: unknown): boolean => configFields.safeParse({ shopName: "S", [field]: months }).success;
    expect([least - 1, least, 240, 241, 3.5, null].map(parses)).toEqual([false, true, true, false, false, true]);
  }
});
