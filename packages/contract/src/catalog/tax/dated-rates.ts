import type { Rate } from "../../kit/money";
import { type Instant, type LocalDate, zonedTime } from "../../kit/time";

/** What is needed of a named rate: its values by day, oldest first. */
export interface DatedRate {
  values: readonly { from?: string | null | undefined; rate: Rate }[];
}

/** The named rates by id. */
export type DatedRates = ReadonlyMap<string, DatedRate>;

interface Taxed {
  tax: Rate;
  takeawayTax: Rate;
  dineInTax: Rate;
  taxRate?: string | null | undefined;
  takeawayTaxRate?: string | null | undefined;
  dineInTaxRate?: string | null | undefined;
}

/** The rate that holds on a day. */
export function rateOn({ values, date }: DatedRate & { date: LocalDate }): Rate | undefined {
  return values.findLast(({ from }) => !from || from <= date)?.rate;
}

/** The day whose rates an order has: of its appointment, else of now, in the branch's time zone. */
export function serviceDay({
  appointment,
  now,
  zone,
}: {
  appointment: Instant | null;
  now: Instant;
  zone: string;
}): LocalDate {
  return zonedTime({ at: appointment ?? now, zone }).date;
}

/** The product with the rates that hold on the day: a named rate wins over the number. */
export function productWithRates<Product extends Taxed>({
  product,
  rates,
  date,
}: {
  product: Product;
  rates: DatedRates;
  date: LocalDate;
}): Product {
  const { taxRate, takeawayTaxRate, dineInTaxRate } = product;
  if (!taxRate && !takeawayTaxRate && !dineInTaxRate) return product;
  return {
    ...product,
    tax: dated({ id: taxRate, rates, date, else: product.tax }),
    takeawayTax: dated({ id: takeawayTaxRate, rates, date, else: product.takeawayTax }),
    dineInTax: dated({ id: dineInTaxRate, rates, date, else: product.dineInTax }),
  };
}

/** The same for what a delivery area charges. */
export function areaWithRate<Area extends { tax: Rate; taxRate?: string | null | undefined }>({
  area,
  rates,
  date,
}: {
  area: Area;
  rates: DatedRates;
  date: LocalDate;
}): Area {
  return area.taxRate ? { ...area, tax: dated({ id: area.taxRate, rates, date, else: area.tax }) } : area;
}

function dated({
  id,
  rates,
  date,
  else: number,
}: {
  id: string | null | undefined;
  rates: DatedRates;
  date: LocalDate;
  else: Rate;
}): Rate {
  const named = id ? rates.get(id) : undefined;
  return (named && rateOn({ values: named.values, date })) ?? number;
}
