import { BRANCH_SMS_LIMIT } from "@tresen/contract/order/order-limits";
import { SMS_WARNING } from "@tresen/contract/reminder/reminder-kinds";
import { countedBranchSms } from "../../outbox";
import { type DailyRun, tellAdmins } from "./daily";

/** Tells administrators once a day when most SMS of a branch are used. */
export async function tellSmsBudget(run: DailyRun): Promise<"sent" | "nothing"> {
  const { limit } = BRANCH_SMS_LIMIT;
  // The limit counts by the machine's clock, as whoever sends does.
  const [used = 0] = await countedBranchSms({ branches: [run.branch.id], now: Date.now() });
  if (used < limit * SMS_WARNING) return "nothing";
  return tellAdmins({ kind: "smsBudget", words: { used: Math.min(used, limit), limit }, run });
}
