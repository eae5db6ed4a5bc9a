import { isLoggedStep } from "@tresen/contract/log/log";
import { jobSubject } from "@tresen/contract/job/job.permissions";
import { JOB_KIND_LABELS } from "@tresen/contract/job/job.texts";
import { orderSubject } from "@tresen/contract/order/order.permissions";
import { type OrderChange, orderId } from "../order";
import { storageCall } from "../platform/db";
import { type Reactions, type RowChange, type StreamRecord, rowChange } from "../platform/event";
import { type Job, jobId, jobOf } from "../platform/job";
import { ChangeEntity, stepItem } from "../records/changes";

/** The log tells of what staff and customers decided about orders, and of jobs that somebody had to look at. */
export const logReactions = { order: [noteOrderStep], job: [noteJobSteps] } satisfies {
  order: Reactions<OrderChange>;
  job: Reactions<RowChange<Job>>;
};

/** Who the timeline says a customer is. */
const CUSTOMER = "customer";

/**
 * One row for a step, without the customer's name and without what was written to them. What providers report is no
 * decision, and a new order is told of by itself: it stays one write.
 */
export async function noteOrderStep({ before, after }: OrderChange): Promise<void> {
  if (!before) return;
  const step = after.timeline.slice(before.timeline.length).find(({ action }) => isLoggedStep(action));
  if (!step || !isLoggedStep(step.action)) return;
  const { uid, version, ticketNumber, branch, state } = after;
  const row = stepItem({
    subject: { resource: orderSubject.name, id: orderId(uid), version, title: String(ticketNumber), branch },
    actor: step.by === CUSTOMER ? { kind: "customer" } : { kind: "staff", id: step.by, name: step.name },
    action: step.action,
    at: step.at,
    changes: state === before.state ? [] : [{ field: "state", before: before.state, after: state }],
  });
  await storageCall(() => ChangeEntity.put(row).go({ response: "none" }));
}

/** @returns null for a record of anything else, and for a job that went well. */
export function jobStepsOf(record: StreamRecord): RowChange<Job> | null {
  if (record.dynamodb?.NewImage?.timeline === undefined) return null;
  return rowChange({ record, key: { prefix: "job#", sk: "job" }, rowOf: jobOf });
}

/** One row for each step that is new, the same however often it is told of. */
async function noteJobSteps({ before, after: job }: RowChange<Job>): Promise<void> {
  const known = before?.timeline?.length ?? 0;
  for (const [index, { step, at, by }] of (job?.timeline ?? []).entries()) {
    if (!job || index < known) continue;
    const row = stepItem({
      subject: { resource: jobSubject.name, id: jobId(job), version: index + 1, title: JOB_KIND_LABELS[job.kind] },
      actor: by ? { kind: "staff", ...by } : { kind: "system" },
      action: step,
      at,
      changes: [],
    });
    await storageCall(() => ChangeEntity.put(row).go({ response: "none" }));
  }
}
