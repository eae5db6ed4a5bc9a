import { branches } from "@tresen/contract/branch/branch.resource";
import { type OrderRow, findOrders } from "../../order";
import { orderUids } from "../../order/list";
import { ConditionFailed, storageCall } from "../../platform/db";
import { allRows } from "../../records/rows";
import { UploadEntity } from "../upload";

/** Puts the files of all orders into the lists of their branches, each once however often it runs. @returns how many. */
export async function listAllUploads(): Promise<number> {
  let count = 0;
  for (const { id: branch } of await allRows({ resource: branches }))
    for await (const uids of orderUids({ branch }))
      for (const order of await findOrders(uids)) count += await listUploadsOf(order);
  return count;
}

async function listUploadsOf({ uid, branch, ticketNumber, items }: OrderRow): Promise<number> {
  let count = 0;
  for (const { name: part, uploads = [] } of items.flatMap(({ parts }) => parts))
    for (const { id } of uploads) if (await listUpload({ id, order: uid, branch, ticketNumber, part })) count += 1;
  return count;
}

/** Whether the file was put into the list of the branch: one that another order uses by now is in another place. */
async function listUpload({
  id,
  order,
  branch,
  ticketNumber,
  part,
}: {
  id: string;
  order: string;
  branch: string;
  ticketNumber: number;
  part: string;
}): Promise<boolean> {
  const { data: row } = await storageCall(() => UploadEntity.get({ id }).go({ consistent: true }));
  if (row?.order !== order || row.owner !== undefined) return false;
  try {
    await storageCall(() =>
      UploadEntity.patch({ id })
        .set({ owner: branch, ticketNumber, part })
        .composite({ createdAt: row.createdAt })
        .where(({ order: last }, { eq }) => eq(last, order))
        .go({ response: "none" }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
