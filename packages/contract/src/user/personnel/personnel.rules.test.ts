import { expect, it } from "vitest";
import { personnelFields } from "./personnel-fields";
import { checkPersonnel, contractOn } from "./personnel.rules";

const contract = (validFrom: string, more: object = {}) => ({ validFrom, weeklyMinutes: 2400, ...more });
const faults = (fields: object) =>
  checkPersonnel({ ...personnelFields.parse(fields), today: "2026-06-05" }).map(({ field }) => field);

it("a further contract changes nothing that lies before it", () => {
  const [first, second] = [contract("2026-01-01"), contract("2026-07-01", { weeklyMinutes: 1200 })];
  const parsed = (contracts: object[]) => personnelFields.parse({ contracts }).contracts;
  const hours = (contracts: object[], day: string) => contractOn({ contracts: parsed(contracts), day })?.weeklyMinutes;
  for (const day of ["2025-12-31", "2026-01-01", "2026-06-30"])
    expect(hours([first], day)).toBe(hours([second, first], day));
  expect(hours([second, first], "2026-07-01")).toBe(1200);
  expect(hours([contract("2026-01-01", { validTo: "2026-01-31" })], "2026-02-01")).toBeUndefined();
});

it("contradictions are told at their field", () => {
  expect(faults({ entryDate: "2026-02-01", exitDate: "2026-01-31" })).toEqual(["exitDate"]);
  expect(faults({ entryDate: "0202-05-01" })).toEqual(["entryDate"]);
  expect(faults({ contracts: [contract("9999-12-31")] })).toEqual(["contracts.0.validFrom"]);
  expect(faults({ contracts: [contract("2026-01-01", { validTo: "2025-12-31" })] })).toEqual(["contracts.0.validTo"]);
  expect(faults({ contracts: [contract("2026-01-01", { validTo: "2026-03-01" }), contract("2026-03-01")] })).toEqual([
    "contracts.0.validTo",
  ]);
  expect(faults({ contracts: [contract("2026-01-01"), contract("2026-01-01")] })).toEqual(["contracts.1.validFrom"]);
  const days = [
    { weekday: 1, minutes: 1200 },
    { weekday: 2, minutes: 1200 },
  ];
  expect(faults({ contracts: [contract("2026-01-01", { days })] })).toEqual([]);
  expect(faults({ contracts: [contract("2026-01-01", { days: [...days, { weekday: 1, minutes: 0 }] })] })).toEqual([
    "contracts.0.days.2.weekday",
  ]);
  expect(faults({ contracts: [contract("2026-01-01", { weeklyMinutes: 600, days })] })).toEqual([
    "contracts.0.weeklyMinutes",
  ]);
});

it("nobody is born in the future", () => {
  expect(faults({ birthDate: "2026-06-06" })).toEqual(["birthDate"]);
  expect(faults({ birthDate: "2026-06-05" })).toEqual([]);
});
