import { readFileSync } from "node:fs";
import { payrolls } from "@tresen/contract/time-sheet/payroll/payroll.resource";
import { PAYROLL_ITEMS } from "@tresen/contract/time-sheet/payroll/payroll-items";
import { bmdPayrollFile, lodasFile } from "@tresen/contract/time-sheet/payroll/payroll-files";
import { type PaidSheet, itemsOf, missingIn, payrollLines } from "@tresen/contract/time-sheet/payroll/payroll-lines";
import { type PaidMinutes, paidMinutesOfLocked } from "@tresen/contract/time-sheet/pay/paid-minutes";
import { contract } from "@tresen/contract/user/personnel/personnel-fields";
import fc from "fast-check";
import { expect, test } from "vitest";
import { windows1252 } from "../../platform/windows-1252";

const made = "2026-06-05T16:30:00.000Z";
const payroll = {
  ...{ id: "pay_1", version: 1, createdAt: made, updatedAt: made },
  ...payrolls.fields.parse({
    ...{ name: "Zentrum", branch: "center", consultant: "1001", client: "1" },
    wageTypes: PAYROLL_ITEMS.map((item, index) => ({ item, lodas: String(100 + index), bmd: String(5000 + index) })),
  }),
};
const surcharge = (name: PaidSheet["surcharges"][number]["surcharge"], minutes: number) => ({
  ...{ surcharge: name, minutes, percent: 50, paragraph: null, taxFreePercent: null },
});
const sheetOf = (changes: Partial<PaidSheet>): PaidSheet => ({
  ...{ user: { name: "Eva Beispiel" }, personnelNumber: "7", correctionMinutes: 0 },
  ...{ surcharges: [], absences: [], otherTimes: [], pay: null, paid: paid({}), ...changes },
});
const paid = (minutes: Partial<PaidMinutes>): PaidMinutes => ({
  ...{ workedMinutes: 9605, publicHolidayMinutes: 0, compensationMinutes: 0, ...minutes },
});
const SHEETS = [
  sheetOf({
    surcharges: [surcharge("overtime", 125), surcharge("night", 50)],
    absences: [
      { kind: "holiday", days: 2, minutes: 960 },
      { kind: "compensation", days: 1, minutes: 0 },
    ],
    paid: paid({ publicHolidayMinutes: 490, compensationMinutes: 480 }),
  }),
  sheetOf({
    user: { name: "Jörg Muster" },
    personnelNumber: "12",
    paid: paid({ workedMinutes: 30 }),
    correctionMinutes: -45,
  }),
];
const about = { sheets: SHEETS, payroll, month: "2026-05" };

test.each([
  ["lodas.txt", lodasFile(about)],
  ["bmd.csv", bmdPayrollFile(about)],
])("have every byte of the sample %s", (name, text) => {
  const sample = readFileSync(new URL(`samples/${name}`, import.meta.url));
  expect(Buffer.from(windows1252(text)).toString("latin1")).toBe(sample.toString("latin1"));
});

test("have the agreed time of public holidays and of time off in lieu that was not worked", () => {
  const day = (date: string, holiday: string | null, absence: "compensation" | null, workedMinutes: number) => ({
    ...{
      day: date,
      plannedMinutes: holiday ? 0 : 480,
      workedMinutes,
      workedSeconds: workedMinutes * 60,
      breakMinutes: 0,
    },
    ...{ creditedMinutes: 0, absence, holiday, differenceMinutes: 0 },
  });
  const person = {
    ...{ birthDate: null, entryDate: "2026-05-02", exitDate: null },
    contracts: [contract.parse({ validFrom: "2026-01-01", weeklyMinutes: 2400 })],
  };
  const days = [
    day("2026-05-01", "Staatsfeiertag", null, 0),
    day("2026-05-14", "Christi Himmelfahrt", null, 120),
    day("2026-05-25", "Pfingstmontag", null, 600),
    day("2026-05-26", null, "compensation", 0),
    day("2026-05-27", null, "compensation", 240),
  ];
  expect(paidMinutesOfLocked({ facts: { person, country: "DE" }, days })).toEqual({
    ...{ workedMinutes: 960, publicHolidayMinutes: 360, compensationMinutes: 720 },
  });
  // In Austria the surcharge pays the work of both holidays, and the wage of the agreed hours goes on.
  expect(paidMinutesOfLocked({ facts: { person, country: "AT" }, days })).toEqual({
    ...{ workedMinutes: 240, publicHolidayMinutes: 960, compensationMinutes: 720 },
  });
  const lacking = {
    ...payroll,
    wageTypes: payroll.wageTypes.filter(({ item }) => item !== "publicHolidays" && item !== "absenceCompensation"),
  };
  expect(missingIn({ sheets: SHEETS, payroll: lacking, format: "bmd" })).toEqual([
    ...["Lohnart „Feiertagsentgelt“", "Lohnart „Zeitausgleich“"],
  ]);
  const wageTypes = payroll.wageTypes.map((one) => ({ ...one, isLeftOut: one.item === "publicHolidays" }));
  expect(bmdPayrollFile({ ...about, payroll: { ...payroll, wageTypes } })).not.toContain(";5015;");
});

test("name what is missing, and leave out what the program computes itself", () => {
  const [first, ...others] = payroll.wageTypes;
  const lacking = {
    ...{ ...payroll, consultant: "" },
    wageTypes: first ? [{ ...first, isLeftOut: true }, ...others.filter(({ item }) => item !== "night")] : [],
  };
  const sheets = [...SHEETS, sheetOf({ user: { name: "Ohne Nummer" }, personnelNumber: "" })];
  expect(missingIn({ sheets, payroll: lacking, format: "lodas" })).toEqual([
    ...["Beraternummer", "Lohnart „Nachtarbeit“", "Personalnummer von Ohne Nummer"],
  ]);
  expect(missingIn({ sheets: SHEETS, payroll: lacking, format: "bmd" })).toEqual(["Lohnart „Nachtarbeit“"]);
  expect(lodasFile({ ...about, payroll: lacking })).not.toContain(";7;100;");
});

test.each(["7;2000;1;99,00;", "=1+1", "+1", "-1", "7\r\n8", '"7'])(
  "are refused with the number %j",
  (personnelNumber) => {
    const sheets = [sheetOf({ personnelNumber })];
    expect(missingIn({ sheets, payroll, format: "bmd" })).toEqual([
      expect.stringMatching(/^eine gültige Personalnummer von Eva Beispiel/),
    ]);
    expect(missingIn({ sheets: [sheetOf({ personnelNumber: "AT-0/7.1 b" })], payroll, format: "bmd" })).toEqual([]);
  },
);

test("have the minutes of the sheets, and hours that are never less", () => {
  const minutes = fc.integer({ min: 1, max: 20_000 });
  const sheets = fc.array(
    fc.record({ workedMinutes: minutes, overtime: minutes, sick: minutes }).map(({ workedMinutes, overtime, sick }) =>
      sheetOf({
        paid: paid({ workedMinutes }),
        surcharges: [surcharge("overtime", overtime)],
        absences: [{ kind: "sick", days: 1, minutes: sick }],
      }),
    ),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(sheets, fc.constantFrom("lodas" as const, "bmd" as const), (all, format) => {
      const lines = payrollLines({ sheets: all, payroll, format });
      const sum = (values: readonly { minutes: number }[]): number =>
        values.reduce((total, one) => total + one.minutes, 0);
      expect(sum(lines)).toBe(sum(all.flatMap(itemsOf)));
      const text = (format === "lodas" ? lodasFile : bmdPayrollFile)({ sheets: all, payroll, month: "2026-05" });
      const hours = [...text.matchAll(/;(-?\d+,\d\d);?\r\n/g)].map(([, value = ""]) => Number(value.replace(",", ".")));
      expect(hours).toHaveLength(lines.length);
      for (const [index, line] of lines.entries()) {
        const over = (hours[index] ?? 0) - line.minutes / 60;
        expect(over > -1e-9 && over < 0.01).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

test("have amounts in place of hours where a wage type asks for them, and name what is missing for that", () => {
  const wageTypes = payroll.wageTypes.map((one) => ({ ...one, isAmount: one.item === "night" }));
  const asking = { ...payroll, wageTypes };
  const line = { from: "2026-05-01", to: "2026-05-31", minutes: 50, wage: 1500, percent: 25 };
  const night = { ...line, item: "night" as const, amount: 313, taxFree: 313, contributionFree: 313 };
  const pay = { lines: [night, { ...night, amount: 1000 }], amount: 1313, taxFree: 626, contributionFree: 626 };
  const sheets = [sheetOf({ surcharges: [surcharge("night", 50)], pay: { ...pay, unpricedMinutes: 0 } })];
  const of = { sheets, payroll: asking, month: "2026-05" };
  expect(missingIn({ sheets, payroll: asking, format: "lodas" })).toEqual(["Bearbeitungsschlüssel für Beträge"]);
  expect(
    missingIn({ sheets: [sheetOf({ surcharges: [surcharge("night", 50)] })], payroll: asking, format: "bmd" }),
  ).toEqual(["Lohn oder Prozentsatz für „Nachtarbeit“ von Eva Beispiel"]);
  const lines = lodasFile({ ...of, payroll: { ...asking, amountKey: "2" } }).split("\r\n");
  expect(lines.slice(-3)).toEqual(["10;01/05/2026;7;100;1;160,09;", "10;01/05/2026;7;106;2;13,13;", ""]);
  expect(bmdPayrollFile(of)).toBe(
    "pnr;jahr;monat;lohnart;stunden;betrag\r\n7;2026;5;5000;160,09;\r\n7;2026;5;5006;;13,13\r\n",
  );
  const fields = { wageTypes: [{ item: "worked" as const, isAmount: true }] };
  expect(payrolls.check?.({ fields, isValid: () => true })).toHaveLength(1);
});

test("have the paid time that is no work under the wage type of its kind, and name a kind without one", () => {
  const call = { kind: "wak_call", name: "Rufbereitschaft", isPaid: true, isWorkingTime: false, minutes: 90 };
  const unpaid = { ...call, kind: "wak_unpaid", name: "Ehrenamt", isPaid: false };
  const of = { sheets: [sheetOf({ otherTimes: [call, unpaid] })], payroll };
  for (const format of ["lodas", "bmd"] as const)
    expect(missingIn({ ...of, format })).toEqual(["Lohnart „Rufbereitschaft“"]);
  const mapped = (isLeftOut: boolean) => ({
    ...{ ...payroll, kindWageTypes: [{ kind: "wak_call", lodas: "900", bmd: "9000", isLeftOut }] },
  });
  expect(missingIn({ ...of, payroll: mapped(false), format: "lodas" })).toEqual([]);
  const lines = payrollLines({ ...of, payroll: mapped(false), format: "bmd" });
  expect(lines.slice(-1)).toEqual([{ personnelNumber: "7", wageType: "9000", minutes: 90, amount: null }]);
  expect(lines.filter(({ wageType }) => wageType === "5000")).toMatchObject([{ minutes: 9605 }]);
  expect(lodasFile({ ...of, payroll: mapped(false), month: "2026-05" })).toContain("10;01/05/2026;7;900;1;1,50;");
  expect(missingIn({ ...of, payroll: mapped(true), format: "bmd" })).toEqual([]);
  expect(payrollLines({ ...of, payroll: mapped(true), format: "bmd" })).toHaveLength(lines.length - 1);
  const [{ kindWageTypes }] = [mapped(false)];
  const fields = { kindWageTypes: [...kindWageTypes, ...kindWageTypes] };
  expect(payrolls.check?.({ fields, isValid: () => true })).toHaveLength(1);
});
