import type { HealthCheck } from "@tresen/contract/health/health";
import { MAIL_HEALTH as texts } from "@tresen/contract/health/health.texts";
import { type MailCounts, stateOfMails } from "@tresen/contract/health/returned-mail";
import { checked } from "./check";

/** How many of the last mails came back or were reported as unwanted. */
export function mailCheck(week: MailCounts): HealthCheck {
  const { sent, returned, complained } = week;
  const state = stateOfMails(week);
  const about = { area: "mails", subject: "returned", title: texts.title, state } as const;
  if (state === "good") return checked({ ...about, text: texts.none });
  const said = [
    ...(complained > 0 ? [texts.complaints(complained)] : []),
    ...(returned > 0 ? [texts.some({ returned, sent })] : []),
  ].join(" ");
  const advice = complained > 0 ? texts.complaintAdvice : state === "bad" ? texts.badAdvice : texts.oddAdvice;
  return checked({ ...about, text: said, advice });
}
