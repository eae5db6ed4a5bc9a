import type { Instant, LocalDate } from "../kit/time";
import type { Contract } from "../user/personnel/personnel-fields";
import type { Country } from "./country";

/** The trades for which the laws say something of their own. */
export const SECTORS = ["hospitality", "bakery", "retail", "other"] as const;
export type Sector = (typeof SECTORS)[number];

/** A planned or recorded stretch of time of one person. */
export interface Stretch {
  id: string;
  start: Instant;
  end: Instant;
  breaks: readonly { start: Instant; end: Instant }[];
  /** Planned breaks that have no place yet, in whole minutes. */
  breakMinutes?: number;
  /** The time zone of the branch. */
  zone: string;
  /** Whether it belongs to a branch whose details are not for the reader: it counts, but no finding names it. */
  isElsewhere?: boolean;
}

/** Whom the law protects. */
export interface Subject {
  country: Country;
  state: string | null;
  sector: Sector;
  /** Somebody without one is treated as an adult. */
  birthDate: LocalDate | null;
  contracts: readonly Contract[];
}

/**
 * The completed years of somebody on a day. Who was born on 29 February is a year older on 1 March of years without that
 * day (§ 188 Abs. 2 BGB, § 902 ABGB).
 */
export function ageOn({ birthDate, day }: { birthDate: LocalDate; day: LocalDate }): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1;
}
