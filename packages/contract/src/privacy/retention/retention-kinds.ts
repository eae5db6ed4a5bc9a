import { DEFAULT_TIME_ZONE, type Instant, type LocalDate, instantAt, zonedTime } from "../../kit/time";

/** The kinds of personal data with a period in the settings. Others expire by themselves: see `FIXED_PERIODS`. */
export const RETENTION_KINDS = ["orders", "customers", "uploads"] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** Months by kind; null for what is kept. */
export type Periods = Readonly<Record<RetentionKind, number | null>>;

/** The fields of the configuration with the periods. */
export const RETENTION_FIELDS = {
  orders: "ordersKeptMonths",
  customers: "customersKeptMonths",
  uploads: "uploadsKeptMonths",
} as const satisfies Record<RetentionKind, string>;

/** Months. Before the least of orders, customers may still withdraw from them, complain or get money back. */
export const LEAST_MONTHS: Readonly<Record<RetentionKind, number>> = { orders: 3, customers: 3, uploads: 1 };
export const MOST_MONTHS = 240;

export function periodsOf(config: Readonly<Record<(typeof RETENTION_FIELDS)[RetentionKind], number | null>>): Periods {
  return {
    orders: config.ordersKeptMonths,
    customers: config.customersKeptMonths,
    uploads: config.uploadsKeptMonths,
  };
}

/** The kinds whose period the settings had, and have no more. */
export function endedPeriods({ before, after }: Record<"before" | "after", Readonly<Record<string, unknown>>>) {
  const has = (settings: Readonly<Record<string, unknown>>, kind: RetentionKind): boolean =>
    typeof settings[RETENTION_FIELDS[kind]] === "number";
  return RETENTION_KINDS.filter((kind) => has(before, kind) && !has(after, kind));
}

/**
 * The periods by which data may be removed: those that somebody has confirmed, and longer ones. A shorter one would
 * remove more than was shown, so it waits until it is confirmed.
 */
export function confirmedPeriods({
  periods,
  confirmed,
}: {
  periods: Periods;
  /** Null before anything was confirmed. */
  confirmed: Periods | null;
}): Periods {
  const allowed = (kind: RetentionKind): number | null => {
    const months = periods[kind];
    const least = confirmed?.[kind] ?? null;
    return months !== null && least !== null && months >= least ? months : null;
  };
  return { orders: allowed("orders"), customers: allowed("customers"), uploads: allowed("uploads") };
}

/** The day before which data is removed: the same day of the month so many months ago, or that month's last day. */
export function cutoffDay({ months, now }: { months: number; now: Instant }): LocalDate {
  const { date } = zonedTime({ at: now, zone: DEFAULT_TIME_ZONE });
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The beginning of that day: everything before it is removed. */
export function cutoffAt(day: LocalDate): Instant {
  return instantAt({ date: day, minutes: 0, zone: DEFAULT_TIME_ZONE });
}
