import { setTimeout as sleep } from "node:timers/promises";
import type { Instant } from "@tresen/contract/kit/time";
import { stationsIn, stationsOf } from "@tresen/contract/station/stations";
import { ConditionFailed, batchWrite, keyOf, storageCall, writeTransaction } from "../../platform/db";
import { readCatalog } from "../../snapshot";
import { OrderEntity } from "../order.entity";
import { type OrderRow, changedMeanwhile, findOrder } from "../store";
import { toldRows, writtenAt } from "./due";
import { SentEntity, type SentRow } from "./sent.entity";

/** Others may tell something of the order, or change it, between reading and writing. */
const ATTEMPTS = 10;
const WAIT = 20;

interface Tell {
  uid: string;
  /** See `toldRows`. With a key that was used already, nothing is told again. */
  print?: { key: string | undefined };
  now: Instant;
}

/**
 * Tells the destinations of an order what they do not know yet. All of it is written in one transaction, on condition
 * that neither the order nor what was told has changed since they were read. So whoever calls this, how often and at
 * the same time as whom: nothing is told twice, and nothing is lost as long as the last call succeeds.
 * @returns whether there was something to tell, or staff asked for it with this key before.
 * @throws conflict when others were faster again and again.
 */
export async function tell({ uid, print, now }: Tell): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const [order, rows] = await Promise.all([findOrder(uid), readSent(uid)]);
    if (!order) return false;
    if (print?.key !== undefined && isKnown({ rows, key: print.key })) return true;
    const { products, stations: all } = await readCatalog();
    const stations = stationsIn({ branch: order.branch, stations: all });
    const told = toldRows({
      order,
      rows,
      print,
      stationsOf: (product) => stationsOf({ product: products.get(product), stations }),
      isInUse: (station) => station === null || stations.some(({ identifier }) => identifier === station),
      now: Math.max(now, writtenAt(order)),
    });
    if (told.length === 0) return false;
    try {
      await write({ order, rows, told });
      return true;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (attempt === ATTEMPTS) throw changedMeanwhile(error);
      await sleep(Math.random() * WAIT * attempt);
    }
  }
}

/** What was told of an order, by destination. */
export async function readSent(uid: string): Promise<SentRow[]> {
  const { data } = await storageCall(() => SentEntity.query.primary({ uid }).go({ consistent: true, pages: "all" }));
  return data;
}

/** Removes all that was told of an order. */
export async function forgetSent(uid: string): Promise<void> {
  const rows = await readSent(uid);
  await batchWrite(rows.map(({ place }) => ({ delete: keyOf(SentEntity.get({ uid, place }).params()) })));
}

function isKnown({ rows, key }: { rows: readonly SentRow[]; key: string }): boolean {
  return rows.some(({ messages }) => messages.some((message) => message.key === key));
}

async function write({
  order: { uid, version: seen },
  rows,
  told,
}: {
  order: OrderRow;
  rows: readonly SentRow[];
  told: readonly SentRow[];
}): Promise<void> {
  await writeTransaction({
    entities: { order: OrderEntity, sent: SentEntity },
    writes: (entities) => [
      entities.order
        .check({ uid })
        .where(({ version }, { eq }) => eq(version, seen))
        .commit(),
      ...told.map((row) => {
        const before = rows.find(({ place }) => place === row.place);
        return entities.sent
          .put(row)
          .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
          .commit();
      }),
    ],
  });
}
