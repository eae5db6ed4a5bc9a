import { useQuery } from "@tanstack/react-query";
import { jobReasonText } from "@tresen/contract/job/job.texts";
import { isOpenJob } from "@tresen/contract/job/job.state";
import type { JobProgress } from "@tresen/contract/job/job.view";
import { keyQueries } from "./key-queries";
import { KEY_TEXTS } from "./external-user.texts";

/** What becomes of the mail with a key, read aloud when it changes. */
export function MailProgress({ user, job }: { user: string; job: string }) {
  const { data } = useQuery(keyQueries.mail({ user, job }));
  return <p role="status">{data ? textFor(data) : KEY_TEXTS.sending}</p>;
}

function textFor({ state, reason, recipient = "" }: JobProgress): string {
  if (state === "done") return KEY_TEXTS.mailSent(recipient);
  if (state === "dropped") return KEY_TEXTS.mailDropped;
  const why = reason === undefined ? "" : ` ${jobReasonText({ state, reason })}`;
  return `${isOpenJob(state) ? KEY_TEXTS.sending : KEY_TEXTS.mailFailed}${why}`;
}
