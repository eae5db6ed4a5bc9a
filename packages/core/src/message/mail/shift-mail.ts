import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { formatTime, formatWeekdayDate } from "@tresen/contract/kit/time";
import { html } from "@tresen/contract/page/html";
import { SHIFT_MAIL } from "@tresen/contract/planning/working-schedule.texts";
import { env } from "../../platform/env";
import type { Message } from "../../outbox";
import { toldTo } from "../../planning";
import type { MessageContext } from "../message-context";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";
import { factLines, factTable } from "./order-lines";

/** The mail with the shifts that a publication told one person of; null where there is none any more. */
export async function shiftMail({
  message: { plan },
  publication,
  config,
  branch,
}: Pick<MessageContext, "config" | "branch"> & { message: Message; publication: string }): Promise<Mail | null> {
  const shifts = plan ? await toldTo({ publication, ...plan }) : [];
  if (shifts.length === 0) return null;
  const zone = zoneOf(branch ?? {});
  const { title, text, note } = SHIFT_MAIL;
  const clock = (at: string): string => formatTime({ at: Date.parse(at), zone });
  const facts = shifts.map(({ startsAt, endsAt, role, breakMinutes, what, before, isConsentAsked }) => ({
    label: formatWeekdayDate({ at: Date.parse(startsAt), zone }),
    value: [
      `${clock(startsAt)} – ${clock(endsAt)}`,
      ...(role ? [role] : []),
      ...(breakMinutes > 0 ? [SHIFT_MAIL.breakMinutes(breakMinutes)] : []),
      before ? SHIFT_MAIL.changedFrom(timesOf({ before, startsAt, zone })) : SHIFT_MAIL[what],
      ...(isConsentAsked ? [SHIFT_MAIL.consent] : []),
    ].join(", "),
  }));
  const subject = headerLine(`${branch?.name ?? config.shopName}: ${title}`);
  return {
    subject,
    ...frameMail({
      ...{ config, branch, subject, title, preview: text, note },
      body: () => html`<p style="margin:0">${text}</p>${factTable(facts)}`,
      text: [text, "", ...factLines(facts)],
      button: { label: SHIFT_MAIL.button, url: `${env.PUBLIC_URL}/backend#/shifts` },
    }),
    replyTo: null,
  };
}

/** The times before a change, with their day where it was another one. */
function timesOf({
  before,
  startsAt,
  zone,
}: {
  before: { startsAt: string; endsAt: string };
  startsAt: string;
  zone: string;
}): string {
  const [start, end] = [before.startsAt, before.endsAt].map((at) => formatTime({ at: Date.parse(at), zone }));
  const [day, now] = [before.startsAt, startsAt].map((at) => formatWeekdayDate({ at: Date.parse(at), zone }));
  return `${day === now ? "" : `${day}, `}${start} – ${end}`;
}
