import { randomUUID } from "node:crypto";
import { type MessageRow, joinMessages, messageRow } from "../outbox";

/** Messages that one transaction can join, beside the one that they are joined to. */
const LARGEST = 99;
/** The stream's consumer sends it at once; the work list only where that failed. */
const GRACE = 120_000;

/** The event of a message about several new orders. */
export const DIGEST_EVENT = "newOrders";

/** Those of the waiting messages that say the same to the same recipient, in parts of a size that can be joined. */
export function groupsOf(waiting: readonly MessageRow[]): MessageRow[][] {
  const groups = Map.groupBy(waiting, ({ branch = "", channel, to }) => `${branch} ${channel} ${to}`);
  return [...groups.values()].flatMap((group) => {
    const parts = Math.ceil(group.length / LARGEST);
    const size = Math.ceil(group.length / parts);
    return Array.from({ length: parts }, (_, index) => group.slice(index * size, (index + 1) * size));
  });
}

/**
 * Joins messages about new orders of a branch to one, in one transaction: an order is told of by itself or with others,
 * never both and never neither, wherever this is interrupted. @returns false when one of them is somebody else's by
 * now.
 */
export function join({ rows, at }: { rows: readonly MessageRow[]; at: number }): Promise<boolean> {
  const [first] = rows;
  if (!first) return Promise.resolve(false);
  const { branch, channel, to } = first;
  const digest = messageRow({
    owner: `dig_${randomUUID()}`,
    key: `${DIGEST_EVENT}#branch#${channel}`,
    event: DIGEST_EVENT,
    channel,
    to,
    ...(branch === undefined ? {} : { branch }),
    orders: rows.map(({ owner }) => owner),
    createdAt: first.createdAt,
    state: "queued",
    at,
    dueAt: at + GRACE,
  });
  return joinMessages({ rows, digest });
}
