import * as z from "zod";
import { tooFewDigits } from "../refusal.texts";

/** So many digits have to be typed before customers are looked for. */
export const PHONE_DIGITS_MIN = 4;

/** How many digits a text has. */
export function digitsIn(text: string): number {
  return text.replace(/\D/g, "").length;
}

/** The first digits of a phone number, as people type them. */
export const firstDigits = z
  .string()
  .max(40)
  .refine((text) => digitsIn(text) >= PHONE_DIGITS_MIN, { error: tooFewDigits(PHONE_DIGITS_MIN) });
