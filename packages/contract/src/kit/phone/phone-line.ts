import { normalizePhone } from "./phone";

/** The calling codes of the countries in which branches and customers are. */
const CALLING_CODES = { AT: "43", DE: "49", CH: "41", LI: "423" } as const;

/** A phone number normalised to its line: `+43 (0)660` and `0043 660` are the same. */
export function lineOf(phone: string): string {
  return normalizePhone(phone).replace(/^(\+4(?:1|23|3|9))0+/, "$1");
}

/**
 * The line of a number, or of its first digits, as people write it within the country: `0660`, `+43 660` and `0043 660`
 * are the same in Austria, and so is `43 660`.
 */
export function localLine({ phone, country }: { phone: string; country: keyof typeof CALLING_CODES }): string {
  const line = lineOf(phone);
  const code = CALLING_CODES[country];
  if (line === "" || line.startsWith("+")) return line;
  return line.startsWith(code) ? lineOf(`+${line}`) : `+${code}${line.replace(/^0+/, "")}`;
}
