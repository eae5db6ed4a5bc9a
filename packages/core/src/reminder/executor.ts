import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { ConfigRecord } from "@tresen/contract/config/config";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { HOUR, type Instant, MINUTE } from "@tresen/contract/kit/time";
import { dueOf, isTooLate } from "@tresen/contract/reminder/due";
import { REMINDERS, type ReminderChannel, isToCustomer, settingOf } from "@tresen/contract/reminder/reminder-kinds";
import { branchRows } from "../branch/rows";
import { getConfig } from "../config";
import { type OrderRow, findOrder, linkToPay } from "../order";
import { branchMail, customerMail, customerPhone, messageJob, wantsNoSms } from "../outbox";
import { messageEnv } from "../platform/env";
import { type Assignment, type Executor, type Outcome, createJob } from "../platform/job";
import { findRow } from "../records/rows";
import { advertisingConsents } from "./consent";
import { type ReminderTask, taskOf } from "./job";
import { managersToTell } from "./recipients";
import { noteRun, readSettings } from "./rows";
import { isReminderTrue } from "./truth";

/** Waits until a reminder about an order is due, and creates the jobs of its messages if it still holds then. */
export const reminderExecutor: Executor = {
  kind: "reminder",
  waits: [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR],
  isRepeatable: true,
  run,
};

const SUPERSEDED: Outcome = { state: "dropped", reason: JOB_REASONS.superseded };

async function run({ job, at, now }: Assignment): Promise<Outcome> {
  const task = taskOf(job);
  const order = await findOrder(job.owner);
  if (!task || !order) return { state: "dropped", reason: JOB_REASONS.noOrder };
  if (!isStillTrue({ task, order })) return SUPERSEDED;
  const [row, settings] = await Promise.all([
    findRow({ resource: branchRows, id: task.branch }),
    readSettings(task.branch),
  ]);
  if (!row) return SUPERSEDED;
  const { reminder: kind } = task;
  const branch = branchRows.recordOf(row);
  const setting = settingOf({ kind, settings });
  const appointment = order.appointment === undefined ? null : Date.parse(order.appointment);
  const due = dueOf({ kind, setting, since: Date.parse(task.since), appointment, zone: zoneOf(branch) });
  if (due === null) return SUPERSEDED;
  if (now < due) return { state: "again", data: job.data, dueAt: at + due - now };
  const outcome = await said({ task, order, branch, isOn: setting.isOn, due, appointment, now });
  await noteRun({ branch, kind, outcome: outcome.state === "done" ? "sent" : "dropped", now });
  return outcome;
}

function isStillTrue({ task, order }: { task: ReminderTask; order: OrderRow }): boolean {
  const { reminder: event, since, payment } = task;
  if (payment !== undefined && linkToPay(order)?.id !== payment) return false;
  return isReminderTrue({ event, order, at: since });
}

interface Due {
  task: ReminderTask;
  order: OrderRow;
  branch: Branch;
  isOn: boolean;
  due: Instant;
  appointment: Instant | null;
  now: Instant;
}

async function said({ task, order, branch, isOn, due, appointment, now }: Due): Promise<Outcome> {
  const { reminder: kind, since, version } = task;
  if (!isOn) return { state: "dropped", reason: JOB_REASONS.switchedOff };
  if (isTooLate({ kind, due, appointment, now })) return SUPERSEDED;
  const config = await getConfig();
  if (kind === "review" && !config.enablePluginOrderReviews)
    return { state: "dropped", reason: JOB_REASONS.switchedOff };
  const recipients = await recipientsOf({ task, order, branch, config, now });
  if (recipients.length === 0) return { state: "dropped", reason: JOB_REASONS.noConsent };
  for (const { channel, to, user } of recipients)
    await createJob(
      messageJob({
        owner: order.uid,
        event: kind,
        side: isToCustomer(kind) ? "customer" : "branch",
        channel,
        instance: user === undefined ? String(version) : `${version}-${user}`,
        to,
        branch: branch.id,
        // When the step was taken: by it the message is known to be still true.
        createdAt: since,
        at: Date.now(),
      }),
    );
  return { state: "done" };
}

interface Recipient {
  channel: ReminderChannel;
  to: string;
  /** Of the staff. */
  user?: string;
}

interface Reached {
  task: ReminderTask;
  order: OrderRow;
  branch: Branch;
  config: ConfigRecord;
  now: Instant;
}

async function recipientsOf({ task: { reminder: kind }, order, branch, config, now }: Reached): Promise<Recipient[]> {
  if (kind === "review") return reviewerOf({ order, config });
  const { to, channels } = REMINDERS[kind];
  if (to === "customer") return orderer({ order, config, channels });
  if (!messageEnv.MAIL_SENDER) return [];
  const mail = branchMail({ branch });
  if (to === "branch") return mail ? [{ channel: "mail", to: mail }] : [];
  const told = await managersToTell({ branch: branch.id, now });
  return told.map(({ id, mail: address }) => ({ channel: "mail", to: address, user: id }));
}

/** By SMS whoever wanted SMS about the order, else by mail. Nobody is told the same twice. */
async function orderer({
  order,
  config,
  channels,
}: Pick<Reached, "order" | "config"> & { channels: readonly ReminderChannel[] }): Promise<Recipient[]> {
  const phone = channels.includes("sms") ? customerPhone({ order, config }) : null;
  if (phone && !(await wantsNoSms(phone))) return [{ channel: "sms", to: phone }];
  const mail = customerMail(order);
  return mail ? [{ channel: "mail", to: mail }] : [];
}

/**
 * A request for a review is advertising: by mail to whoever could object at the checkout and did not, or consented; by SMS
 * only with a consent.
 */
async function reviewerOf({ order, config }: Pick<Reached, "order" | "config">): Promise<Recipient[]> {
  const mail = customerMail(order);
  if (mail && order.customer.advertising === "offered") return [{ channel: "mail", to: mail }];
  if (order.customer.advertising === "refused") return [];
  const consents = await advertisingConsents(order);
  if (mail && consents.mail) return [{ channel: "mail", to: mail }];
  const phone = customerPhone({ order, config });
  return phone && consents.sms ? [{ channel: "sms", to: phone }] : [];
}
