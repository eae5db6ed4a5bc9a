import type { Weekday } from "@tresen/contract/kit/time";

/** How many orders a branch of a demo shop has on a day. */
export const ORDERS_A_DAY: Readonly<Record<Weekday, number>> = {
  monday: 2,
  tuesday: 2,
  wednesday: 3,
  thursday: 3,
  friday: 6,
  saturday: 6,
  sunday: 4,
};
