import { JOB_KINDS } from "@tresen/contract/job/job.state";
import { exportExecutor } from "../src/bulk";
import { bulkExecutor, importExecutor } from "../src/bulk/executor";
import { mailExecutor } from "../src/message/mail";
import { redriveExecutor } from "../src/health/redrive/executor";
import { smsExecutor } from "../src/message/sms";
import { joinMessages, queueOrderMessages } from "../src/message";
import type { OrderChange, OrderRow } from "../src/order";
import { OrderEntity } from "../src/order/order.entity";
import { beginExecutor } from "../src/order/sent";
import { type Job, JobEntity, jobId, replaceJob, sweepJobs } from "../src/platform/job";
import { listDueJobs } from "../src/platform/job/store";
import { planExecutor } from "../src/plan/executor";
import { erasureExecutor } from "../src/privacy/executor";
import { pushExecutor } from "../src/push";
import { reminderExecutor } from "../src/reminder";
import { reportExecutor } from "../src/report/executor";
import { pictureExecutor } from "../src/template/export";
import { documentFonts } from "./document-fonts";
import { runJob } from "./run-job";

const EXECUTORS = {
  mail: mailExecutor,
  sms: smsExecutor,
  begin: beginExecutor,
  push: pushExecutor,
  bulk: bulkExecutor,
  import: importExecutor,
  export: exportExecutor,
  pictures: pictureExecutor,
  plan: planExecutor,
  erasure: erasureExecutor,
  reminder: reminderExecutor,
  report: reportExecutor(documentFonts),
  redrive: redriveExecutor,
};

/** Does a job as the function of its kind does. */
export function doJob(job: Job): Promise<void> {
  return runJob({ id: jobId(job), executor: EXECUTORS[job.kind] });
}

/** The jobs of an order or a form, by their keys. */
export async function jobsOf(owner: string): Promise<Job[]> {
  return (await allJobs()).filter((job) => job.owner === owner).sort((a, b) => a.key.localeCompare(b.key));
}

export async function allJobs(): Promise<Job[]> {
  return (await JobEntity.scan.go({ pages: "all" })).data;
}

/** The jobs that the stream hands on as soon as they are made. */
export async function queuedJobs(): Promise<Job[]> {
  const due = await Promise.all(JOB_KINDS.map((kind) => listDueJobs({ kind, at: Date.now() })));
  return due.flat().filter(({ state, group }) => state === "waiting" && group === undefined);
}

/** What follows from them. @returns those that there were. */
export async function doQueued(): Promise<Job[]> {
  const jobs = await queuedJobs();
  for (const job of jobs) await doJob(job);
  return jobs;
}

/** A step in an order's life, and what follows from it: its messages are queued and sent. */
export async function tell(change: OrderChange): Promise<void> {
  // Whoever sends reads the order as it is stored.
  if (change.before) await storeOrder(change.after);
  await queueOrderMessages(change);
  await doQueued();
}

/** What happens each minute, whoever hands a job on doing it at once. */
export function sweep(): Promise<number> {
  return sweepJobs({ kinds: JOB_KINDS, enqueue: doJob, join: joinMessages });
}

/** As if the time that a lease or a pause lasts had passed, and the time after which a job counts as lost. */
export async function makeDue(job: Job): Promise<void> {
  const past = new Date(Date.now() - 120_000).toISOString();
  await replaceJob({ before: job, job: { ...job, dueAt: past, ...(job.leaseUntil ? { leaseUntil: past } : {}) } });
}

export async function storeOrder(order: OrderRow): Promise<void> {
  await OrderEntity.put(order).go();
}
