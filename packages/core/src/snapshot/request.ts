import { keyOf, storageCall } from "../platform/db";
import { SnapshotRequestEntity } from "./snapshot.entity";

/** The partition of the request, by which the stream's consumer recognises it. */
export const SNAPSHOT_REQUEST = keyOf(SnapshotRequestEntity.get({}).params()).pk;

/** Requests a rebuild by the stream's consumer. @param requestedAt epoch ms by the machine's clock. */
export async function requestSnapshot({ requestedAt }: { requestedAt: number }): Promise<void> {
  await storageCall(() => SnapshotRequestEntity.put({ requestedAt }).go({ response: "none" }));
}

/** The time of the last request for a rebuild, or null. */
export async function lastSnapshotRequest(): Promise<number | null> {
  const { data } = await storageCall(() => SnapshotRequestEntity.get({}).go({ consistent: true }));
  return data?.requestedAt ?? null;
}
