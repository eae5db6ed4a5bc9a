import { ABSENCE_LABELS } from "../../absence/absence.texts";
import type { TextBlock } from "../../print/document/text-block";
import { formatDate } from "../../kit/time";
import type { TimeSheetDetail } from "../time-sheet";
import { formatMoney } from "../../kit/money";
import {
  HOLIDAY_HINT,
  OTHER_TIMES_HINT,
  OVERTIME_HINT,
  PAY_LABELS,
  PAY_TEXTS,
  SURCHARGE_LABELS,
  SERVICE_RECORD,
  SERVICE_RECORD_HINT,
  TIME_SHEET,
  TIME_SHEET_STATE_LABELS,
  germanMonth,
  hoursText as hours,
} from "../time-sheet.texts";
import { dayRemark } from "./day-remark";
import { SHEET_WORDS as words } from "./export.texts";
import { hasHolidayWork, hasOvertime } from "../month/surcharge-classes";
import type { Pay, PayLine } from "../pay/pay";

/** A sheet as it is printed and signed. */
export function sheetDocument({
  sheet,
  branchName,
  personnelNumber,
  currency,
  zone,
}: {
  sheet: TimeSheetDetail;
  branchName: string;
  personnelNumber: string;
  currency: string;
  zone: string;
}): TextBlock[] {
  const { confirmedBy } = sheet;
  const row = (label: string, value: string): TextBlock => ({ kind: "row", label, value });
  const section = (title: string, blocks: TextBlock[]): TextBlock[] =>
    blocks.length === 0 ? [] : [{ kind: "heading", text: title }, ...blocks];
  return [
    { kind: "title", text: `${sheet.isExternal ? SERVICE_RECORD : TIME_SHEET} ${germanMonth(sheet.month)}` },
    ...(sheet.isExternal ? [{ kind: "text" as const, text: SERVICE_RECORD_HINT }] : []),
    row(words.person, sheet.user.name),
    ...(personnelNumber === "" ? [] : [row(words.personnelNumber, personnelNumber)]),
    row(words.branch, branchName),
    row(words.state, TIME_SHEET_STATE_LABELS[sheet.state]),
    ...(confirmedBy ? [row(words.confirmedBy, confirmationText({ ...confirmedBy, zone }))] : []),
    ...section(words.sums, [
      ...(sheet.isExternal ? [] : [row(words.planned, hours(sheet.plannedMinutes))]),
      row(words.worked, hours(sheet.workedMinutes)),
      row(words.breaks, hours(sheet.breakMinutes)),
      ...(sheet.correctionMinutes === 0 ? [] : [row(words.corrections, hours(sheet.correctionMinutes))]),
      ...(sheet.isExternal
        ? []
        : [
            row(words.difference, hours(sheet.differenceMinutes)),
            row(words.opening, hours(sheet.openingBalanceMinutes)),
            row(words.closing, hours(sheet.closingBalanceMinutes)),
          ]),
      { kind: "text", text: words.rounding(sheet) },
    ]),
    ...section(
      words.absences,
      sheet.absences.map(({ kind, days, minutes }) =>
        row(
          kind ? ABSENCE_LABELS[kind] : words.absent,
          `${String(days).replace(".", ",")} ${words.days}, ${hours(minutes)}`,
        ),
      ),
    ),
    ...section(words.surcharges, [
      ...sheet.surcharges.map(surchargeRow),
      ...(hasOvertime(sheet) ? [{ kind: "text" as const, text: OVERTIME_HINT }] : []),
      ...(hasHolidayWork(sheet) ? [{ kind: "text" as const, text: HOLIDAY_HINT }] : []),
    ]),
    ...section(
      words.otherTimes,
      sheet.otherTimes.length === 0
        ? []
        : [
            ...sheet.otherTimes.map((one) => row(words.otherTime(one), hours(one.minutes))),
            { kind: "text" as const, text: OTHER_TIMES_HINT },
          ],
    ),
    ...section(PAY_TEXTS.title, sheet.pay ? payRows(sheet.pay, currency) : []),
    ...section(words.days, [
      {
        kind: "figures",
        label: words.day,
        cells: sheet.isExternal
          ? [words.worked, words.breaks]
          : [words.planned, words.worked, words.breaks, words.difference],
        isHead: true,
      },
      ...sheet.days.map((day) => dayRow({ day, isExternal: sheet.isExternal })),
    ]),
    ...section(
      words.corrections,
      sheet.corrections.map(({ day, minutes, reason, by }) =>
        row(dayText(day), `${hours(minutes)}, ${reason} (${by.name})`),
      ),
    ),
    ...section(
      words.warnings,
      sheet.warnings.map(({ day, paragraph, message }) =>
        row(dayText(day), paragraph === null ? message : `${message} (${paragraph})`),
      ),
    ),
    ...section(words.signatures, [
      row(sheet.isExternal ? words.external : words.employee, words.line),
      row(sheet.isExternal ? words.client : words.employer, words.line),
    ]),
    row(words.hash, sheet.hash ?? words.notLocked),
  ];
}

function confirmationText({
  by,
  at,
  reason,
  zone,
}: NonNullable<TimeSheetDetail["confirmedBy"]> & { zone: string }): string {
  return words.confirmation({ name: by.name, day: formatDate({ at: Date.parse(at), zone }), reason });
}

function surchargeRow({ surcharge, minutes, percent, paragraph }: TimeSheetDetail["surcharges"][number]): TextBlock {
  const about = [percent === null ? "" : `${percent} %`, paragraph ?? ""].filter((part) => part !== "").join(", ");
  return {
    kind: "row",
    label: SURCHARGE_LABELS[surcharge],
    value: about === "" ? hours(minutes) : `${hours(minutes)} (${about})`,
  };
}

function payRows({ lines, amount, taxFree, contributionFree, unpricedMinutes }: Pay, currency: string): TextBlock[] {
  const row = (label: string, cents: number): TextBlock => ({
    kind: "row",
    label,
    value: formatMoney(cents, currency),
  });
  return [
    ...lines.map((line) => row(payLabel(line, currency), line.amount)),
    row(PAY_TEXTS.sum, amount),
    ...(taxFree === 0 ? [] : [row(PAY_TEXTS.taxFree, taxFree), row(PAY_TEXTS.contributionFree, contributionFree)]),
    ...(unpricedMinutes === 0 ? [] : [{ kind: "text" as const, text: PAY_TEXTS.unpriced(hours(unpricedMinutes)) }]),
  ];
}

/** `Nachtarbeit, 1:30 × 15,00 €, 25 %`. */
function payLabel({ item, minutes, wage, percent }: PayLine, currency: string): string {
  const times = minutes === null || wage === null ? [] : [`${hours(minutes)} × ${formatMoney(wage, currency)}`];
  return [PAY_LABELS[item], ...times, ...(percent === null ? [] : [`${percent} %`])].join(", ");
}

function dayRow({ day, isExternal }: { day: TimeSheetDetail["days"][number]; isExternal: boolean }): TextBlock {
  const remark = dayRemark({ day, isExternal });
  return {
    kind: "figures",
    label: remark === "" ? dayText(day.day) : `${dayText(day.day)} ${remark}`,
    cells: (isExternal
      ? [day.workedMinutes, day.breakMinutes]
      : [day.plannedMinutes, day.workedMinutes, day.breakMinutes, day.differenceMinutes]
    ).map(hours),
  };
}

/** `Mo 02.11.2026`. */
export function dayText(day: string): string {
  const at = Date.parse(`${day}T12:00:00Z`);
  return `${WEEKDAY.format(at)} ${formatDate({ at, zone: "UTC" })}`;
}

const WEEKDAY = new Intl.DateTimeFormat("de-DE", { weekday: "short", timeZone: "UTC" });
