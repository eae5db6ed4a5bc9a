import { searchForm } from "./search-words";

const LENGTH = 100;
/** Beyond every amount of cents and every count: what is added makes negative numbers sort before positive ones. */
const SHIFT = 1e12;
const WHOLE_DIGITS = 13;
const PLACES = 3;

/**
 * A value as text whose order by code units is the value's own: numbers by size, texts as a directory has them (small
 * and capital letters alike, umlauts written out), `false` before `true`, what is empty first. Only letters, digits
 * and what sorts behind `#` remain, so that a shorter text stands before a longer one that begins with it.
 */
export function sortKey(value: unknown): string {
  if (typeof value === "number") return numberKey(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value !== "string") return "";
  return searchForm(value)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+/, "")
    .slice(0, LENGTH);
}

function numberKey(value: number): string {
  const shifted = Math.min(Math.max(value, -SHIFT), SHIFT) + SHIFT;
  return shifted
    .toFixed(PLACES)
    .padStart(WHOLE_DIGITS + 1 + PLACES, "0")
    .replace(".", "-");
}
