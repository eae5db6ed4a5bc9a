import type { LocalDate } from "../../kit/time";
import type { Country } from "../country";

/**
 * What work is paid for besides the wage: overtime; hours of part-timers above their contract that were not evened out;
 * work on a holiday; night and Sunday.
 */
export const SURCHARGES = ["overtime", "extraWork", "holiday", "night", "sunday"] as const;
export type Surcharge = (typeof SURCHARGES)[number];

interface SurchargeRate {
  country: Country;
  surcharge: Surcharge;
  paragraph: string;
  from: LocalDate;
  to?: LocalDate;
  /** Only for people under 18. */
  isForMinors?: true;
  /** Of the wage of an hour. */
  percent: number;
}

/**
 * What a law itself says; collective agreements and contracts may say more, and in Germany they alone say it. Work on a
 * holiday in Austria is paid once more besides the wage that goes on.
 *
 * The AZG holds from 18 on (§ 1 Abs. 2 Z 1), so that overtime of minors is paid by § 14 KJBG. The text of these could not
 * be checked.
 */
const RATES: readonly SurchargeRate[] = [
  { country: "AT", surcharge: "overtime", paragraph: "§ 10 Abs. 1 AZG", from: "1970-01-01", percent: 50 },
  {
    ...{ country: "AT", surcharge: "overtime", paragraph: "§ 14 KJBG", from: "1970-01-01", percent: 50 },
    isForMinors: true,
  },
  { country: "AT", surcharge: "extraWork", paragraph: "§ 19d Abs. 3a AZG", from: "2008-01-01", percent: 25 },
  { country: "AT", surcharge: "holiday", paragraph: "§ 9 Abs. 5 ARG", from: "1984-07-01", percent: 100 },
];

/**
 * The rate that the law of a country names for a day; null where only agreements have one. For minors that of their own
 * law where it has one.
 */
export function surchargeRate({
  country,
  surcharge,
  day,
  isMinor = false,
}: {
  country: Country;
  surcharge: Surcharge;
  day: LocalDate;
  /** Whether the person is under 18. */
  isMinor?: boolean;
}): { percent: number; paragraph: string } | null {
  const rates = RATES.filter(
    (one) =>
      one.country === country &&
      one.surcharge === surcharge &&
      one.from <= day &&
      (one.to === undefined || day <= one.to),
  );
  const usual = rates.find(({ isForMinors }) => !isForMinors);
  const rate = isMinor ? (rates.find(({ isForMinors }) => isForMinors) ?? usual) : usual;
  return rate ? { percent: rate.percent, paragraph: rate.paragraph } : null;
}
