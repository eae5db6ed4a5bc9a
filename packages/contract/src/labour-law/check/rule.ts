import type { LocalDate } from "../../kit/time";
import type { Country } from "../country";
import type { Sector } from "../subject";
import type { Context } from "./context";
import type { RULE_TITLES } from "./findings.texts";

export type RuleId = keyof typeof RULE_TITLES;
export type Severity = "info" | "warning" | "breach";

/** What a check found, before the rule adds its name and paragraph. */
export interface Found {
  day: LocalDate;
  severity: Severity;
  /** Ids of the stretches that are not elsewhere. */
  stretches: readonly string[];
  /** Whether stretches elsewhere are part of it, so that the message must not give away times. */
  hasElsewhere: boolean;
  /** What is, what the law allows or asks for, and the last day to make up for it. Durations are milliseconds. */
  actual?: number;
  most?: number;
  least?: number;
  until?: LocalDate;
  /** How much there may be on average until then, so that it is made up for. */
  evenOut?: number;
}

/** @param holds Whether the rule holds on a day, by its age limits and dates. Checks of a single day need not ask. */
export type Check = (context: Context, holds: (day: LocalDate) => boolean) => Found[];

/** A rule of a law, as long and for whom it holds. */
export interface LawRule {
  id: RuleId;
  country: Country;
  paragraph: string;
  /** First and last day on which it holds. */
  from: LocalDate;
  to?: LocalDate;
  /** Completed years from which and below which it holds. */
  minAge?: number;
  belowAge?: number;
  sectors?: readonly Sector[];
  /**
   * Whether the rule was compared with the text of the law. None has been yet: docs/decisions/0095-labour-law.md says
   * which ones are doubtful.
   */
  isTextChecked: boolean;
  check: Check;
}

/** The rules of one law of a country, with the day since which it has them. */
export function rulesOf({
  country,
  from,
  rules,
}: Pick<LawRule, "country" | "from"> & {
  rules: readonly Omit<LawRule, "country" | "from" | "isTextChecked">[];
}): LawRule[] {
  return rules.map((rule) => ({ country, from, isTextChecked: false, ...rule }));
}
