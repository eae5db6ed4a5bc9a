import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant, LocalDate } from "@tresen/contract/kit/time";
import type { MessageReminder, ReminderSetting } from "@tresen/contract/reminder/reminder-kinds";
import type { ReminderWords } from "@tresen/contract/reminder/reminder.texts";
import { messageJob } from "../../outbox";
import { messageEnv } from "../../platform/env";
import { createJob } from "../../platform/job";
import { adminsToTell } from "../recipients";

/** A run of a kind that time alone begins, for one day of a branch's calendar. */
export interface DailyRun {
  branch: Branch;
  day: LocalDate;
  setting: ReminderSetting;
  zone: string;
  now: Instant;
}

/** Creates the mail of a daily kind for each administrator: one a day and person, however often it is called. */
export async function tellAdmins({
  kind,
  words,
  run: { branch, day, now },
}: {
  kind: MessageReminder;
  words: Partial<ReminderWords>;
  run: DailyRun;
}): Promise<"sent" | "nothing"> {
  const admins = messageEnv.MAIL_SENDER ? await adminsToTell(now) : [];
  for (const { id, mail } of admins)
    await createJob(
      messageJob({
        owner: branch.id,
        event: kind,
        side: "branch",
        channel: "mail",
        instance: `${day}-${id}`,
        to: mail,
        branch: branch.id,
        reminder: { kind, words },
        createdAt: new Date(now).toISOString(),
        at: Date.now(),
      }),
    );
  return admins.length > 0 ? "sent" : "nothing";
}
