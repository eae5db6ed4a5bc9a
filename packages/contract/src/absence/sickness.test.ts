import { describe, expect, test } from "vitest";
import type { AbsenceKind } from "./absence-kinds";
import { countedOnce, mayLieOver } from "./sickness";

const days = (kind: AbsenceKind, from: number, to: number, more: object = {}) => ({
  ...{ kind, from: `2026-08-${String(from).padStart(2, "0")}`, to: `2026-08-${String(to).padStart(2, "0")}` },
  half: false,
  ...more,
});
const proven = { certificate: {} };
const shown = (country: "AT" | "DE" | null, ...absences: ReturnType<typeof days>[]) =>
  countedOnce({ absences, country }).map(({ kind, from, to }) => `${kind} ${from.slice(8)}-${to.slice(8)}`);

test("only sickness may lie over another absence, and never over sickness or care", () => {
  const over: AbsenceKind[] = ["holiday", "personalHoliday", "compensation", "unpaid", "training"];
  for (const other of over) {
    expect(mayLieOver({ kind: "sick", other })).toBe(true);
    expect(mayLieOver({ kind: other, other: "sick" })).toBe(false);
  }
  for (const other of ["sick", "care"] as const) expect(mayLieOver({ kind: "sick", other })).toBe(false);
  expect(mayLieOver({ kind: "care", other: "holiday" })).toBe(false);
});

describe("each day is in one absence", () => {
  test("§ 5 UrlG: more than three calendar days with a certificate are sickness, up to three stay leave", () => {
    const leave = days("holiday", 3, 14);
    expect(shown("AT", leave, days("sick", 5, 8, proven))).toEqual(["holiday 03-04", "sick 05-08", "holiday 09-14"]);
    expect(shown("AT", leave, days("sick", 5, 7, proven))).toEqual(["holiday 03-14"]);
    expect(shown("AT", leave, days("sick", 5, 8))).toEqual(["holiday 03-14"]);
  });

  test("§ 9 BUrlG: each proven day is sickness", () => {
    const leave = days("holiday", 3, 14);
    expect(shown("DE", leave, days("sick", 14, 16, proven))).toEqual(["holiday 03-13", "sick 14-16"]);
    expect(shown("DE", leave, days("sick", 14, 16))).toEqual(["holiday 03-14", "sick 15-16"]);
    expect(shown(null, leave, days("sick", 3, 14, proven))).toEqual(["holiday 03-14"]);
  });

  test("time off in lieu and unpaid days stay what they are, a training does not", () => {
    const sick = days("sick", 4, 10, proven);
    for (const kind of ["compensation", "unpaid"] as const)
      expect(shown("DE", days(kind, 3, 5), sick)).toEqual([`${kind} 03-05`, "sick 06-10"]);
    expect(shown("AT", days("training", 3, 5), sick)).toEqual(["training 03-03", "sick 04-10"]);
    expect(shown("AT", days("compensation", 3, 5, { half: true }), sick)).toEqual(["compensation 03-03", "sick 04-10"]);
  });

  test("nothing changes where no days are shared", () => {
    expect(shown("AT", days("holiday", 3, 5), days("sick", 6, 7))).toEqual(["holiday 03-05", "sick 06-07"]);
  });
});
