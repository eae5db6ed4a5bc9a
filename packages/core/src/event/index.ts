import { resources } from "@tresen/contract/resources";
import type { Resource } from "@tresen/contract/resource";
import { isPublishedSince, rebuildSnapshot } from "../snapshot";

/** The part of a stream's record that is needed here, as Lambda hands it over. */
export interface StreamRecord {
  dynamodb?: {
    Keys?: Record<string, { S?: string }>;
    /** Seconds since 1970. */
    ApproximateCreationDateTime?: number;
  };
}

/** Stamps are cut to the second, and two machines' clocks differ a little. */
const STAMP_PRECISION = 1500;

const PUBLISHED = new Set(["config", ...(Object.values(resources) as unknown as Resource[]).filter(({ inSnapshot }) => inSnapshot).map(({ name }) => `resource#${name}`)]);

/**
 * After-effects of what was written, at least once and in order. Changes of what the shop shows publish the
 * snapshot anew: once for all records, however many.
 */
export async function consumeStream(records: readonly StreamRecord[]): Promise<{ rebuilt: boolean }> {
  const written = records.filter(({ dynamodb }) => PUBLISHED.has(dynamodb?.Keys?.pk?.S ?? "")).map(({ dynamodb }) => dynamodb?.ApproximateCreationDateTime);
  if (written.length === 0) return { rebuilt: false };
  // Without a stamp the record counts as written just now.
  const last = Math.max(...written.map((at) => (at === undefined ? Number.POSITIVE_INFINITY : at * 1000)));
  if (await isPublishedSince({ at: last + STAMP_PRECISION })) return { rebuilt: false };
  await rebuildSnapshot({ startedAt: Date.now() });
  return { rebuilt: true };
}
