import type { SnapshotState } from "@tresen/contract/init";
import { type Actor, requireAccess } from "../actor";
import { readSnapshotState } from "./read";
import { rebuildSnapshot } from "./rebuild";

/** As `readSnapshotState`, for administrators. @throws unauthenticated or forbidden. */
export async function getSnapshotState({ actor }: { actor: Actor }): Promise<SnapshotState> {
  requireAccess({ actor, access: "admin" });
  return readSnapshotState();
}

/** Publishes the shop anew, by administrators. @returns what is in place then. @throws unauthenticated or forbidden. */
export async function publishSnapshot({ actor }: { actor: Actor }): Promise<SnapshotState> {
  requireAccess({ actor, access: "admin" });
  // By the machine's clock, as everything about publishing.
  await rebuildSnapshot({ startedAt: Date.now() });
  return readSnapshotState();
}
