import { isDeepStrictEqual } from "node:util";
import type { PriceChange } from "@tresen/contract/catalog/price/price-course";
import type { PriceSchedule } from "@tresen/contract/catalog/price/price-at";
import { type TransactionWrite, type Write, itemOf, storageCall, transactionWrites } from "../../platform/db";
import { versionKey } from "../changes";
import type { PriceWrite, Row } from "../rows";
import { PriceEntity } from "./price.entity";

const BRANCH = "all";
/** What is kept of a removed record: it costs nothing any more, and no price of it counts. */
const REMOVED: PriceSchedule = { price: null };

/**
 * The price rows that a change of a record adds; none where its prices stay. A record from before there were such rows
 * also gets one with what it cost, which has applied at least since its last change.
 */
async function priceRows({ resource, before, after, version, now }: PriceWrite) {
  const pricesOf = (row: Row): PriceSchedule => resource.prices?.(row.fields) ?? REMOVED;
  const [old, current] = [before && pricesOf(before), after ? pricesOf(after) : REMOVED];
  const id = (after ?? before)?.id ?? "";
  if (old && isDeepStrictEqual(old, current)) return [];
  const rowOf = ({ at, of, prices }: { at: string; of: number; prices: PriceSchedule }) => ({
    ...{ id, branch: BRANCH, version: of, place: versionKey(of), from: at },
    price: prices.price ?? undefined,
    reducedPrice: prices.reducedPrice ?? undefined,
    reducedFrom: prices.reducedFrom ?? undefined,
    reducedUntil: prices.reducedUntil ?? undefined,
  });
  const isFirst = before !== null && !(await hasPrices(id));
  return [
    ...(isFirst && old ? [rowOf({ at: before.updatedAt, of: before.version, prices: old })] : []),
    rowOf({ at: new Date(now).toISOString(), of: version, prices: current }),
  ];
}

async function hasPrices(id: string): Promise<boolean> {
  const { data } = await storageCall(() =>
    PriceEntity.query.primary({ id, branch: BRANCH }).go({ limit: 1, consistent: true }),
  );
  return data.length > 0;
}

/** The writes of the record's transaction. */
export async function transactPrices(change: PriceWrite): Promise<TransactionWrite[]> {
  const rows = await priceRows(change);
  return transactionWrites({
    entities: { price: PriceEntity },
    writes: ({ price }) => rows.map((row) => price.put(row).commit()),
  });
}

/** The same as unconditional writes, for an import that has validated everything. */
export async function writePrices(change: PriceWrite): Promise<Write[]> {
  return (await priceRows(change)).map((row) => ({ put: itemOf(PriceEntity.put(row).params()) }));
}

/** What a record has cost since its prices are known, oldest first. One Query. */
export async function readPrices(id: string): Promise<PriceChange[]> {
  const { data } = await storageCall(() =>
    PriceEntity.query.primary({ id, branch: BRANCH }).go({ pages: "all", consistent: true }),
  );
  return data.map(({ from, price, reducedPrice, reducedFrom, reducedUntil }) => ({
    ...{ from, price: price ?? null, reducedPrice, reducedFrom, reducedUntil },
  }));
}
