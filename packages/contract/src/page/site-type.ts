import type { Site } from "../site/site.resource";

const KNOWN: Record<Site["type"], true> = { default: true, simple: true };

/** Whether the shop knows how to show pages of this type: one that comes from elsewhere may have another. */
export function isSiteType(type: string): boolean {
  return Object.hasOwn(KNOWN, type);
}
