import { type Cents, multiplyCents } from "../../kit/money";

/** Recorded time of one wage. */
export interface PaidTime {
  seconds: number;
  /** Cents an hour; null where it is not known, or not for whoever asks. */
  wage: Cents | null;
}

/** What recorded time costs. */
export interface TimeCost {
  amount: Cents;
  /** Seconds without a known wage, which cost nothing in the amount. */
  unknownSeconds: number;
}

/** What the time costs by its wages: the seconds of each wage are added up first, so that only their sum is rounded. */
export function costOf(times: readonly PaidTime[]): TimeCost {
  const byWage = new Map<Cents | null, number>();
  for (const { wage, seconds } of times) byWage.set(wage, (byWage.get(wage) ?? 0) + seconds);
  const unknownSeconds = byWage.get(null) ?? 0;
  const amount = [...byWage].reduce(
    (sum, [wage, seconds]) => (wage === null ? sum : sum + multiplyCents(wage, seconds / 3600)),
    0,
  );
  return { amount, unknownSeconds };
}

/** How much of a budget is used, both in the same unit. */
export interface Use {
  used: number;
  budget: number;
  /** Whole percent, which only says 100 where all of it is used. */
  percent: number;
  isOver: boolean;
}

/** Null without a budget. A budget of nothing is used up by anything. */
export function usageOf({ used, budget }: { used: number; budget: number | null | undefined }): Use | null {
  if (typeof budget !== "number") return null;
  const share = budget > 0 ? (used / budget) * 100 : used > 0 ? Infinity : 0;
  const percent = Number.isFinite(share) ? (share < 100 ? Math.floor(share) : Math.ceil(share)) : 100;
  return { used, budget, percent, isOver: used > budget };
}
