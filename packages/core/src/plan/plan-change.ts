import { isOpenJob } from "@tresen/contract/job/job.state";
import { recordTitle } from "@tresen/contract/kit/record-title";
import type { Resource } from "@tresen/contract/kit/resource";
import type { Instant } from "@tresen/contract/kit/time";
import { PLAN_MESSAGES } from "@tresen/contract/plan/plan.texts";
import { PLANS_OF_RECORD, type PlanType, type PlannedChange } from "@tresen/contract/plan/plan.view";
import type { Actor } from "../platform/actor";
import { ConditionFailed, writeTransaction } from "../platform/db";
import { AppError } from "../platform/errors";
import { JobEntity, jobId, newJob, readJob } from "../platform/job";
import type { Row } from "../records/rows";
import { type PlanData, compressedContent, contentOf, planKey, plannedFor, plannerOf, viewOf } from "./plan-job";
import { PlannedChangeEntity } from "./planned-change.entity";
import { findPlanned, plannedChangesOf } from "./planned-changes";

/** The size limit of the compressed fields in bytes; the whole row may have 400 KB. */
const CONTENT_LIMIT = 390_000;

interface Planning {
  resource: Resource;
  /** The record as it is now. */
  row: Row;
  type: PlanType;
  /** All fields of a published draft, or the new values of some. */
  fields: Readonly<Record<string, unknown>>;
  revision?: string | undefined;
  /** Whether the old address of the page gets a redirect. */
  redirect?: boolean | undefined;
  /** When it happens. The caller has checked that it is ahead. */
  at: string;
  /** The job that plans this for many records. */
  bulk?: string | undefined;
  actor: Actor;
  now: Instant;
}

/**
 * Refuses a change that cannot be planned.
 * @throws conflict for too many changes of one record, and for one that sets the same at the same time; tooLarge.
 */
export async function requirePlannable(planning: Pick<Planning, "resource" | "row" | "type" | "fields" | "at">) {
  const { resource, row, type, fields, at } = planning;
  const content = compressedContent(fields);
  if (content.length > CONTENT_LIMIT) throw new AppError("plan.too_large", "tooLarge", PLAN_MESSAGES.tooLarge);
  const others = await plannedChangesOf({ resource: resource.name, record: row.id });
  if (others.length >= PLANS_OF_RECORD) throw new AppError("plan.too_many", "conflict", PLAN_MESSAGES.tooMany);
  for (const other of others) {
    if (!isOpenJob(other.state) || Date.parse(other.at) !== Date.parse(at)) continue;
    const planned = await findPlanned({ ...other, job: other.id });
    if (planned && (type === "publish" || Object.keys(contentOf(planned)).some((name) => name in fields)))
      throw new AppError("plan.same_time", "conflict", PLAN_MESSAGES.sameTime);
  }
  return content;
}

/**
 * Plans a change of a record that its caller has checked: what is given here is what will be stored, whatever drafts
 * and forms hold until then. Of two equal requests at the same moment one is refused.
 * @throws conflict, tooLarge: see `requirePlannable`.
 */
export async function planChange(planning: Planning): Promise<PlannedChange> {
  const { resource, row, type, fields, revision, redirect = false, at, bulk, actor, now } = planning;
  const content = await requirePlannable(planning);
  const time = Date.parse(at);
  const data: PlanData = {
    resource: resource.name,
    record: row.id,
    title: recordTitle({ resource, record: type === "publish" ? fields : row.fields }),
    type,
    version: row.version,
    at: new Date(time).toISOString(),
    ...plannerOf({ actor, now }),
    ...(revision === undefined ? {} : { revision }),
    ...(redirect ? { redirect: true as const } : {}),
    ...(bulk === undefined ? {} : { bulk }),
  };
  const machine = Date.now();
  const made = newJob({
    kind: "plan",
    key: await freeKey(data),
    owner: row.id,
    data,
    createdAt: data.plannedAt,
    dueAt: machine,
    at: machine,
  });
  const job = plannedFor({ job: made, time, now });
  const { expiresAt } = job;
  try {
    await writeTransaction({
      entities: { job: JobEntity, planned: PlannedChangeEntity },
      writes: (entities) => [
        entities.job.create(job).commit(),
        entities.planned
          .create({ resource: data.resource, record: data.record, job: jobId(job), content, expiresAt })
          .commit(),
      ],
    });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError("plan.same_time", "conflict", PLAN_MESSAGES.sameTime, [], { cause: error });
  }
  return viewOf({ job, data });
}

/** The first key of the record, version and time that no job has had. */
async function freeKey(data: PlanData): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const key = planKey({ ...data, attempt });
    if (!(await readJob({ kind: "plan", key }))) return key;
  }
}
