import type { Site } from "../site/site.resource";

const KNOWN: Record<Site["type"], true> = { default: true, simple: true };

/** Whether the shop can show pages of this type. An imported page may have another type. */
export function isSiteType(type: string): boolean {
  return Object.hasOwn(KNOWN, type);
}
