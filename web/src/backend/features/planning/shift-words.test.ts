import type { Absence } from "@tresen/contract/absence/absence";
import { expect, test } from "vitest";
import { absenceText } from "./shift-words";

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
  ...{ isOwn: false, mayDecide: true, createdAt: "2026-05-01T08:00:00.000Z" },
};

test("leave is asked for, and sickness is told", () => {
  expect(absenceText(ABSENCE)).toBe("Urlaub (beantragt)");
  expect(absenceText({ ...ABSENCE, kind: "sick" })).toBe("Krank (gemeldet)");
  expect(absenceText({ ...ABSENCE, kind: "sick", state: "approved" })).toBe("Krank");
});
