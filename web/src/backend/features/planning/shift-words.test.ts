import type { Absence } from "@tresen/contract/absence/absence";
import { expect, test } from "vitest";
import { absenceText, periodText } from "./shift-words";

const ABSENCE: Absence = {
  ...{
    id: "abs_1",
    version: 1,
    user: { id: "usr_b", name: "Ben" },
    kind: "holiday",
    half: false,
    part: null,
    note: "",
  },
  ...{ from: "2026-06-02", to: "2026-06-02", state: "requested", reason: "", certificate: null },
  ...{ isOwn: false, mayDecide: true, decided: null, createdAt: "2026-05-01T08:00:00.000Z" },
};

test("leave is asked for, and sickness is told", () => {
  expect(absenceText(ABSENCE)).toBe("Urlaub (beantragt)");
  expect(absenceText({ ...ABSENCE, kind: "sick" })).toBe("Krank (gemeldet)");
  expect(absenceText({ ...ABSENCE, kind: "sick", state: "approved" })).toBe("Krank");
});

test("the days of a plan have their year, since it is printed", () => {
  expect(periodText({ from: "2026-12-28", to: "2027-01-03" })).toBe("28.12.2026 – 03.01.2027");
  expect(periodText({ from: "2026-06-01", to: "2026-06-01" })).toBe("01.06.2026");
});
