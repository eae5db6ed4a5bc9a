import type { RefusedCount, RefusedKind } from "@tresen/contract/log/refused";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { AFTER_ALL, type TransactionWrite, readKeys, storageCall, transactionWrites } from "../db";
import { logFailure } from "../log";
import { RefusedEntity } from "./refused.entity";

const KEPT = 400 * DAY;
/** More than all kinds of all days that are kept. */
const MOST = 2000;

interface Refusal {
  kind: RefusedKind;
  now: Instant;
}

/** Counts a refused request of a stranger. The request is answered in the same way where that fails. */
export async function countRefused({ kind, now }: Refusal): Promise<void> {
  const { key, expiresAt } = counterOf({ kind, now });
  await storageCall(() =>
    RefusedEntity.update(key).add({ count: 1 }).set({ expiresAt }).go({ response: "none" }),
  ).catch((error: unknown) => logFailure(error, { refused: kind }));
}

/** The same as a write of the transaction with the counter of attempts. */
export function refusedWrites({ kind, now }: Refusal): TransactionWrite[] {
  const { key, expiresAt } = counterOf({ kind, now });
  return transactionWrites({
    entities: { refused: RefusedEntity },
    writes: ({ refused }) => [refused.update(key).add({ count: 1 }).set({ expiresAt }).commit()],
  });
}

function counterOf({ kind, now }: Refusal) {
  const day = new Date(now).toISOString().slice(0, 10);
  return { key: { day, kind }, expiresAt: Math.ceil((now + KEPT) / 1000) };
}

/** The counts between two days, both included, newest first: one Query. */
export async function refusedCounts({ from, to }: { from: string; to: string }): Promise<RefusedCount[]> {
  const range = { pk: "refused", from, to: `${to}#${AFTER_ALL}` };
  const { rows } = await readKeys({ range, limit: MOST, isDescending: true });
  return rows.flatMap((item) => {
    const { data } = RefusedEntity.parse({ Item: item });
    return data ? [{ day: data.day, kind: data.kind, count: data.count }] : [];
  });
}
