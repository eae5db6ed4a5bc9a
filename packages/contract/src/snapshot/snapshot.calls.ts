import { type Call, forHolders, get, post } from "../kit/call";
import { snapshotPermissions } from "./snapshot.permissions";
import { snapshotState } from "./state";

export const snapshotCalls = {
  snapshotState: { ...get, path: "/api/snapshot", ...forHolders(snapshotPermissions.read), response: snapshotState },
  rebuildSnapshot: {
    ...post,
    path: "/api/snapshot/rebuild",
    ...forHolders(snapshotPermissions.rebuild),
    response: snapshotState,
  },
} satisfies Record<string, Call>;
