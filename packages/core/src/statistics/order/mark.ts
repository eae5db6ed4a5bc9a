import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { OrderRow } from "../../order";
import { type Item, type ItemWrite, batchRead } from "../../platform/db";
import { env } from "../../platform/env";
import type { CounterRow } from "../rows";
import { CUSTOMER_KINDS, type Contribution, type CustomerKind, type Given } from "./contribution";
import type { OrderMoney } from "./money";

/**
 * What was counted of an order last. It is written with the counters in one transaction, so a change that is delivered
 * twice, late or in another order changes nothing.
 */
export interface Mark {
  /** Of the order: `revision` counts changes that leave the version as it is. */
  version: number;
  revision: number;
  zone: string;
  customer: CustomerKind;
  rows: CounterRow[];
  money: OrderMoney;
}

/** As it is compressed. The branch is that of the order. */
interface Packed {
  rows: Omit<CounterRow, "branch">[];
  money: OrderMoney;
}

const keyOf = (uid: string) => ({ pk: `counted#${uid}`, sk: "counted" });

/** The marks of orders by uid, with consistent reads: a hundred a call. */
export async function readMarks(orders: readonly Pick<OrderRow, "uid" | "branch">[]): Promise<Map<string, Mark>> {
  const found = await batchRead(orders.map(({ uid }) => keyOf(uid)));
  return new Map(
    orders.flatMap(({ uid, branch }) => {
      const item = found(keyOf(uid));
      return item ? [[uid, markOf({ item, branch })]] : [];
    }),
  );
}

/** Whether the order is newer than what was counted of it. */
export function isNewer({ version, revision = 0 }: Pick<OrderRow, "version" | "revision">, mark: Mark): boolean {
  return version > mark.version || (version === mark.version && revision > mark.revision);
}

/** Whether the mark is of the order as it is. */
export function isOf({ version, revision = 0 }: Pick<OrderRow, "version" | "revision">, mark: Mark): boolean {
  return version === mark.version && revision === mark.revision;
}

/** The write that marks an order as counted, on condition that nobody else has marked it since `last` was read. */
export function markWrite({
  order: { uid, version, revision = 0 },
  last,
  given,
  counted,
}: {
  order: OrderRow;
  last: Mark | null;
  given: Given;
  counted: Pick<Contribution, "rows" | "money">;
}): ItemWrite {
  const packed: Packed = { rows: counted.rows.map(({ branch: _, ...row }) => row), money: counted.money };
  return {
    Put: {
      TableName: env.TABLE_NAME,
      Item: { ...keyOf(uid), version, revision, ...given, counted: deflateRawSync(JSON.stringify(packed)) },
      ...(last
        ? {
            ConditionExpression: "version = :version AND revision = :revision",
            ExpressionAttributeValues: { ":version": last.version, ":revision": last.revision },
          }
        : { ConditionExpression: "attribute_not_exists(pk)" }),
    },
  };
}

function markOf({ item, branch }: { item: Item; branch: string }): Mark {
  const { version, revision, zone, customer, counted } = item;
  if (!(counted instanceof Uint8Array)) throw new RangeError("This is no mark of a counted order");
  const { rows, money } = JSON.parse(inflateRawSync(counted).toString()) as Packed;
  return {
    version: Number(version),
    revision: Number(revision),
    zone: String(zone),
    customer: CUSTOMER_KINDS.find((kind) => kind === customer) ?? "unknown",
    money,
    rows: rows.map((row) => ({ branch, ...row })),
  };
}
