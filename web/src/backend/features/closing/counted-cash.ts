import type { Cents } from "@tresen/contract/kit/money";

const EURO: readonly Cents[] = [20000, 10000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1];
const FRANC: readonly Cents[] = [100000, 20000, 10000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5];

/** The notes and coins of a currency, the largest first. */
export function piecesOf(currency: string): readonly Cents[] {
  return currency === "CHF" ? FRANC : EURO;
}

/** What so many of each note and coin are worth. Null where nothing is entered, or where one entry is no number. */
export function countedCash(counts: Readonly<Record<Cents, string>>): Cents | null {
  const entered = Object.entries(counts).filter(([, count]) => count.trim() !== "");
  if (entered.length === 0 || entered.some(([, count]) => !/^\s*\d{1,5}\s*$/.test(count))) return null;
  return entered.reduce((sum, [value, count]) => sum + Number(value) * Number(count), 0);
}
