import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant, LocalDate } from "@tresen/contract/kit/time";
import type { MessageReminder, ReminderSetting } from "@tresen/contract/reminder/reminder-kinds";
import type { ReminderWords } from "@tresen/contract/reminder/reminder.texts";
import { messageJob } from "../../outbox";
import { messageEnv } from "../../platform/env";
import { createJob } from "../../platform/job";
import { type Told, adminsToTell, managersToTell } from "../recipients";

/** A run of a kind that time alone begins, for one day of a branch's calendar. */
export interface DailyRun {
  branch: Branch;
  day: LocalDate;
  setting: ReminderSetting;
  zone: string;
  now: Instant;
}

interface Said {
  kind: MessageReminder;
  words: Partial<ReminderWords>;
  run: DailyRun;
}

/** Creates the mail of a daily kind for each administrator: one a day and person, however often it is called. */
export async function tellAdmins(said: Said): Promise<"sent" | "nothing"> {
  return tell({ ...said, people: messageEnv.MAIL_SENDER ? await adminsToTell(said.run.now) : [] });
}

/** The same for the managers of the branch. */
export async function tellManagers(said: Said): Promise<"sent" | "nothing"> {
  const { branch, now } = said.run;
  return tell({ ...said, people: messageEnv.MAIL_SENDER ? await managersToTell({ branch: branch.id, now }) : [] });
}

async function tell({
  kind,
  words,
  run: { branch, day, now },
  people,
}: Said & { people: readonly Told[] }): Promise<"sent" | "nothing"> {
  for (const { id, mail } of people)
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
  return people.length > 0 ? "sent" : "nothing";
}
