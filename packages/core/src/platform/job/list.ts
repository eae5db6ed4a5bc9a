import { type JobKind, type JobState, isTroubledJob } from "@tresen/contract/job/job.state";
import type { Flag } from "@tresen/contract/kit/list/flag";
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { cursorOf, invalidCursor, placeIn } from "../cursor";
import { type Key, documents, storageCall } from "../db";
import { env } from "../env";
import { type Job, TROUBLED_WORK, partitionStart } from "./job";
import { jobsAt } from "./store";

const PAGE = 50;
/** The partition of the index that lists all jobs: see `JobEntity`. */
const ALL_JOBS = "jobs";
/** The number of keys that one call reads. A filtered page may be short and still have a cursor. */
const WINDOW = 500;

export interface JobFilter {
  kind?: JobKind | undefined;
  state?: JobState | undefined;
  /** Only jobs that try what they would do, or all others. */
  dryRun?: Flag | undefined;
  sort?: "-createdAt" | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/**
 * A page of jobs, newest first. Jobs that a person should look at come from their own work list, latest due time first,
 * unless the order is asked for.
 * @throws input for an invalid cursor.
 */
export async function listJobs({ kind, state, dryRun, sort, cursor, limit = PAGE }: JobFilter): Promise<{
  jobs: Job[];
  cursor: string | null;
}> {
  const isWork = sort === undefined && state !== undefined && isTroubledJob(state);
  const [index, list] = isWork ? (["gsi2", TROUBLED_WORK] as const) : (["gsi1", ALL_JOBS] as const);
  const jobs: Job[] = [];
  const scope = ["jobs", sort ?? "", kind ?? "", state ?? "", ...(dryRun ? [dryRun] : [])];
  let from = placeIn({ scope, cursor }) || null;
  for (let seen = 0; seen < WINDOW && jobs.length < limit;) {
    const asked = Math.min(limit - jobs.length, WINDOW - seen);
    const page = await keysFrom({ index, list, from, limit: asked });
    const keys = page.keys.filter(({ pk }) => pk.startsWith(partitionStart(kind)));
    jobs.push(
      ...(await jobsAt(keys))
        .filter((job) => state === undefined || job.state === state)
        .filter((job) => dryRun === undefined || String(isTrial(job)) === dryRun),
    );
    from = page.next;
    seen += asked;
    if (from === null) break;
  }
  return { jobs, cursor: cursorOf({ scope, place: from }) };
}

/** A page of the keys of all jobs, newest first. @param after `next` of the page before; null for the first. */
export function jobKeysPage({
  after,
  limit,
}: {
  after: string | null;
  limit: number;
}): Promise<{ keys: Key[]; next: string | null }> {
  return keysFrom({ index: "gsi1", list: ALL_JOBS, from: after, limit });
}

function isTrial({ data }: Job): boolean {
  return typeof data === "object" && data !== null && "isDryRun" in data && data.isDryRun === true;
}

async function keysFrom({
  index: name,
  list,
  from,
  limit,
}: {
  index: "gsi1" | "gsi2";
  list: string;
  from: string | null;
  limit: number;
}): Promise<{ keys: Key[]; next: string | null }> {
  const { Items = [], LastEvaluatedKey } = await storageCall(() =>
    documents.send(
      new QueryCommand({
        TableName: env.TABLE_NAME,
        IndexName: name,
        KeyConditionExpression: "#list = :list",
        ExpressionAttributeNames: { "#list": `${name}pk` },
        ExpressionAttributeValues: { ":list": list },
        ScanIndexForward: false,
        Limit: limit,
        ...(from === null ? {} : { ExclusiveStartKey: startAfter({ place: from, name, list }) }),
      }),
    ),
  );
  return {
    keys: Items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })),
    next: LastEvaluatedKey ? JSON.stringify([LastEvaluatedKey.pk, LastEvaluatedKey[`${name}sk`]]) : null,
  };
}

/** A position in an index as a Query takes it, validated since cursors can be forged. */
function startAfter({ place, name, list }: { place: string; name: string; list: string }): Record<string, string> {
  const [pk, value] = decoded(place);
  if (typeof pk !== "string" || !pk.startsWith("job#") || typeof value !== "string" || Number.isNaN(Date.parse(value)))
    throw invalidCursor();
  return { pk, sk: "job", [`${name}pk`]: list, [`${name}sk`]: value };
}

function decoded(text: string): unknown[] {
  try {
    const place: unknown = JSON.parse(text);
    return Array.isArray(place) ? place : [];
  } catch {
    return [];
  }
}
