import { bulkSummary } from "@tresen/contract/bulk/bulk.view";
import { redriveProgress } from "@tresen/contract/health/redrive";
import { plannedSummary } from "@tresen/contract/plan/plan.view";
import type { ActedJob, JobView } from "@tresen/contract/job/job.view";
import { jobPermissions } from "@tresen/contract/job/job.permissions";
import { type JobAction, type JobStep, isSliced, nextJobState } from "@tresen/contract/job/job.state";
import { JOB_MESSAGES } from "@tresen/contract/job/job.texts";
import { mayDo } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { orderId } from "../order/view";
import { type Message, isAboutOrder, masked, messageOf } from "../outbox";
import { type Actor, personOf, requirePermission } from "../platform/actor";
import { AppError } from "../platform/errors";
import { requestFields } from "../platform/request";
import {
  type Job,
  type JobFilter,
  askToStop,
  findJob,
  dueOn,
  endedOn,
  jobId,
  listJobs,
  replaceJob,
  shownTimes,
} from "../platform/job";
import type { PushJob } from "../push";

export { type JobChange, jobReactions, queuedJobOf } from "./reactions";

interface Asked {
  actor: Actor;
  now: Instant;
}

/** A page of jobs, newest first. @throws unauthenticated, forbidden, input for an invalid cursor. */
export async function listJobViews({ actor, query }: Asked & { query: JobFilter }): Promise<{
  jobs: JobView[];
  cursor: string | null;
}> {
  requirePermission({ actor, permission: jobPermissions.read });
  const { jobs, cursor } = await listJobs(query);
  return { jobs: jobs.map((job) => viewOf(job)), cursor };
}

/** @throws unauthenticated, forbidden, missing. */
export async function getJobView({ actor, id }: Asked & { id: string }): Promise<JobView> {
  requirePermission({ actor, permission: jobPermissions.read });
  return viewOf(await existing(id));
}

/**
 * Runs a job again that ended without success, or at once if it waits for its next attempt.
 * @throws conflict when its state does not allow that.
 */
export async function retryJob({ actor, now, id }: Asked & { id: string }): Promise<ActedJob> {
  requirePermission({ actor, permission: jobPermissions.retry });
  const before = await existing(id);
  const { reason: _, result: __, endedAt: ___, group: ____, stopAskedAt: _____, ...rest } = before;
  const decided = timelineOf({ job: before, step: "job-retried", actor, now });
  const at = Date.now();
  const job = { ...rest, ...decided, attempts: 0, ...dueOn({ dueAt: at, at, now }) };
  return changed({ actor, before, job, action: "retry" });
}

/**
 * Cancels a job that has not started or waits for its next attempt, or sets aside one that failed. A running one that
 * works in slices stops after the current one.
 * @throws conflict when its state does not allow that.
 */
export async function cancelJob({ actor, now, id }: Asked & { id: string }): Promise<ActedJob> {
  requirePermission({ actor, permission: jobPermissions.cancel });
  const before = await existing(id);
  if (before.state === "running" && isSliced(before.kind)) {
    if (!(await askToStop({ job: before, now }))) throw new AppError("job.changed", "conflict", JOB_MESSAGES.changed);
    return actedView({ actor, job: before });
  }
  const decided = timelineOf({ job: before, step: "job-canceled", actor, now });
  return changed({
    actor,
    before,
    job: { ...before, ...decided, ...endedOn({ at: Date.now(), now }) },
    action: "cancel",
  });
}

function timelineOf({
  job: { timeline = [] },
  step,
  actor,
  now,
}: Asked & { job: Job; step: JobStep }): Pick<Job, "timeline"> {
  const by = actor.kind === "staff" ? { by: { id: actor.user.id, name: actor.user.name } } : {};
  const { requestId } = requestFields();
  const entry = { step, at: new Date(now).toISOString(), ...by, ...(requestId === undefined ? {} : { requestId }) };
  return { timeline: [...timeline, entry] };
}

async function changed({
  actor,
  before,
  job,
  action,
}: {
  actor: Actor;
  before: Job;
  job: Job;
  action: JobAction;
}): Promise<ActedJob> {
  const state = nextJobState({ action, actor: "administrator", state: before.state });
  if (!state) throw new AppError("job.not_allowed", "conflict", JOB_MESSAGES.notAllowed);
  const after = { ...job, state };
  // A worker may have claimed it meanwhile.
  if (!(await replaceJob({ before, job: after }))) throw new AppError("job.changed", "conflict", JOB_MESSAGES.changed);
  return actedView({ actor, job: after });
}

/** The answer to an action: the whole job for people who may see jobs, else what became of it. */
function actedView({ actor, job }: { actor: Actor; job: Job }): ActedJob {
  const maySee = mayDo({ person: personOf(actor), permission: jobPermissions.read });
  return maySee ? viewOf(job) : { id: jobId(job), state: job.state };
}

async function existing(id: string): Promise<Job> {
  const job = await findJob(id);
  if (!job) throw new AppError("job.missing", "missing", JOB_MESSAGES.missing);
  return job;
}

function viewOf(job: Job): JobView {
  const { kind, state, owner, attempts, createdAt, reason } = job;
  const records = isSliced(kind) ? bulkSummary.safeParse(job.data).data : undefined;
  const planned = kind === "plan" ? plannedSummary.safeParse(job.data).data : undefined;
  return {
    id: jobId(job),
    kind,
    state,
    owner,
    ...(isMessageJob(job) ? messageView(job) : {}),
    ...(kind === "push" ? pushView(job) : {}),
    ...(records ? { records } : {}),
    ...(planned ? { planned } : {}),
    ...(kind === "redrive" ? { redriven: redrivenView(job) } : {}),
    attempts,
    createdAt,
    ...shownTimes(job),
    ...(reason === undefined ? {} : { reason }),
  };
}

function redrivenView({ data }: Job): NonNullable<JobView["redriven"]> {
  const { keys, done, failed } = redriveProgress.parse(data);
  return { done, failed, left: keys?.length ?? null };
}

function messageView(job: Job): Pick<JobView, "orders" | "event" | "side" | "recipient" | "branch"> {
  const message = messageOf(job);
  const { event, side, to, branch } = message;
  const orders = ordersOf({ owner: job.owner, message });
  return {
    ...(orders.length > 0 ? { orders } : {}),
    event,
    side,
    recipient: masked(to),
    ...(branch === undefined ? {} : { branch }),
  };
}

/** A push message names the order that it is about. Its browser has no name of its own. */
function pushView({ owner, data }: Job): Pick<JobView, "orders" | "event" | "branch"> {
  const { event, branch } = data as PushJob;
  return {
    ...(event === "alarm" || event === "test" ? {} : { orders: [orderId(owner)] }),
    event,
    ...(branch === undefined ? {} : { branch }),
  };
}

function isMessageJob({ kind }: Job): boolean {
  return kind === "mail" || kind === "sms";
}

function ordersOf({ owner, message }: { owner: string; message: Message }): string[] {
  return (message.orders ?? (isAboutOrder(message) ? [owner] : [])).map(orderId);
}
