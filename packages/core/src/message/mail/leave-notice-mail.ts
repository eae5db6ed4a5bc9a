import { LEAVE_NOTICE_MAIL as texts } from "@tresen/contract/absence/absence.texts";
import { html } from "@tresen/contract/page/html";
import { findLeaveNotice } from "../../absence/notice";
import type { MessageContext } from "../message-context";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";

/** The mail that tells somebody to take their leave before it lapses; null where the notice is gone with its person. */
export async function leaveNoticeMail({
  leaveNotice,
  config,
  branch,
}: Pick<MessageContext, "config" | "branch"> & {
  leaveNotice: { user: string; lapsesOn: string; day: string };
}): Promise<Mail | null> {
  const notice = await findLeaveNotice(leaveNotice);
  if (!notice) return null;
  const subject = headerLine(`${branch?.name ?? config.shopName}: ${texts.title}`);
  const said = [texts.left(notice), texts.please(notice.lapsesOn), texts.lapse(notice.lapsesOn)];
  return {
    subject,
    ...frameMail({
      ...{ config, branch, subject, title: texts.title, preview: said[0] ?? "", note: texts.note },
      body: () => html`${said.map((line) => html`<p style="margin:0 0 12px">${line}</p>`)}`,
      text: said,
    }),
    replyTo: null,
  };
}
