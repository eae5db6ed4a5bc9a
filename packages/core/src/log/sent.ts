import { JOB_KIND_LABELS, jobEventText } from "@tresen/contract/job/job.texts";
import { sentBy } from "@tresen/contract/log/log-event.texts";
import { orderSubject } from "@tresen/contract/order/order.permissions";
import type { ResourceName } from "@tresen/contract/resources";
import { findOrder } from "../order";
import { orderId } from "../order/view";
import { storageCall } from "../platform/db";
import { type Job, jobId } from "../platform/job";
import { LogEventEntity, type Told, logEventRow } from "../records/log-events";

/** By name, since the stream's function has no definitions of these resources. */
const [BRANCHES, CUSTOMERS] = ["branches", "customers"] as const satisfies readonly ResourceName[];

/**
 * Writes one row for a reminder or report that was sent, of the order, customer or branch that it was about, without
 * names and addresses. A job that is delivered again writes the same row.
 */
export async function noteSent({ job, at }: { job: Job; at: string }): Promise<void> {
  const { kind, data } = job;
  const what = "report" in data ? data.report : "event" in data ? data.event : "";
  if (typeof what !== "string") return;
  const branch = "branch" in data && typeof data.branch === "string" ? [data.branch] : [];
  const channel = JOB_KIND_LABELS[kind === "sms" ? "sms" : "mail"];
  const row = logEventRow({
    event: "reminder-sent",
    at: Date.parse(at),
    actor: { kind: "system" },
    subject: await subjectOf(job),
    branches: branch,
    details: { sent: sentBy({ what: jobEventText(what), channel }) },
    cause: `${jobId(job)} sent`,
  });
  await storageCall(() => LogEventEntity.put(row).go({ response: "none" }));
}

async function subjectOf({ owner, data }: Job): Promise<NonNullable<Told["subject"]>> {
  if ("reminder" in data || "report" in data)
    return { resource: "branch" in data && data.branch === owner ? BRANCHES : CUSTOMERS, id: owner };
  const order = await findOrder(owner);
  return { resource: orderSubject.name, id: orderId(owner), title: String(order?.ticketNumber ?? "") };
}
