import { keyOf, storageCall } from "../platform/db";
import { SnapshotRequestEntity } from "./snapshot.entity";

/** The partition of the wish, by which the stream's consumer knows it. */
export const SNAPSHOT_REQUEST = keyOf(SnapshotRequestEntity.get({}).params()).pk;

/** Has the stream's consumer build the snapshot anew. @param requestedAt epoch ms of the machine's clock. */
export async function requestSnapshot({ requestedAt }: { requestedAt: number }): Promise<void> {
  await storageCall(() => SnapshotRequestEntity.put({ requestedAt }).go({ response: "none" }));
}

/** When the snapshot was last wished for, or null where nobody did. */
export async function lastSnapshotRequest(): Promise<number | null> {
  const { data } = await storageCall(() => SnapshotRequestEntity.get({}).go({ consistent: true }));
  return data?.requestedAt ?? null;
}
