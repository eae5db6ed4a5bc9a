import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { HOUR, MINUTE } from "@tresen/contract/kit/time";
import { isReminderKind } from "@tresen/contract/reminder/reminder-kinds";
import { branchRows } from "../branch/rows";
import { configIn, configKey } from "../config";
import { type OrderRow, findOrders, orderKey, orderOf } from "../order";
import { type Message, isAboutOrder } from "../outbox";
import { type Item, type Key, readCoalesced } from "../platform/db";
import type { Job, Outcome } from "../platform/job";
import { rowKey, rowOf } from "../records/rows";
import { isStillTrue } from "./decide";
import type { OrderMessageContext } from "./order-facts";

/** The delays before each further attempt to send a message. */
export const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR];
/** The outcome of a message that is dropped because its content is not true any more. */
export const SUPERSEDED: Outcome = { state: "dropped", reason: JOB_REASONS.superseded };

/** What became of a message that was sent: of reminders the log tells. */
export function sentOf({ message: { event }, outcome }: { message: Message; outcome: Outcome }): Outcome {
  return outcome.state === "done" && isReminderKind(event) ? { ...outcome, isLogged: true } : outcome;
}

export type BranchContext = Pick<OrderMessageContext, "branch" | "config">;

/** Reads the current configuration and branch, and the rows of further keys, in one call. */
export async function readBranchContext({
  branch,
  also = [],
}: {
  branch: string | undefined;
  also?: readonly Key[];
}): Promise<BranchContext & { found: (key: Key) => Item | undefined }> {
  const key = branch === undefined ? [] : [rowKey({ resource: branchRows, id: branch })];
  const found = await readCoalesced([configKey, ...key, ...also]);
  const item = key[0] && found(key[0]);
  return {
    config: configIn(found(configKey)),
    branch: item ? branchRows.recordOf(rowOf(item)) : null,
    found,
  };
}

export type MessageContext = BranchContext & { order: OrderRow | null };

/** Reads what a message is composed from, in one call. `order` is null for a message that is not about an order. */
export async function readMessageContext({ job, message }: { job: Job; message: Message }): Promise<MessageContext> {
  const { branch } = message;
  const key = orderKey(job.owner);
  const { found, ...branchContext } = await readBranchContext({ branch, also: isAboutOrder(message) ? [key] : [] });
  return { ...branchContext, order: orderOf(found(key)) };
}

/** The order that a message is about, or the outcome when the message must not be sent any more. */
export function currentOrder({
  order,
  message: { event, isRequested },
  job: { createdAt: at },
}: Pick<MessageContext, "order"> & { message: Message; job: Job }): { order: OrderRow } | { dropped: Outcome } {
  if (!order) return { dropped: { state: "dropped", reason: JOB_REASONS.noOrder } };
  return isRequested || isStillTrue({ event, order, at }) ? { order } : { dropped: SUPERSEDED };
}

/** Of several new orders, those that are still unanswered, oldest first. */
export async function newOrdersOf(uids: readonly string[]): Promise<OrderRow[]> {
  return (await findOrders(uids))
    .filter((order) => isStillTrue({ event: "newOrder", order }))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.ticketNumber - b.ticketNumber);
}
