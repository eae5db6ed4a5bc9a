import { customers } from "@tresen/contract/customer/customer.resource";
import { CUSTOMER_MERGED } from "@tresen/contract/customer/customer.texts";
import type { MergedCustomer } from "@tresen/contract/customer/customer.view";
import type { Actor } from "../platform/actor";
import { storageCall, transactionWrites } from "../platform/db";
import { AppError } from "../platform/errors";
import { mayRead, requireRead } from "../records";
import type { WriteCheck } from "../records/rows";
import { CustomerMergedEntity } from "./row/customer-merged.entity";
import { customerRows, findCurrent } from "./row/rows";

/** Into whom a customer was merged; null for anybody else, and where the actor may not see that one. @throws forbidden. */
export async function findMerged({ actor, id }: { actor: Actor; id: string }): Promise<MergedCustomer | null> {
  requireRead({ resource: customers, actor });
  const merged = await mergedRow(id);
  const row = merged && (await findCurrent(merged.into));
  if (!row || !mayRead({ resource: customers, actor, row })) return null;
  return { id: row.id, number: customerRows.fieldsOf(row).number, former: merged.number ?? null };
}

/** Nobody is created with the id of a customer who was merged, whose orders belong to somebody else. @throws conflict. */
export async function notMerged(id: string): Promise<WriteCheck> {
  const error = new AppError("customer.merged", "conflict", CUSTOMER_MERGED);
  if (await mergedRow(id)) throw error;
  const [write] = transactionWrites({
    entities: { merged: CustomerMergedEntity },
    writes: ({ merged }) => [
      merged
        .check({ customer: id })
        .where(({ into }, { notExists }) => notExists(into))
        .commit(),
    ],
  });
  if (!write) throw new RangeError("No condition was made");
  return { condition: () => write, error };
}

async function mergedRow(customer: string) {
  const { data } = await storageCall(() => CustomerMergedEntity.get({ customer }).go({ consistent: true }));
  return data;
}
