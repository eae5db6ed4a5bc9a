import type { Cents } from "@tresen/contract/kit/money";
import type { Instant } from "@tresen/contract/kit/time";
import type { ItemWrite } from "../../platform/db";
import { TIPS, TOPICS, counterWrite } from "../rows";
import { localHour } from "../series";

/** The write that counts a tip on the branch's day, for the transaction that books it. */
export function tipWrite({
  branch: { id, zone },
  amount,
  now,
}: {
  branch: { id: string; zone: string };
  amount: Cents;
  now: Instant;
}): ItemWrite {
  const { day } = localHour({ at: now, zone });
  return counterWrite({ branch: id, topic: TOPICS.day, day, counts: { [TIPS]: amount } });
}
