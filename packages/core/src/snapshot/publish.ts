import { snapshotPermissions } from "@tresen/contract/snapshot/snapshot.permissions";
import type { SnapshotState } from "@tresen/contract/snapshot/state";
import { setTimeout as sleep } from "node:timers/promises";
import { type Actor, requirePermission } from "../platform/actor";
import { readSnapshotState } from "./read";
import { isPublishedSince } from "./rebuild";
import { lastSnapshotRequest, requestSnapshot } from "./request";

/**
 * How long whoever asks for the snapshot to be built anew waits for it: a small shop is ready by then, and where a
 * large one is built beside it the last look takes a second more.
 */
const PATIENCE = 1000;
const LOOK_EVERY = 100;

/**
 * Which snapshot is in place, and whether one that was asked for is still being built. For administrators. @throws
 * unauthenticated or forbidden.
 */
export async function getSnapshotState({ actor }: { actor: Actor }): Promise<SnapshotState> {
  requirePermission({ actor, permission: snapshotPermissions.read });
  return currentState();
}

async function currentState(): Promise<SnapshotState> {
  const [state, requestedAt] = await Promise.all([readSnapshotState(), lastSnapshotRequest()]);
  return { ...state, isRebuilding: requestedAt !== null && !(await isPublishedSince({ at: requestedAt })) };
}

/**
 * Has the shop published anew, by administrators. The stream's consumer builds, since a large shop takes longer than
 * anybody waits for an answer.
 * @returns what is in place after a moment, and whether it is still being built. @throws unauthenticated or forbidden.
 */
export async function publishSnapshot({ actor }: { actor: Actor }): Promise<SnapshotState> {
  requirePermission({ actor, permission: snapshotPermissions.rebuild });
  // By the machine's clock, as everything about publishing.
  const requestedAt = Date.now();
  await requestSnapshot({ requestedAt });
  while (Date.now() - requestedAt < PATIENCE && !(await isPublishedSince({ at: requestedAt }))) await sleep(LOOK_EVERY);
  return currentState();
}
