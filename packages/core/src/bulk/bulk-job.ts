import { adjustment } from "@tresen/contract/bulk/adjustment";
import { REPORT_DAYS } from "@tresen/contract/bulk/bulk.limits";
import { BULK_ACTIONS } from "@tresen/contract/bulk/bulk.actions";
import { type SLICED_KINDS, isSliced } from "@tresen/contract/job/job.state";
import { DAY, type Instant, MINUTE } from "@tresen/contract/kit/time";
import { ulid } from "ulid";
import * as z from "zod";
import { type Job, jobId, newJob } from "../platform/job";

/** How long one call of the function goes on. The rest of its time limit of two minutes is for the last slice. */
export const BUDGET = MINUTE;
export const WAITS = [10_000, MINUTE, 5 * MINUTE];

/** How many records one slice handles: few, since a job stops and tells how far it is only between two slices. */
export const SLICE = 25;
/** How many records of a query are found at once. */
export const FOUND_AT_ONCE = 100;

const count = z.number().int().min(0);
const file = z.object({ name: z.string(), type: z.string(), size: count, key: z.string() });

/** What a job moves: all records whose field lies within `from` get it within `to`. */
const move = z.object({ field: z.string(), from: z.string(), to: z.string() });
export type Move = z.output<typeof move>;

/** What a job's row says of the work and its progress. The records and the report stand in parts beside it. */
const bulkData = z.object({
  resource: z.string(),
  action: z.enum(BULK_ACTIONS),
  startedBy: z.object({ id: z.string(), name: z.string() }),
  /** What that person was allowed to do then, see `rightsOf`; missing in jobs from before it was noted. */
  rights: z.array(z.string()).optional(),
  isDryRun: z.boolean(),
  total: count,
  done: count,
  changed: count,
  unchanged: count,
  refused: count,
  /** The number of parts of the input, and the one that comes next. Each makes one part of the report. */
  parts: count,
  next: count,
  /** What is left of the next part after an interrupted slice, and the number of parts of the report since then. */
  left: count.optional(),
  reports: count.optional(),
  /** Of a removal: the end of the round that goes on, and what was removed before it: see `removeSlice`. */
  round: z.object({ end: count, changed: count, hasNext: z.boolean() }).optional(),
  /** The query of the list whose records are meant, and the place after the last that were found. */
  query: z.record(z.string(), z.string()).optional(),
  cursor: z.string().nullable().optional(),
  /** The id of the job that is undone. */
  undoes: z.string().optional(),
  format: z.enum(["csv", "xlsx", "png", "jpeg", "pdf"]).optional(),
  /** The template by which pictures are drawn. Its design as it was at the start stands in a part beside the job. */
  template: z.object({ id: z.string(), name: z.string() }).optional(),
  /** How many of the drawn pictures lack something. */
  flawed: count.optional(),
  /** Of an import: names of categories that nobody knows are left out. */
  isLenient: z.boolean().optional(),
  /** When the records change, of a job that plans it. */
  at: z.string().optional(),
  /** The columns of an export, or the fields that a change gives new values. */
  fields: z.array(z.string()).optional(),
  adjustments: z.record(z.string(), adjustment).optional(),
  /** By the names of fields with several texts those that are added to them. */
  additions: z.record(z.string(), z.array(z.string())).optional(),
  /** The same of those that are taken from them. */
  removals: z.record(z.string(), z.array(z.string())).optional(),
  /** Of a job that moves what lies in a path: the place in the list of paths of the one whose records are found. */
  move: move.optional(),
  path: count.optional(),
  /** The number of records in which an adjusted amount becomes 0 or very different. */
  drastic: count.optional(),
  /** What was written of the file so far: bytes before and after compression, and their checksum. */
  written: z.object({ crc: z.number(), size: count, bytes: count, chunks: count }).optional(),
  file: file.optional(),
});
export type BulkData = z.output<typeof bulkData>;

/** A job of these kinds with its data; null for any other, and for one without. */
export function bulkDataOf(job: Job | null): BulkData | null {
  if (!job || !isSliced(job.kind)) return null;
  return bulkData.safeParse(job.data).data ?? null;
}

export type BulkKind = (typeof SLICED_KINDS)[number];

export const NOTHING_DONE = { total: 0, done: 0, changed: 0, unchanged: 0, refused: 0, parts: 0, next: 0 };

/** A new job of one of these kinds, due at once. */
export function newBulkJob({
  kind,
  key = ulid(),
  data,
  now,
}: {
  kind: BulkKind;
  key?: string;
  data: BulkData;
  now: Instant;
}): { job: Job; id: string } {
  const at = Date.now();
  const createdAt = new Date(now).toISOString();
  const job = newJob({
    kind,
    key,
    owner: data.resource,
    data,
    createdAt,
    dueAt: at,
    // What is planned can be taken back until its time.
    keptDays: REPORT_DAYS + (data.at === undefined ? 0 : Math.ceil((Date.parse(data.at) - now) / DAY)),
    at,
  });
  return { job, id: jobId(job) };
}

/** The number of parts of the report. */
export function reportsOf({ reports, next }: BulkData): number {
  return reports ?? next;
}

/** The key of the job that undoes the one with this key, and of those after an undo that ended before all was done. */
export function undoKey({ key, attempt }: { key: string; attempt: number }): string {
  return attempt === 1 ? `undo-${key}` : `undo-${key}-${attempt}`;
}

/** The ids of the undos of the same job before this one. */
export function earlierUndos({ key: own }: Pick<Job, "key">): string[] {
  const [, key = "", attempt = "1"] = /^undo-(.*?)(?:-(\d+))?$/.exec(own) ?? [];
  return Array.from({ length: Number(attempt) - 1 }, (_, index) =>
    jobId({ kind: "bulk", key: undoKey({ key, attempt: index + 1 }) }),
  );
}
