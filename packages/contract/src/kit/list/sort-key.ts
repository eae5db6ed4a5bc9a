import { searchForm } from "./search-words";

const LENGTH = 100;
/**
 * Added to numbers so that negative ones sort before positive ones. It is larger than any amount of cents and any
 * count.
 */
const SHIFT = 1e12;
const WHOLE_DIGITS = 13;
const PLACES = 3;

/**
 * A text whose order by code units is the order of the values: numbers by size, texts as in a directory (ignoring case,
 * umlauts written out), `false` before `true`, empty values first. It contains only letters, digits and characters that
 * sort after `#`, so that a shorter text sorts before a longer one that begins with it.
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
