import { type Call, get, post } from "../kit/call";
import { snapshotState } from "./state";

export const snapshotCalls = {
  snapshotState: { ...get, path: "/api/snapshot", access: "admin" as const, response: snapshotState },
  rebuildSnapshot: { ...post, path: "/api/snapshot/rebuild", access: "admin" as const, response: snapshotState },
} satisfies Record<string, Call>;
