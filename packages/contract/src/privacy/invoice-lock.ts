import type { Cents } from "../kit/money";
import { type Instant, instantAt, zonedTime } from "../kit/time";
import type { LockReason } from "./locked-invoice";

type Country = "DE" | "LI" | "AT" | "CH";

/**
 * Above which gross amount an invoice must say who got it, and how many years after the end of its calendar year it is
 * kept. Austria: § 11 Abs. 6 UStG, § 132 BAO. Germany: § 33 UStDV, § 147 AO and § 14b UStG. Switzerland: Art. 26 Abs. 3
 * MWSTG with Art. 57 MWSTV, Art. 958f OR. Liechtenstein has the Swiss value added tax, and Art. 1059 PGR.
 */
const RULES: Readonly<Record<Country, { above: Cents; years: number }>> = {
  AT: { above: 400_00, years: 7 },
  DE: { above: 250_00, years: 8 },
  CH: { above: 400_00, years: 10 },
  LI: { above: 400_00, years: 10 },
};

/**
 * Why name and address of an order are still needed for its invoice; null where they are not. Whoever gave a company name
 * or a VAT number wanted an invoice. An order that costs nothing, such as one that was turned away, has none.
 */
export function lockReason({
  country,
  gross,
  companyName,
  vatNumber,
}: {
  country: Country;
  gross: Cents;
  companyName: string;
  vatNumber: string;
}): LockReason | null {
  if (gross === 0) return null;
  if (gross > RULES[country].above) return "amount";
  return companyName || vatNumber ? "company" : null;
}

/** When they are needed no longer: at the end of a calendar year of the branch. @param at when the order was placed. */
export function lockedUntil({ country, at, zone }: { country: Country; at: Instant; zone: string }): Instant {
  const year = Number(zonedTime({ at, zone }).date.slice(0, 4));
  return instantAt({ date: `${year + RULES[country].years + 1}-01-01`, minutes: 0, zone });
}
