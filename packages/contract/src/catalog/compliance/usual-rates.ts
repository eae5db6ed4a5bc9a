import type { Rate } from "../../kit/money";
import type { LocalDate } from "../../kit/time";
import { rateOn, type DatedRates } from "../tax/dated-rates";

/** The countries whose rates are known, and the time zones by which a branch is in one of them. */
export type TaxCountry = "AT" | "DE" | "CH";

const COUNTRY_OF_ZONE: Readonly<Record<string, TaxCountry>> = {
  "Europe/Vienna": "AT",
  "Europe/Berlin": "DE",
  "Europe/Busingen": "DE",
  "Europe/Zurich": "CH",
  "Europe/Vaduz": "CH",
};

/**
 * The rates of value added tax that goods and services in the shop may have, from a day on where they are new. Austria:
 * § 10 UStG 1994. Germany: § 12 UStG. Switzerland: Article 25 MWSTG.
 */
const RATES: Readonly<Record<TaxCountry, readonly { rate: Rate; from?: LocalDate }[]>> = {
  AT: [{ rate: 0 }, { rate: 0.049, from: "2026-07-01" }, { rate: 0.1 }, { rate: 0.13 }, { rate: 0.2 }],
  DE: [{ rate: 0 }, { rate: 0.07 }, { rate: 0.19 }],
  CH: [{ rate: 0 }, { rate: 0.026 }, { rate: 0.038 }, { rate: 0.081 }],
};

/** The countries in which the shop has branches, as far as their rates are known. */
export function taxCountries(zones: readonly string[]): TaxCountry[] {
  return [...new Set(zones.flatMap((zone) => COUNTRY_OF_ZONE[zone] ?? []))];
}

/** The rates of the countries on a day. */
export function usualRates({ countries, date }: { countries: readonly TaxCountry[]; date: LocalDate }): Rate[] {
  const rates = countries.flatMap((country) =>
    RATES[country].filter(({ from }) => !from || from <= date).map(({ rate }) => rate),
  );
  return [...new Set(rates)].sort((a, b) => a - b);
}

/** The rates that the shop has named itself, as they are on a day. */
export function namedRates({ rates, date }: { rates: DatedRates; date: LocalDate }): Rate[] {
  return [...rates.values()].flatMap(({ values }) => rateOn({ values, date }) ?? []);
}
