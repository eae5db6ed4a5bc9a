import type { EntityItem } from "electrodb";
import { ConditionFailed, batchRead, storageCall, writeTransaction } from "../platform/db";
import { type Job, JobEntity, keysIn, listed } from "../platform/job";
import type { EarlierMessage } from "./earlier-message";
import { type Message, groupOf, keptKey } from "./message";
import { MessageEntity } from "./message.entity";

export type MessageRow = EntityItem<typeof MessageEntity>;

/** The number of rows that one run processes; the next run finds the rest. */
const PAGE = 1000;

/** The message of this key as versions before jobs stored it, or null. */
export async function findMessage({ owner, key }: EarlierMessage): Promise<MessageRow | null> {
  const { data } = await storageCall(() => MessageEntity.get({ owner, key }).go({ consistent: true }));
  return data;
}

/**
 * Creates jobs for messages that a version before jobs left unfinished. The job is created and its row closed in one
 * transaction, so that none is lost or sent twice, even if this is interrupted or runs concurrently. A message that the
 * earlier version is sending is skipped until its claim expires.
 * @returns the number of messages.
 * @param at by the machine's clock.
 */
export async function convertEarlierMessages({ at = Date.now() }: { at?: number } = {}): Promise<number> {
  const { data } = await storageCall(() => MessageEntity.query.due({}).go({ data: "raw", limit: PAGE }));
  const keys = keysIn(data);
  if (keys.length === 0) return 0;
  const found = await batchRead(keys);
  let count = 0;
  for (const key of keys) {
    const item = found(key);
    const row = item ? MessageEntity.parse({ Item: item }).data : null;
    if (row && isOver({ row, at }) && (await convert({ row, at }))) count += 1;
  }
  return count;
}

/** Whether no worker holds the message. The index may also still list a finished row. */
function isOver({ row: { state, dueAt }, at }: { row: MessageRow; at: number }): boolean {
  return dueAt !== undefined && (state !== "claimed" || Date.parse(dueAt) <= at);
}

async function convert({ row, at }: { row: MessageRow; at: number }): Promise<boolean> {
  const { owner, key } = row;
  try {
    await writeTransaction({
      entities: { job: JobEntity, message: MessageEntity },
      writes: ({ job, message }) => [
        job.create(jobFrom({ row, at })).commit(),
        message
          .delete({ owner, key })
          .where(({ state, attempts }, { eq }) => `${eq(state, row.state)} AND ${eq(attempts, row.attempts)}`)
          .commit(),
      ],
    });
    return true;
  } catch (error) {
    // Another process has taken it over.
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

function jobFrom({ row, at }: { row: MessageRow; at: number }): Job {
  const { owner, key, channel, event, to, branch, orders, form, withdrawal } = row;
  const dueAt = row.dueAt ?? new Date(at).toISOString();
  // Only messages that staff sent again have an instance, which their key ends with.
  const resent = keptKey({ event: "newOrder", side: "branch", channel, instance: "" });
  const message: Message = {
    event,
    side: key.startsWith(keptKey({ event, side: "customer", channel })) ? "customer" : "branch",
    to,
    ...(branch === undefined ? {} : { branch }),
    ...(key.startsWith(resent) ? { isRequested: true } : {}),
    ...(orders === undefined ? {} : { orders }),
    ...(form === undefined ? {} : { form }),
    ...(withdrawal === undefined ? {} : { withdrawal }),
  };
  return listed({
    kind: channel,
    key: `${owner}#${key}`,
    owner,
    ...(row.state === "waiting" ? { group: groupOf({ channel, ...message }) } : {}),
    data: message,
    state: row.state === "claimed" ? "running" : row.state === "retry" ? "retry" : "waiting",
    attempts: row.attempts,
    createdAt: row.createdAt,
    dueAt,
    ...(row.state === "claimed" ? { leaseUntil: dueAt } : {}),
    expiresAt: row.expiresAt,
  });
}
