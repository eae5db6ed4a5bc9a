import type { Pay } from "../pay/pay";
import type { PaidMinutes } from "../pay/paid-minutes";
import type { TimeSheet } from "../time-sheet";
import { isPersonnelNumber } from "../../user/personnel/personnel-number";
import { ABSENCE_ITEMS, PAYROLL_ITEMS, type PayrollItem } from "./payroll-items";
import { PAYROLL_FIELDS, PAYROLL_ITEM_LABELS } from "./payroll-fields";
import type { Payroll } from "./payroll.resource";
import { PAYROLL_FAULTS as faults } from "./payroll.texts";

export type PayrollFormat = "lodas" | "bmd";
export type PaidSheet = Pick<TimeSheet, "correctionMinutes" | "surcharges" | "absences" | "otherTimes"> & {
  user: { name: string };
  personnelNumber: string;
  paid: PaidMinutes;
  pay: Pay | null;
};

/** Minutes of a sheet that payroll gets under a wage type, or what they are worth where it asks for an amount. */
export interface PayrollLine {
  personnelNumber: string;
  wageType: string;
  minutes: number;
  /** In cents; null for hours. */
  amount: number | null;
}

/** What is handed over of a sheet, in the order of the items, without what has no minutes. */
export function itemsOf({
  correctionMinutes,
  surcharges,
  absences,
  paid: { workedMinutes, publicHolidayMinutes, compensationMinutes },
}: PaidSheet): { item: PayrollItem; minutes: number }[] {
  const sums = new Map<PayrollItem, number>([["worked", workedMinutes + correctionMinutes]]);
  for (const { surcharge, minutes } of surcharges) sums.set(surcharge, minutes);
  for (const { kind, minutes } of absences) {
    const item = kind && ABSENCE_ITEMS[kind];
    if (item) sums.set(item, (sums.get(item) ?? 0) + minutes);
  }
  sums.set("publicHolidays", publicHolidayMinutes);
  sums.set("absenceCompensation", compensationMinutes);
  return PAYROLL_ITEMS.flatMap((item) => {
    const minutes = sums.get(item) ?? 0;
    return minutes === 0 ? [] : [{ item, minutes }];
  });
}

/** What is handed over of a sheet's other times: those that are paid. */
export function paidKindsOf({ otherTimes }: Pick<PaidSheet, "otherTimes">): PaidSheet["otherTimes"] {
  return otherTimes.filter(({ isPaid }) => isPaid);
}

/** The titles of what the files of these sheets need and the settings or people lack. */
export function missingIn({
  sheets,
  payroll,
  format,
}: {
  sheets: readonly PaidSheet[];
  payroll: Payroll;
  format: PayrollFormat;
}): string[] {
  const items = new Set(sheets.flatMap((sheet) => itemsOf(sheet).map(({ item }) => item)));
  const kinds = new Map(sheets.flatMap((sheet) => paidKindsOf(sheet).map(({ kind, name }) => [kind, name] as const)));
  const hasAmounts = [...items].some((item) => isAmount({ payroll, item }));
  const always = format === "lodas" ? (["consultant", "client"] as const) : [];
  const fields = [...always, ...(format === "lodas" && hasAmounts ? (["amountKey"] as const) : [])];
  return [
    ...fields.filter((field) => payroll[field] === "").map((field) => PAYROLL_FIELDS[field]),
    ...[...items]
      .filter((item) => wageTypeOf({ payroll, item, format }) === "")
      .map((item) => faults.wageType(PAYROLL_ITEM_LABELS[item])),
    ...[...kinds].flatMap(([kind, name]) =>
      kindWageType({ payroll, kind, format }) === "" ? [faults.wageType(name)] : [],
    ),
    ...sheets
      .filter(({ personnelNumber }) => personnelNumber === "")
      .map(({ user }) => faults.personnelNumber(user.name)),
    ...sheets
      .filter(({ personnelNumber }) => !isPersonnelNumber(personnelNumber))
      .map(({ user }) => faults.unreadableNumber(user.name)),
    ...sheets.flatMap((sheet) =>
      itemsOf(sheet)
        .filter(({ item }) => isAmount({ payroll, item }) && amountOf({ sheet, item }) === null)
        .map(({ item }) => faults.amount({ item: PAYROLL_ITEM_LABELS[item], name: sheet.user.name })),
    ),
  ];
}

/** The lines of a file, person by person, without what the settings leave out. */
export function payrollLines({
  sheets,
  payroll,
  format,
}: {
  sheets: readonly PaidSheet[];
  payroll: Payroll;
  format: PayrollFormat;
}): PayrollLine[] {
  return sheets.flatMap((sheet) => {
    const { personnelNumber } = sheet;
    return [
      ...itemsOf(sheet).flatMap(({ item, minutes }) => {
        const wageType = wageTypeOf({ payroll, item, format });
        const amount = isAmount({ payroll, item }) ? amountOf({ sheet, item }) : null;
        return wageType === null ? [] : [{ personnelNumber, wageType, minutes, amount }];
      }),
      ...paidKindsOf(sheet).flatMap(({ kind, minutes }) => {
        const wageType = kindWageType({ payroll, kind, format });
        return wageType === null ? [] : [{ personnelNumber, wageType, minutes, amount: null }];
      }),
    ];
  });
}

/** Whether an item is handed over as an amount. What is left out needs none. */
function isAmount({ payroll, item }: { payroll: Payroll; item: PayrollItem }): boolean {
  const found = payroll.wageTypes.find((one) => one.item === item);
  return found !== undefined && found.isAmount && !found.isLeftOut;
}

/** What a surcharge is worth, in cents; null where wage or percentage is not known. */
function amountOf({ sheet: { pay }, item }: { sheet: PaidSheet; item: PayrollItem }): number | null {
  const lines = pay?.lines.filter((line) => line.item === item) ?? [];
  return lines.length === 0 ? null : lines.reduce((sum, { amount }) => sum + amount, 0);
}

type WageTypes = Pick<Payroll["kindWageTypes"][number], PayrollFormat | "isLeftOut">;

/** Null for what is left out, "" for what is missing. */
const numberIn = (found: WageTypes | undefined, format: PayrollFormat): string | null =>
  found?.isLeftOut ? null : (found?.[format] ?? "");

function kindWageType(asked: { payroll: Payroll; kind: string; format: PayrollFormat }): string | null {
  const { payroll, kind, format } = asked;
  return numberIn(
    payroll.kindWageTypes.find((one) => one.kind === kind),
    format,
  );
}

function wageTypeOf({
  payroll,
  item,
  format,
}: {
  payroll: Payroll;
  item: PayrollItem;
  format: PayrollFormat;
}): string | null {
  return numberIn(
    payroll.wageTypes.find((one) => one.item === item),
    format,
  );
}

/** Euros with a decimal comma: 1205 → `12,05`. */
export function decimalAmount(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** Hours with a decimal comma, rounded to hundredths in favour of the person: 50 → `0,84`, -50 → `-0,83`. */
export function decimalHours(minutes: number): string {
  const hundredths = Math.ceil((minutes * 100) / 60);
  const digits = String(Math.abs(hundredths)).padStart(3, "0");
  return `${hundredths < 0 ? "-" : ""}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
