import { isOpenJob } from "@tresen/contract/job/job.state";
import { jobReasonText } from "@tresen/contract/job/job.texts";
import type { JobView } from "@tresen/contract/job/job.view";

/** The state of a test message, in words. */
export function progressText({ state, reason, recipient }: Pick<JobView, "state" | "reason" | "recipient">): string {
  const to = recipient === undefined ? "" : ` an ${recipient}`;
  const why = reason === undefined ? "" : ` ${jobReasonText({ state, reason })}`;
  if (state === "done") return `Die Testnachricht wurde${to} gesendet.`;
  if (state === "retry") return `Es hat noch nicht geklappt und wird von selbst noch einmal versucht.${why}`;
  if (isOpenJob(state)) return `Die Testnachricht${to} wird gesendet …`;
  if (state === "unconfirmed") return `Ob die Testnachricht${to} gesendet wurde, ist ungewiss.${why}`;
  if (state === "canceled") return "Die Testnachricht wurde abgebrochen.";
  return `Die Testnachricht${to} wurde nicht gesendet.${why}`;
}
