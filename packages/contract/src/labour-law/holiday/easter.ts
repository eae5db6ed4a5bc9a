import type { LocalDate } from "../../kit/time";

/** Easter Sunday of a year by the Gregorian calendar (the method of Meeus, Jones and Butcher). */
export function easterSunday(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`;
}
