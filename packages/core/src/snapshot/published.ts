import { snapshotResources } from "@tresen/contract/published-resources";
import { SNAPSHOT_REQUEST } from "./request";

const KEYS = new Set(["config", SNAPSHOT_REQUEST, ...snapshotResources.map(({ name }) => `resource#${name}`)]);

/** Whether what is stored under this partition key is part of the snapshot, or asks for a new one. */
export function isPublishedKey(pk: string): boolean {
  return KEYS.has(pk);
}
