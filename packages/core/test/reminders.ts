import { customerFields } from "@tresen/contract/customer/customer-fields";
import { customers } from "@tresen/contract/customer/customer.resource";
import type * as z from "zod";
import { customerHooks } from "../src/customer";
import { createRecord, indexing } from "../src/records";
import type { Instant } from "@tresen/contract/kit/time";
import type { ReminderKind } from "@tresen/contract/reminder/reminder-kinds";
import { mailExecutor } from "../src/message/mail";
import { smsExecutor } from "../src/message/sms";
import type { OrderChange, OrderRow } from "../src/order";
import { findOrder } from "../src/order";
import { erasedOrder } from "../src/order/erase";
import { OrderEntity } from "../src/order/order.entity";
import { type Executor, type Job, jobId } from "../src/platform/job";
import { changeReminder, listReminders, reminderExecutor, reminderReactions } from "../src/reminder";
import { ReminderRunEntity } from "../src/reminder/rows/reminder.entity";
import { jobsOf, makeDue } from "./jobs";
import { runJob } from "./run-job";
import { NOW, admin } from "./shop";

export async function orderOf(uid: string): Promise<OrderRow> {
  return (await findOrder(uid)) ?? Promise.reject(new Error("The order is gone"));
}

/** Decides of a kind for a branch. */
export async function decide(
  kind: ReminderKind,
  { branch = "pizzeria", ...change }: { branch?: string; isOn?: boolean; wait?: number; time?: string } = {},
): Promise<void> {
  const known = (await listReminders({ actor: admin, branch, now: NOW })).find((one) => one.kind === kind);
  const body = { branch, kind, version: known?.version ?? 0, isOn: true, ...change };
  await changeReminder({ actor: admin, body, now: NOW });
}

/** Runs the reactions to a change, as often as it is delivered. */
export async function deliver(change: OrderChange): Promise<void> {
  for (const reaction of reminderReactions.order) await reaction(change);
}

/** Changes the order, and tells of it. @returns the change, to be delivered again. */
export async function told(uid: string, step: () => Promise<unknown>): Promise<OrderChange> {
  const before = await orderOf(uid);
  await step();
  const change = { before, after: await orderOf(uid) };
  await deliver(change);
  return change;
}

/** Changes the stored order by hand. */
export async function stored(uid: string, changes: Partial<OrderRow>): Promise<void> {
  const row = await orderOf(uid);
  await OrderEntity.put({ ...row, version: row.version + 1, ...changes }).go();
}

/** How far the platform's clock is ahead: in these tests orders are of another day than the machine's. */
export const aheadNow = (): number => NOW - Date.now();

/** Does what is due for an owner at a time by the platform's clock: reminders first, then their messages. */
export async function work(owner: string, now: Instant, ahead: number): Promise<void> {
  const at = now - ahead;
  const run = (job: Job, executor: Executor): Promise<void> => runJob({ id: jobId(job), executor, at, now });
  for (const job of await jobsOf(owner)) if (job.kind === "reminder") await run(job, reminderExecutor);
  for (const job of await jobsOf(owner))
    if (job.kind === "mail" || job.kind === "sms") await run(job, job.kind === "mail" ? mailExecutor : smsExecutor);
}

/** What became of the jobs of an owner: `mail appointment done`. */
export async function endings(owner: string): Promise<string[]> {
  return (await jobsOf(owner))
    .filter(({ kind }) => kind !== "reminder")
    .map(({ kind, key, state }: Job) => [kind, key.split("#")[1], state].join(" "));
}

/** The order without its customer, as an erasure leaves it. */
export async function erased(uid: string): Promise<void> {
  await OrderEntity.put(erasedOrder({ order: await orderOf(uid), at: NOW })).go();
}

/** The lease of a killed worker ends. */
export async function released(owner: string): Promise<void> {
  for (const job of await jobsOf(owner)) if (job.state === "running") await makeDue(job);
}

type CustomerInput = Omit<Partial<z.input<typeof customerFields>>, "number">;

/** A customer as staff enter one, or with branches as the server knows them from orders. */
export async function createCustomer(input: CustomerInput & { id: string }): Promise<void> {
  const { id, ...fields } = input;
  const entered = { ...customerFields.parse({ number: 1, ...fields }), id };
  const hooks = input.branches ? {} : { hooks: customerHooks };
  await createRecord({ resource: customers, actor: admin, now: NOW, indexing, input: entered, ...hooks });
}

/** Takes back that daily kinds have run, for tests that let them run again. */
export async function forgetRuns(): Promise<void> {
  for (const run of (await ReminderRunEntity.scan.go({ pages: "all" })).data) await ReminderRunEntity.delete(run).go();
}
