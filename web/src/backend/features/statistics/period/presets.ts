import { type LocalDate, addDays } from "@tresen/contract/kit/time";

/** Periods by their names in the address. */
export const PRESETS = ["today", "yesterday", "7d", "30d", "month", "year"] as const;
export type Preset = (typeof PRESETS)[number];
export const FIRST_PRESET: Preset = "30d";

export interface Days {
  /** Both included. */
  from: LocalDate;
  to: LocalDate;
}

/** The days of a preset. All but `yesterday` end today; `month` and `year` are those of the calendar. */
export function daysOf({ preset, today }: { preset: Preset; today: LocalDate }): Days {
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "yesterday":
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case "7d":
    case "30d":
      return { from: addDays(today, 1 - Number.parseInt(preset)), to: today };
    case "month":
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case "year":
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}
