import { CustomerMergedEntity, customerRows } from "../../customer";
import { batchWrite, keyOf, readPartition, storageCall } from "../../platform/db";
import { type Outcome, findJobs, jobKey } from "../../platform/job";
import { letGoOfCustomer } from "../../project/let-go";
import { birthdayKeys } from "../../reminder";
import { eraseHistory } from "../../records/rows";
import { forgetReturnedMails } from "../../returned-mail";
import { ErasureEntity } from "../begin";
import { removePersonFiles } from "../person-file";
import { type Slice, tryLater } from "./slice";

/**
 * Removes what is left of the customer and of those who were merged into them, and ends the erasure, unless an order or a
 * job has to be waited for.
 */
export async function eraseTraces({ data, at, now }: Slice): Promise<Outcome> {
  const { startedAt, customer, ids, orders, uploads, locked, reach } = data;
  for (const id of ids) {
    await letGoOfCustomer({ customer: id, now });
    await eraseHistory({ resource: customerRows, id });
    await batchWrite(birthdayKeys({ id, now }).map((key) => ({ delete: jobKey(key) })));
    await removePlanned(id);
    await removePersonFiles(id);
  }
  const merged = ids.map((id) => ({ delete: keyOf(CustomerMergedEntity.get({ customer: id }).params()) }));
  await batchWrite(merged);
  await forgetReturnedMails({ reach });
  if (data.isWaiting) return tryLater({ data, at });
  const ended = { endedAt: new Date(now).toISOString(), orders, uploads, locked };
  await storageCall(() => ErasureEntity.patch({ startedAt, customer }).set(ended).go({ response: "none" }));
  return { state: "done", data: { ...data, reach: [] } };
}

/** Changes of the customer that were planned for a time, with their jobs. */
async function removePlanned(id: string): Promise<void> {
  const rows = await readPartition(`planned#${customerRows.name}#${id}`);
  const jobs = await findJobs(rows.map(({ sk }) => sk));
  await batchWrite([...jobs.map(jobKey), ...rows.map(({ pk, sk }) => ({ pk, sk }))].map((key) => ({ delete: key })));
}
