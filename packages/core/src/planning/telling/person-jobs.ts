import { type Message, messageJob } from "../../outbox";
import type { Job } from "../../platform/job";
import { type PushJob, pushJob } from "../../push";
import type { Reach } from "./channels";

/** What somebody of the staff is told, whichever way it reaches them. */
export type Told = Pick<Message, "branch" | "plan" | "swap" | "request"> & { event: PushJob["event"] };

/**
 * The messages that tell one person something of their shifts or of a request, by all the ways they chose that reach them: by mail where
 * none does.
 * @param instance distinguishes messages of the same owner. @param at by the machine's clock.
 */
export function personJobs({
  reached: { channels, mail, phone, browsers },
  user,
  owner,
  instance,
  createdAt,
  at,
  ...told
}: Told & { reached: Reach; user: string; owner: string; instance: string; createdAt: string; at: number }): Job[] {
  const common = { owner, instance, createdAt, at, ...told };
  const written = (channel: "mail" | "sms", to: string | null): Job[] =>
    to === null ? [] : [messageJob({ ...common, side: "branch", channel, to })];
  const chosen = [
    ...(channels.includes("mail") ? written("mail", mail) : []),
    ...(channels.includes("sms") ? written("sms", phone) : []),
    ...(channels.includes("push")
      ? browsers.map((subscription) => pushJob({ ...common, device: user, subscription }))
      : []),
  ];
  return chosen.length > 0 ? chosen : written("mail", mail);
}
