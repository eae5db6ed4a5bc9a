import { isLoggedStep } from "@tresen/contract/log/log";
import { jobSubject } from "@tresen/contract/job/job.permissions";
import { JOB_KIND_LABELS } from "@tresen/contract/job/job.texts";
import { orderSubject } from "@tresen/contract/order/order.permissions";
import type { OrderChange } from "../order";
import { orderId } from "../order/view";
import { storageCall } from "../platform/db";
import { type Reactions, type RowChange, type StreamRecord, rowChange } from "../platform/event";
import { type Job, jobId, jobOf } from "../platform/job";
import { ChangeEntity, addStep, stepItem } from "../records/changes";

/** Logs decisions of staff and customers about orders, and jobs that a person must look at. */
export const logReactions = { order: [noteOrderStep], job: [noteJobSteps] } satisfies {
  order: Reactions<OrderChange>;
  job: Reactions<RowChange<Job>>;
};

/** Who took a step: the timeline has the id of staff, or one of these words. */
function deciderOf(by: string): { kind: "customer" | "system" } | { kind: "staff"; id: string } {
  return by === "customer" || by === "system" ? { kind: by } : { kind: "staff", id: by };
}

/**
 * Writes one log row for a step of an order, without the customer's name and messages. Provider reports are not logged,
 * since they are no decisions. A new order is not logged here either, so that creating one stays a single write.
 */
export async function noteOrderStep({ before, after }: OrderChange): Promise<void> {
  if (!before) return;
  const step = after.timeline.slice(before.timeline.length).find(({ action }) => isLoggedStep(action));
  if (!step || !isLoggedStep(step.action)) return;
  const { uid, version, ticketNumber, branch, state } = after;
  const row = stepItem({
    subject: { resource: orderSubject.name, id: orderId(uid), version, title: String(ticketNumber), branch },
    actor: deciderOf(step.by),
    action: step.action,
    at: step.at,
    requestId: step.requestId,
    changes: state === before.state ? [] : [{ field: "state", before: before.state, after: state }],
  });
  await storageCall(() => ChangeEntity.put(row).go({ response: "none" }));
}

/** @returns null for stream records of other rows, and for a job whose timeline has no new step. */
export function jobStepsOf(record: StreamRecord): RowChange<Job> | null {
  if (record.dynamodb?.NewImage?.timeline === undefined) return null;
  const change = rowChange({ record, key: { prefix: "job#", sk: "job" }, rowOf: jobOf });
  return change && stepsOf(change.after) > stepsOf(change.before) ? change : null;
}

function stepsOf(job: Job | null): number {
  return job?.timeline?.length ?? 0;
}

/**
 * Writes one row for each new step, with the request in which an administrator decided it; a worker's step has the
 * request that caused the job. A change that is delivered again writes nothing.
 */
async function noteJobSteps({ before, after: job }: RowChange<Job>): Promise<void> {
  const known = stepsOf(before);
  for (const [index, { step, at, by, requestId }] of (job?.timeline ?? []).entries()) {
    if (!job || index < known) continue;
    const row = stepItem({
      subject: { resource: jobSubject.name, id: jobId(job), version: index + 1, title: JOB_KIND_LABELS[job.kind] },
      actor: by ? { kind: "staff", id: by.id } : { kind: "system" },
      action: step,
      at,
      requestId: by ? requestId : job.requestId,
      changes: [],
    });
    await addStep(row);
  }
}
