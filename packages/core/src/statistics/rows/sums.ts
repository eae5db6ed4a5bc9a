import type { CounterRow, Counts } from "./counters";

/** Adds counts to others, in place. @param sign -1 to take them off. */
export function addTo(sums: Record<string, number>, counts: Counts, sign: 1 | -1 = 1): void {
  for (const name in counts) sums[name] = (sums[name] ?? 0) + sign * (counts[name] ?? 0);
}

/** The sums of each row's counts. Rows and counts that come to nothing are left out. */
export function summed(rows: readonly CounterRow[]): CounterRow[] {
  const sums = new Map<string, CounterRow & { counts: Record<string, number> }>();
  for (const row of rows) {
    const key = `${row.branch}\n${row.topic}\n${row.day}\n${row.part ?? ""}`;
    const found = sums.get(key);
    if (found) addTo(found.counts, row.counts);
    else sums.set(key, { ...row, counts: { ...row.counts } });
  }
  return [...sums.values()].flatMap((row) => {
    const counts = Object.fromEntries(Object.entries(row.counts).filter(([, value]) => value !== 0));
    return Object.keys(counts).length > 0 ? [{ ...row, counts }] : [];
  });
}

/** The rows that take back what these added. */
export function negated(rows: readonly CounterRow[]): CounterRow[] {
  return rows.map((row) => ({
    ...row,
    counts: Object.fromEntries(Object.entries(row.counts).map(([name, value]) => [name, -value])),
  }));
}
