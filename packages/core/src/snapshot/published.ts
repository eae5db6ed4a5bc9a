import { snapshotResources } from "@tresen/contract/published-resources";
import { SNAPSHOT_REQUEST } from "./request";

const KEYS = new Set([
  "config",
  SNAPSHOT_REQUEST,
  "resource#images",
  // Products have their options.
  "resource#option-groups",
  ...snapshotResources.map(({ name }) => `resource#${name}`),
]);

/** Whether rows of this partition are part of the snapshot, as are the pictures that its records show, or request a rebuild. */
export function isPublishedKey(pk: string): boolean {
  return KEYS.has(pk);
}
