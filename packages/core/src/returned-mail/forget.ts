import { batchWrite, readPartition } from "../platform/db";

/** Removes what came back from a person's addresses. @param reach their hashes: see `reachHash`. */
export async function forgetReturnedMails({ reach }: { reach: readonly string[] }): Promise<void> {
  for (const hash of reach) {
    const rows = await readPartition(`returned-mail#${hash}`);
    await batchWrite(rows.map(({ pk, sk }) => ({ delete: { pk, sk } })));
  }
}
