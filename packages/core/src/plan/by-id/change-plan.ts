import { nextJobState } from "@tresen/contract/job/job.state";
import type { Instant } from "@tresen/contract/kit/time";
import type { PlannedChange } from "@tresen/contract/plan/plan.view";
import { PLAN_MESSAGES } from "@tresen/contract/plan/plan.texts";
import type { Actor } from "../../platform/actor";
import { ConditionFailed, storageCall } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { type Job, endedOn, replaceJob } from "../../platform/job";
import { requestFields } from "../../platform/request";
import { type PlanData, plannedFor, plannerOf, timeAhead, viewOf } from "../plan-job";
import { PlannedChangeEntity } from "../planned-change.entity";
import { existingPlan } from "../planned-record";

interface Asked {
  actor: Actor;
  id: string;
  now: Instant;
}

/**
 * Gives a change that is still to come another time. Whoever moves it answers for it from then on: it happens with
 * their rights.
 * @throws conflict for one that is done, cancelled or being done, input for the time, missing, forbidden.
 */
export async function movePlanned({ at, ...asked }: Asked & { at: string }): Promise<PlannedChange> {
  const { actor, id, now } = asked;
  const { job: before, data: known } = await existingPlan(asked);
  const time = timeAhead({ at, now });
  if (before.state !== "waiting" && before.state !== "retry") throw under();
  const data: PlanData = { ...known, at: new Date(time).toISOString(), ...plannerOf({ actor, now }) };
  const job = plannedFor({ job: { ...before, data, state: "waiting", attempts: 0 }, time, now });
  if (job.expiresAt > before.expiresAt) await keepUntil({ id, data, expiresAt: job.expiresAt });
  await replace({ before, job });
  return viewOf({ job, data });
}

/** @throws conflict for one that is done, cancelled or being done, missing, forbidden. */
export async function cancelPlanned(asked: Asked): Promise<PlannedChange> {
  const { actor, now } = asked;
  const { job: before, data } = await existingPlan(asked);
  const state = nextJobState({ action: "cancel", actor: "administrator", state: before.state });
  if (!state) throw under();
  const { plannedBy: by } = plannerOf({ actor, now });
  const { requestId } = requestFields();
  const step = { step: "job-canceled" as const, at: new Date(now).toISOString(), by };
  const timeline = [...(before.timeline ?? []), { ...step, ...(requestId === undefined ? {} : { requestId }) }];
  const job = { ...before, timeline, state, ...endedOn({ at: Date.now(), now }) };
  await replace({ before, job });
  return viewOf({ job, data });
}

/** Of two changes at the same moment one is refused; so is one of a change that begins to be made. */
async function replace(change: { before: Job; job: Job }): Promise<void> {
  if (await replaceJob(change)) return;
  throw new AppError("plan.changed", "conflict", PLAN_MESSAGES.changedMeanwhile);
}

function under(): AppError {
  return new AppError("plan.not_open", "conflict", PLAN_MESSAGES.under);
}

/** Only a row that is there: a change that was made meanwhile has none, and gets none again. */
async function keepUntil({ id, data, expiresAt }: { id: string; data: PlanData; expiresAt: number }): Promise<void> {
  const { resource, record } = data;
  try {
    await storageCall(() => PlannedChangeEntity.patch({ resource, record, job: id }).set({ expiresAt }).go());
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError("plan.changed", "conflict", PLAN_MESSAGES.changedMeanwhile, [], { cause: error });
  }
}
