import { storageCall } from "../../platform/db";
import { ClosingHeadEntity } from "./booking.entity";

export interface ClosingHead {
  last: number;
  closed: number;
  number: number;
  /** Of the last closing; empty before the first. */
  hash: string;
  closedAt: string | null;
}

/** What the branch's next booking entry and closing follow, read consistently. */
export async function readHead(branch: string): Promise<ClosingHead> {
  const { data } = await storageCall(() => ClosingHeadEntity.get({ branch }).go({ consistent: true }));
  const { last = 0, closed = 0, number = 0, hash = "", closedAt = null } = data ?? {};
  return { last, closed, number, hash, closedAt };
}
