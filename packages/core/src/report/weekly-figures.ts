import { addDays } from "@tresen/contract/kit/time";
import type { Overview, Revenue, Counted, SoldItem } from "@tresen/contract/statistics/statistics";

/** What a week of a branch brought, Monday to Sunday. Money is in cents. */
export interface WeeklyFigures {
  /** Both with the week before to compare with, by days. */
  revenue: Revenue;
  orders: Counted;
  overview: Omit<Overview, "funnel">;
  /** The most sold ones first. */
  items: readonly SoldItem[];
}

/** The Monday of the last whole week before the day. */
export function lastMonday(today: string): string {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today, -weekday - 7);
}
