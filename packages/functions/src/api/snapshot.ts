import { calls } from "@tresen/contract/calls";
import { readSnapshotState, rebuildSnapshot } from "@tresen/core/snapshot";
import { endpoint } from "../http/endpoint";
import { resource } from "../http/resource";

export const handler = resource([
  endpoint({ ...calls.snapshotState, run: async () => ({ data: await readSnapshotState() }) }),
  endpoint({
    ...calls.rebuildSnapshot,
    run: async () => {
      await rebuildSnapshot({ startedAt: Date.now() });
      return { data: await readSnapshotState() };
    },
  }),
]);
