import type { Instant } from "@tresen/contract/kit/time";
import { hasLeft } from "@tresen/contract/user/personnel/employment";
import { exitDatesOf } from "../../user/personnel";
import { zoneOfBranch } from "../context";
import { readRunning } from "../running";
import { type Owner, ownerKey } from "../rows";

/**
 * Who of these users stamps no more, since the day of their exit is over. Whoever was still at work at its end can end that.
 * @param at when is stamped: what a device sends later is taken, too, if it is of the last day.
 */
export async function leftOf({
  users,
  branch,
  at,
}: {
  users: readonly string[];
  /** By whose clock the days are. */
  branch: string | undefined;
  at: Instant;
}): Promise<ReadonlySet<string>> {
  const exits = await exitDatesOf(users);
  if (exits.size === 0) return new Set();
  const zone = await zoneOfBranch(branch ?? "");
  const left = users.filter((user) => hasLeft({ exitDate: exits.get(user), at, zone }));
  const running = await readRunning(left.map(ownerOfUser));
  return new Set(left.filter((user) => !running.get(ownerKey(ownerOfUser(user)))?.active.length));
}

const ownerOfUser = (id: string): Owner => ({ field: "user", id });
