import type { DatedRates } from "@tresen/contract/catalog/tax/dated-rates";
import type { TaxRate } from "@tresen/contract/catalog/tax/tax-rate.resource";
import type { Resource } from "@tresen/contract/kit/resource";
import type { Instant } from "@tresen/contract/kit/time";
import { type AnyRecord, type Row, allRows, namedRecords } from "../../records/rows";

export const taxRateRows = namedRecords<TaxRate>("tax-rates");

export function ratesOf(rows: readonly Row[]): DatedRates {
  return new Map(rows.map(taxRateRows.recordOf).map((rate) => [rate.id, rate]));
}

/** The records with what the dated tax rates say today. */
export function asOfToday({
  resource: { today },
  records,
  rates,
  now,
}: {
  resource: Resource;
  records: readonly AnyRecord[];
  rates: DatedRates;
  now: Instant;
}): AnyRecord[] {
  return records.map((record) => (today ? { ...record, ...today(record, { rates, now }) } : record));
}

/** The same, reading the rates. There are a few, so all are read. */
export async function readAsOfToday({
  resource,
  records,
  now,
}: {
  resource: Resource;
  records: readonly AnyRecord[];
  now: Instant;
}): Promise<AnyRecord[]> {
  // Records that name no rate are the same whatever the rates say.
  const { today } = resource;
  const isDated = today && records.some((record) => today(record, { rates: new Map(), now }) !== record);
  if (!isDated) return [...records];
  const rows = await allRows({ resource: taxRateRows, consistent: false });
  return asOfToday({ resource, records, rates: ratesOf(rows), now });
}
