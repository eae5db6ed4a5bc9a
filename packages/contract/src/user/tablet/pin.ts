import * as z from "zod";
import { PIN_LENGTH } from "./pin-length";
import { PIN_MESSAGES } from "./tablet.texts";

/** As it is typed. Whether it is too easy to guess says `pinFault`, for a new one. */
export const typedPin = z
  .string()
  .regex(new RegExp(`^\\d{${PIN_LENGTH.least},${PIN_LENGTH.most}}$`), PIN_MESSAGES.form);

const DIGITS = 10;

/**
 * Why a new PIN is too easy to guess, in German; null when it is not.
 * @param birthDate ISO day; the person's, where it is known.
 */
export function pinFault({ pin, birthDate }: { pin: string; birthDate?: string | null | undefined }): string | null {
  if (isRun(pin)) return PIN_MESSAGES.run;
  return birthDate && ofBirthDate(birthDate).includes(pin) ? PIN_MESSAGES.birthDate : null;
}

/** Whether each digit is the same as the one before, the next or the previous one: `7777`, `7890`, `4321`. */
function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + DIGITS) % DIGITS);
  return new Set(steps).size === 1 && [0, 1, DIGITS - 1].includes(steps[0] ?? 0);
}

/** The year, the day and the month, and whole dates, in the orders in which people write them. */
function ofBirthDate(birthDate: string): string[] {
  const [year = "", month = "", day = ""] = birthDate.split("-");
  const short = year.slice(2);
  return [
    ...[year, `${day}${month}`, `${month}${day}`, `${month}${short}`, `${day}${short}`],
    ...[`${day}${month}${short}`, `${short}${month}${day}`, `${day}${month}${year}`, `${year}${month}${day}`],
    ...[`${month}${year}`, `${year}${month}`],
  ];
}
