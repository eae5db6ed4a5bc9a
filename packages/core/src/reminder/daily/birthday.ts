import type { Instant } from "@tresen/contract/kit/time";
import { birthdaysOn } from "@tresen/contract/reminder/due";
import { congratulatedOn } from "../../customer";
import { messageJob, messageKey, stopsOf } from "../../outbox";
import { type JobKey, createJob } from "../../platform/job";
import { readCatalog } from "../../snapshot";
import { congratulatedAt } from "../consent";
import type { DailyRun } from "./daily";

/**
 * Congratulates those whose birthday it is, who ordered first in this branch and consented; the first branch of the shop
 * cares for those who ordered in none. A person has one message a year, whatever the branch: the year is in its key.
 */
export async function congratulate({ branch, day, now }: DailyRun): Promise<"sent" | "nothing"> {
  const born = (await Promise.all(birthdaysOn(day).map(congratulatedOn))).flat();
  const { branches } = await readCatalog();
  const [first] = branches.keys();
  let sent = 0;
  for (const customer of born) {
    const home = customer.branches.find((id) => branches.has(id)) ?? first;
    const place = home === branch.id ? await congratulatedAt(customer) : null;
    if (!place || (await stopsOf(place.to)).includes("advertising")) continue;
    sent += 1;
    await createJob(
      messageJob({
        owner: customer.id,
        event: "birthday",
        side: "customer",
        ...place,
        instance: day.slice(0, 4),
        branch: branch.id,
        reminder: { kind: "birthday", words: {} },
        createdAt: new Date(now).toISOString(),
        at: Date.now(),
      }),
    );
  }
  return sent > 0 ? "sent" : "nothing";
}

/**
 * The keys of the jobs that may have congratulated a customer: jobs are kept for less than a year, by the machine's clock
 * or one that was set to another day.
 */
export function birthdayKeys({ id, now }: { id: string; now: Instant }): JobKey[] {
  const year = new Date(now).getUTCFullYear();
  return [year - 1, year, year + 1].flatMap((one) =>
    (["mail", "sms"] as const).map((channel) => ({
      kind: channel,
      key: messageKey({ owner: id, event: "birthday", side: "customer", channel, instance: String(one) }),
    })),
  );
}
