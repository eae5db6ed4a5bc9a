/** Parses numbers as people type them. Text that cannot be parsed is kept, and validation reports it. */

/** `12,5` → 12.5, `1.234,50` → 1234.5; null when empty, the text itself when it is no number. */
export function parseNumber(text: string): number | string | null {
  const trimmed = text.trim().replace(/[\s€%]/g, "");
  if (trimmed === "") return null;
  // Without a comma a point is the decimal point: `1.5`. With a comma it separates thousands: `1.234,5`.
  const plain = trimmed.includes(",") ? trimmed.replace(/\./g, "").replace(",", ".") : trimmed;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
}

/** `12,50` → 1250. A number with more than two decimal places is no amount. */
export function parseMoney(text: string): number | string | null {
  const value = parseNumber(text);
  if (typeof value !== "number") return value;
  const cents = Math.round(value * 100);
  return Math.abs(cents - value * 100) < 1e-6 ? cents : text;
}

/** `10` → 0.1, `4,9` → 0.049. */
export function parseRate(text: string): number | string | null {
  const value = parseNumber(text);
  return typeof value === "number" ? Math.round(value * 1_000_000) / 100_000_000 : value;
}

const grouped = (places: number): Intl.NumberFormat =>
  new Intl.NumberFormat("de-DE", {
    minimumFractionDigits: places,
    maximumFractionDigits: Math.max(places, 6),
    useGrouping: false,
  });
const plain = grouped(0);
const money = grouped(2);

export const numberText = (value: unknown): string =>
  typeof value === "number" ? plain.format(value) : typeof value === "string" ? value : "";
export const moneyText = (value: unknown): string =>
  typeof value === "number" ? money.format(value / 100) : typeof value === "string" ? value : "";
export const rateText = (value: unknown): string =>
  typeof value === "number"
    ? plain.format(Math.round(value * 1_000_000) / 10_000)
    : typeof value === "string"
      ? value
      : "";
