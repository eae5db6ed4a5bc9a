import { deflateRawSync, inflateRawSync } from "node:zlib";
import { isObject } from "@tresen/contract/kit/object";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { PLAN_MESSAGES } from "@tresen/contract/plan/plan.texts";
import { PLAN_DAYS, type PlannedChange, type PlannedSummary, plannedSummary } from "@tresen/contract/plan/plan.view";
import { type Actor, requireStaff } from "../platform/actor";
import { inputError } from "../platform/errors";
import { type Job, dueOn, jobId, listed } from "../platform/job";

/** What the job of a planned change knows of it. */
export interface PlanData extends PlannedSummary {
  /** The revision of the draft that is published. */
  revision?: string | undefined;
}

/** How long a planned change is kept after its time. */
const KEPT_DAYS = 90;

/** @returns null for jobs of other kinds, and for one without what it needs. */
export function planOf({ kind, data }: Pick<Job, "kind" | "data">): PlanData | null {
  if (kind !== "plan" || !plannedSummary.safeParse(data).success) return null;
  return data as PlanData;
}

/** @throws input for a time that is past or too far ahead. */
export function timeAhead({ at, now }: { at: string; now: Instant }): Instant {
  const time = Date.parse(at);
  const message = time <= now ? PLAN_MESSAGES.past : time > now + PLAN_DAYS * DAY ? PLAN_MESSAGES.tooFar : null;
  if (message !== null) throw inputError({ code: "plan.at", faults: [{ field: "at", code: "plan.at", message }] });
  return time;
}

/** The job of a change that happens at `time`: due then by the machine's clock, and found by the sweep until then. */
export function plannedFor({ job, time, now }: { job: Job; time: Instant; now: Instant }): Job {
  const at = Date.now();
  return listed({
    ...job,
    ...dueOn({ dueAt: at + time - now, at, now }),
    expiresAt: Math.ceil((at + time - now + KEPT_DAYS * DAY) / 1000),
  });
}

/** Who plans it, as the job notes it. @throws unauthenticated, forbidden. */
export function plannerOf({ actor, now }: { actor: Actor; now: Instant }): Pick<PlanData, "plannedAt" | "plannedBy"> {
  const { user } = requireStaff(actor);
  return { plannedAt: new Date(now).toISOString(), plannedBy: { id: user.id, name: user.name } };
}

export function viewOf({ job, data }: { job: Job; data: PlanData }): PlannedChange {
  const { revision: _, ...summary } = data;
  const { state, reason } = job;
  return { ...summary, id: jobId(job), state, ...(reason === undefined ? {} : { reason }) };
}

/**
 * The key of a plan: record, version and time. The attempt tells apart plans of which the earlier ones were cancelled,
 * moved, or set other fields.
 */
export function planKey({
  record,
  version,
  at,
  attempt,
}: Pick<PlanData, "record" | "version" | "at"> & { attempt: number }): string {
  const key = `${record}-${version}-${Date.parse(at)}`;
  return attempt === 1 ? key : `${key}-${attempt}`;
}

export function compressedContent(fields: Readonly<Record<string, unknown>>): Uint8Array {
  return deflateRawSync(JSON.stringify(fields));
}

export function contentOf({ content }: { content: Uint8Array }): Record<string, unknown> {
  const fields: unknown = JSON.parse(inflateRawSync(content).toString());
  if (!isObject(fields)) throw new RangeError("This row contains no fields");
  return fields;
}
