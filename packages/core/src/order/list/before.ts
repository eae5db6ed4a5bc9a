import type { Instant } from "@tresen/contract/kit/time";
import { storageCall } from "../../platform/db";
import { OrderEntity } from "../order.entity";
import { type ListPosition, comparePositions, positionsIn } from "../work/list-position";

/**
 * The positions of a branch's orders that were placed before an instant, oldest first.
 * @param after the position after which they begin; null for the first.
 * @param limit how many at most.
 */
export async function positionsBefore({
  branch,
  after,
  until,
  limit,
}: {
  branch: string;
  after: ListPosition | null;
  until: Instant;
  limit: number;
}): Promise<ListPosition[]> {
  const from = after ?? { createdAt: "", uid: "" };
  const to = { createdAt: new Date(until).toISOString(), uid: "" };
  if (comparePositions(from, to) >= 0) return [];
  const positions: ListPosition[] = [];
  let cursor: string | null = null;
  do {
    const start: string | null = cursor;
    // The one to begin after is read too.
    const page: { data: unknown; cursor: string | null } = await storageCall(() =>
      OrderEntity.query
        .history({ branch })
        .between(from, to)
        .go({ data: "raw", limit: limit + 1, cursor: start }),
    );
    positions.push(
      ...positionsIn({ index: "history", data: page.data }).filter((one) => !after || comparePositions(one, after) > 0),
    );
    cursor = page.cursor;
  } while (cursor !== null && positions.length < limit);
  return positions.slice(0, limit);
}
