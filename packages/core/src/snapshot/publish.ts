import { snapshotPermissions } from "@tresen/contract/snapshot/snapshot.permissions";
import type { SnapshotState } from "@tresen/contract/snapshot/state";
import { setTimeout as sleep } from "node:timers/promises";
import { type Actor, requirePermission } from "../platform/actor";
import { readSnapshotState } from "./read";
import { isPublishedSince } from "./rebuild";
import { lastSnapshotRequest, requestSnapshot } from "./request";

/**
 * How long a request for a rebuild waits for it. A small shop is ready by then; a large one goes on in the background.
 */
const PATIENCE = 1000;
const LOOK_EVERY = 100;

/**
 * The state of the published snapshot, and whether a requested rebuild is running. For administrators.
 * @throws unauthenticated or forbidden.
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
 * Requests a rebuild, for administrators. The stream's consumer builds the snapshot, since a large shop takes longer
 * than an answer may.
 * @returns the state after a moment, and whether the rebuild is still running.
 * @throws unauthenticated or forbidden.
 */
export async function publishSnapshot({ actor }: { actor: Actor }): Promise<SnapshotState> {
  requirePermission({ actor, permission: snapshotPermissions.rebuild });
  // By the machine's clock, like all times of publishing.
  const requestedAt = Date.now();
  await requestSnapshot({ requestedAt });
  while (Date.now() - requestedAt < PATIENCE && !(await isPublishedSince({ at: requestedAt }))) await sleep(LOOK_EVERY);
  return currentState();
}
