import type { FieldError } from "../../kit/errors";
import { fieldError } from "../../kit/validation/validation";
import type { Contract, Personnel } from "./personnel-fields";
import { isPersonnelNumber } from "./personnel-number";
import { PERSONNEL_MESSAGES as MESSAGES } from "./personnel.texts";

/** Days beyond these are slips of the keyboard, such as the year 0202, over which accounts of leave would be counted. */
const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2100-12-31";

/** What contradicts itself or cannot be: a number that payroll cannot read, dates in the wrong order, contracts that overlap, days that do not make up the week. */
export function checkPersonnel({
  birthDate,
  personnelNumber,
  entryDate,
  exitDate,
  contracts,
  today,
}: Personnel & {
  /** `YYYY-MM-DD`. */
  today: string;
}): FieldError[] {
  const dates = [
    ...Object.entries({ birthDate, entryDate, exitDate }),
    ...contracts.flatMap(({ validFrom, validTo }, index) => [
      [`contracts.${index}.validFrom`, validFrom] as const,
      [`contracts.${index}.validTo`, validTo] as const,
    ]),
  ];
  return [
    ...(isPersonnelNumber(personnelNumber) ? [] : [fault("personnelNumber", MESSAGES.personnelNumber)]),
    ...dates.flatMap(([path, day]) =>
      day && (day < FIRST_DAY || day > LAST_DAY) ? [fault(path, MESSAGES.noSuchDay)] : [],
    ),
    ...(birthDate && birthDate > today ? [fault("birthDate", MESSAGES.birthInFuture)] : []),
    ...(entryDate && exitDate && exitDate < entryDate ? [fault("exitDate", MESSAGES.exitBeforeEntry)] : []),
    ...contracts.flatMap((one, index) => contractFaults({ one, index, contracts })),
  ];
}

/**
 * The contract that holds on a day, `YYYY-MM-DD`; null where none does. Each holds from its first day until its last, or
 * until the next begins, so a further one changes nothing that lies before it.
 */
export function contractOn<Held extends Pick<Contract, "validFrom" | "validTo">>({
  contracts,
  day,
}: {
  contracts: readonly Held[];
  day: string;
}): Held | null {
  const begun = contracts.filter(({ validFrom }) => validFrom <= day);
  const last = begun.reduce<Held | null>((a, b) => (a && a.validFrom > b.validFrom ? a : b), null);
  return last && (!last.validTo || last.validTo >= day) ? last : null;
}

/**
 * What an hour is worth by a contract, in cents; null where no wage was agreed. A salary is divided by the agreed hours of a
 * month, or by 4.35 weeks of the contract (R 3b Abs. 2 LStR), and rounded up to the cent.
 */
export function hourlyWageOf({
  hourlyWage,
  monthlySalary,
  monthlyHours,
  weeklyMinutes,
}: Pick<Contract, "hourlyWage" | "monthlySalary" | "monthlyHours" | "weeklyMinutes">): number | null {
  if (hourlyWage) return hourlyWage;
  // In hundredths of an hour and whole numbers, so that the division is the only step that rounds.
  const hundredths = monthlyHours ? Math.round(monthlyHours * 100) * 60 : weeklyMinutes * 435;
  return monthlySalary && hundredths > 0 ? Math.ceil((monthlySalary * 6000) / hundredths) : null;
}

function contractFaults({
  one: { validFrom, validTo, days, weeklyMinutes, hourlyWage, monthlySalary },
  index,
  contracts,
}: {
  one: Contract;
  index: number;
  contracts: readonly Contract[];
}): FieldError[] {
  const path = (field: string): string => `contracts.${index}.${field}`;
  const isRepeated = contracts.slice(0, index).some((other) => other.validFrom === validFrom);
  const next = contracts
    .map((other) => other.validFrom)
    .filter((from) => from > validFrom)
    .sort()[0];
  const sum = days.reduce((total, { minutes }) => total + minutes, 0);
  return [
    ...(isRepeated ? [fault(path("validFrom"), MESSAGES.sameStart)] : []),
    ...(hourlyWage && monthlySalary ? [fault(path("monthlySalary"), MESSAGES.twoWages)] : []),
    ...(validTo && validTo < validFrom ? [fault(path("validTo"), MESSAGES.endBeforeStart)] : []),
    ...(validTo && next && validTo >= next ? [fault(path("validTo"), MESSAGES.overlapping(germanDay(next)))] : []),
    ...days.flatMap(({ weekday }, at) =>
      days.slice(0, at).some((other) => other.weekday === weekday)
        ? [fault(path(`days.${at}.weekday`), MESSAGES.repeatedDay)]
        : [],
    ),
    ...(days.length > 0 && sum !== weeklyMinutes
      ? [fault(path("weeklyMinutes"), MESSAGES.sum({ days: sum, week: weeklyMinutes }))]
      : []),
  ];
}

/** `01.07.2026` of `2026-07-01`. */
const germanDay = (day: string): string => day.split("-").reverse().join(".");

function fault(path: string, message: string): FieldError {
  return fieldError({ path, code: "invalid", message });
}
