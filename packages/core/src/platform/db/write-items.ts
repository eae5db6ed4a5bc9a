import { TransactWriteCommand, type TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { createWriteTransaction } from "electrodb";
import { isObject } from "@tresen/contract/kit/object";
import { documents } from "./client";
import { commitTransaction } from "./storage";
import type { Writing } from "./transaction";

/** One write of a transaction in DynamoDB's own form. */
export type ItemWrite = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

/** The most writes that one transaction has. */
export const TRANSACTION_LIMIT = 100;

/**
 * Writes rows in one transaction, with the retries and errors of `storageCall`: for writes that an entity cannot
 * express, such as sums under names that nobody knows beforehand.
 * @throws conflict when a condition fails: `ConditionFailed` has the positions of the writes.
 */
export function writeItems(items: readonly ItemWrite[]): Promise<void> {
  return commitTransaction(async () => {
    try {
      await documents.send(new TransactWriteCommand({ TransactItems: [...items] }));
      return { canceled: false, data: [] };
    } catch (error) {
      const reasons = reasonsOf(error);
      if (!reasons) throw error;
      return { canceled: true, data: reasons };
    }
  });
}

/** Writes of entities in the form that `writeItems` takes. */
export function itemWrites(writing: Writing<Parameters<typeof createWriteTransaction>[0]>): ItemWrite[] {
  const params: unknown = createWriteTransaction(writing.entities, (all) => [...writing.writes(all)]).params();
  return isObject(params) && Array.isArray(params.TransactItems) ? params.TransactItems : [];
}

/** What became of each write of a transaction that was canceled; null for other failures. */
function reasonsOf(error: unknown): { rejected: boolean; code: string }[] | null {
  if (!isObject(error) || !Array.isArray(error.CancellationReasons)) return null;
  return error.CancellationReasons.map((reason: unknown) => {
    const code = isObject(reason) && typeof reason.Code === "string" ? reason.Code : "None";
    return { rejected: code !== "None", code };
  });
}
