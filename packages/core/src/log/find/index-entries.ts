import type { LogKind } from "@tresen/contract/log/log-kinds";
import { MOST_LOG_DAYS, logDaysOf } from "@tresen/contract/log/log-retention";
import { DAY } from "@tresen/contract/kit/time";
import { getConfig } from "../../config";
import { ConditionFailed, type Write, batchWrite, itemOf, storageCall } from "../../platform/db";
import { type RowChange, type StreamRecord, rowChange } from "../../platform/event";
import { ChangeEntity } from "../../records/changes";
import { LogEventEntity } from "../../records/log-events";
import { LogIndexEntity } from "./log-index.entity";
import { type Logged, kindOf, loggedOf, placeOf } from "./logged";
import { indexedBy } from "./plan";

/** @returns null for other rows, for those that are only found by their record, and for rows that were removed. */
export function loggedOfRecord(record: StreamRecord): RowChange<Logged> | null {
  if (record.dynamodb?.NewImage?.gsi1pk === undefined) return null;
  for (const prefix of ["change#", "log-event#"]) {
    const change = rowChange({ record, key: { prefix }, rowOf: loggedOf });
    if (change) return change;
  }
  return null;
}

/**
 * Writes the rows by which entries of the log are found, and lets entries expire as the settings say. Told again, it
 * writes the same rows.
 */
export async function indexEntries(changes: readonly RowChange<Logged>[]): Promise<void> {
  const all = changes.flatMap(({ before, after }) =>
    after && !(before && isIndexed({ before, after })) ? [after] : [],
  );
  if (all.length === 0) return;
  const days = logDaysOf(await getConfig());
  for (const logged of all) await shorten({ logged, days });
  // Several changes of a row may be told together, and a batch takes no row twice.
  const rows = new Map<string, Write>();
  for (const logged of all)
    for (const by of indexedBy(logged)) {
      const row = { by, place: placeOf(logged), expiresAt: expiryIn({ logged, days }) };
      rows.set(`${by} ${row.place}`, { put: itemOf(LogIndexEntity.put(row).params()) });
    }
  await batchWrite([...rows.values()]);
}

/** What happened to a row after its rows of the index were written: it was shortened, or its content was erased. */
function isIndexed({ before, after }: { before: Logged; after: Logged }): boolean {
  return String(indexedBy(before)) === String(indexedBy(after));
}

type Days = Readonly<Record<LogKind, number>>;

function expiryIn({ logged, days }: { logged: Logged; days: Days }): number {
  const { at, expiresAt } = logged.change ?? logged.event;
  return Math.min(expiresAt, Math.ceil((Date.parse(at) + days[kindOf(logged)] * DAY) / 1000));
}

/** Rows are written to expire after the longest time, without a look at the settings. */
async function shorten({ logged, days }: { logged: Logged; days: Days }): Promise<void> {
  if (days[kindOf(logged)] === MOST_LOG_DAYS) return;
  const expiresAt = expiryIn({ logged, days });
  const { change, event } = logged;
  try {
    await storageCall(() =>
      change
        ? ChangeEntity.patch(change).set({ expiresAt }).go({ response: "none" })
        : LogEventEntity.patch(event).set({ expiresAt }).go({ response: "none" }),
    );
  } catch (error) {
    // It was erased meanwhile.
    if (!(error instanceof ConditionFailed)) throw error;
  }
}
