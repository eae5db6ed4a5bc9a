import { isDeepStrictEqual } from "node:util";
import { isPrepared } from "@tresen/contract/order/preparation/prepared";
import type { StoredPreparation } from "../order.entity";
import type { OrderRow } from "../store";

type Prepared = Pick<OrderRow, "preparation" | "preparedAt" | "revision">;

/**
 * The changed order with what the kitchen has done according to `current`, which may be newer than `before`. A position
 * that changed has to be prepared again.
 */
export function withPreparation({
  before,
  row,
  current,
}: {
  before: OrderRow;
  row: OrderRow;
  current: Prepared;
}): OrderRow {
  const { preparation: _, preparedAt: __, revision: ___, ...rest } = row;
  const { revision, preparation, preparedAt } = current;
  const counted = revision === undefined ? {} : { revision };
  if (!preparation) return { ...rest, ...counted };
  if (before.items === row.items)
    return { ...rest, ...counted, preparation, ...(preparedAt === undefined ? {} : { preparedAt }) };
  const kept = preparation.filter(({ line }) => {
    const index = Number(line) - 1;
    return isDeepStrictEqual(before.items[index], row.items[index]);
  });
  return { ...rest, ...counted, ...preparedBy({ items: row.items, preparation: kept }) };
}

/** The steps, and since when everything is prepared. */
export function preparedBy({
  items,
  preparation,
}: {
  items: OrderRow["items"];
  preparation: readonly StoredPreparation[];
}): Omit<Prepared, "revision"> {
  if (preparation.length === 0) return {};
  const lines = items.flatMap(({ amount }, index) => (amount > 0 ? [String(index + 1)] : []));
  const isDone = lines.every((line) => isPrepared(preparation.filter((step) => step.line === line)));
  const last = preparation
    .map(({ at }) => at)
    .sort()
    .at(-1);
  return { preparation: [...preparation], ...(isDone && last && lines.length > 0 ? { preparedAt: last } : {}) };
}
