import type { PlaysRow } from "@tresen/contract/signage/plays/plays-query";

/** What rows with the same key have together. */
export interface PlaySum {
  key: string;
  label: string;
  plays: number;
  seconds: number;
}

/** Sums of the rows by a key; longest first, unless they are in an order of their own. */
export function sumsBy({
  rows,
  keyOf,
  labelOf,
  isOrdered = false,
}: {
  rows: readonly PlaysRow[];
  keyOf: (row: PlaysRow) => string;
  labelOf: (row: PlaysRow) => string;
  isOrdered?: boolean;
}): PlaySum[] {
  const sums = new Map<string, PlaySum>();
  for (const row of rows) {
    const key = keyOf(row);
    const { plays = 0, seconds = 0 } = sums.get(key) ?? {};
    // The last name of a scene stands for all.
    sums.set(key, { key, label: labelOf(row), plays: plays + row.plays, seconds: seconds + row.seconds });
  }
  return isOrdered ? [...sums.values()] : [...sums.values()].toSorted((a, b) => b.seconds - a.seconds);
}
