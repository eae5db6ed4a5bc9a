import { snapshotCalls as calls } from "@tresen/contract/snapshot/snapshot.calls";
import { getSnapshotState, publishSnapshot } from "@tresen/core/snapshot";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({ ...calls.snapshotState, run: async ({ actor }) => ({ data: await getSnapshotState({ actor }) }) }),
  endpoint({ ...calls.rebuildSnapshot, run: async ({ actor }) => ({ data: await publishSnapshot({ actor }) }) }),
]);
