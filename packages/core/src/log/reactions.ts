import { isLoggedStep } from "@tresen/contract/log/log";
import { isLogEvent } from "@tresen/contract/log/log-kinds";
import { PROVIDER_NAMES, isOnlineMethod } from "@tresen/contract/payment/payment";
import { SENT_STEP } from "@tresen/contract/job/job.state";
import { jobSubject } from "@tresen/contract/job/job.subject";
import { JOB_KIND_LABELS } from "@tresen/contract/job/job.texts";
import { orderSubject } from "@tresen/contract/order/order.permissions";
import type { OrderChange } from "../order";
import { orderId } from "../order/view";
import { storageCall } from "../platform/db";
import { type BatchReactions, type Reactions, type RowChange, type StreamRecord, rowChange } from "../platform/event";
import { type Job, jobId, jobOf } from "../platform/job";
import { ChangeEntity, addStep, stepItem } from "../records/changes";
import { LogEventEntity, logEventRow } from "../records/log-events";
import { indexEntries } from "./find/index-entries";
import type { Logged } from "./find/logged";
import { noteSent } from "./sent";

/**
 * Logs decisions of staff and customers about orders, what payment providers reported of them, jobs that a person
 * must look at, and reminders that were sent; and writes the rows by which all entries are found.
 */
export const logReactions = {
  order: [noteOrderStep, noteProviderReports],
  job: [noteJobSteps],
  logged: [indexEntries],
} satisfies {
  order: Reactions<OrderChange>;
  job: Reactions<RowChange<Job>>;
  logged: BatchReactions<RowChange<Logged>>;
};

/** Who took a step: the timeline has the id of staff, or one of these words. */
function deciderOf(by: string): { kind: "customer" | "system" } | { kind: "staff"; id: string } {
  return by === "customer" || by === "system" ? { kind: by } : { kind: "staff", id: by };
}

/**
 * Writes one log row for a step of an order, without the customer's name and messages. Reports of providers are no decisions:
 * see below. A new order is not logged here either, so that creating one stays a single write.
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

/**
 * Writes one row for each report of a payment provider with consequences, without the customer's name. Its id follows
 * from the entry of the timeline, so a change that is delivered again writes the same row.
 */
async function noteProviderReports({ before, after }: OrderChange): Promise<void> {
  if (!before) return;
  const { uid, ticketNumber, branch, payments = [], refunds = [], paymentMethod, updatedAt } = after;
  const reports = after.timeline.flatMap(({ action, at }, index) =>
    index >= before.timeline.length && isLogEvent(action) ? [{ event: action, at, cause: `${uid} ${index}` }] : [],
  );
  const failed = refunds.filter(({ id, attempt, state }) => {
    const earlier = before.refunds?.find((refund) => refund.id === id && refund.attempt === attempt);
    return state === "failed" && earlier?.state !== "failed";
  });
  const failures = failed.map(({ id, attempt }) => ({
    event: "refund-failed" as const,
    at: updatedAt,
    cause: `${uid} refund ${id} ${attempt}`,
  }));
  const id = payments.at(-1)?.provider ?? paymentMethod;
  const name = isOnlineMethod(id) ? PROVIDER_NAMES[id] : id;
  for (const { event, at, cause } of [...reports, ...failures]) {
    const row = logEventRow({
      event,
      at: Date.parse(at),
      actor: { kind: "provider", id, name },
      subject: { resource: orderSubject.name, id: orderId(uid), title: String(ticketNumber) },
      branches: [branch],
      details: { provider: name },
      cause,
    });
    await storageCall(() => LogEventEntity.put(row).go({ response: "none" }));
  }
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
    if (step === SENT_STEP) {
      await noteSent({ job, at });
      continue;
    }
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
