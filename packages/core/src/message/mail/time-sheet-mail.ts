import { html } from "@tresen/contract/page/html";
import { TIME_SHEET_MAIL, germanMonth } from "@tresen/contract/time-sheet/time-sheet.texts";
import type { MessageContext } from "../message-context";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";
import { factLines, factTable } from "./order-lines";

/** The mail that tells somebody of their locked month, with the hash by which a later change can be seen. */
export function timeSheetMail({
  timeSheet: { month, hash },
  config,
  branch,
}: Pick<MessageContext, "config" | "branch"> & { timeSheet: { month: string; hash: string } }): Mail {
  const { title, text, note, month: monthLabel, hash: hashLabel } = TIME_SHEET_MAIL;
  const subject = headerLine(`${branch?.name ?? config.shopName}: ${title(germanMonth(month))}`);
  const facts = [
    { label: monthLabel, value: germanMonth(month) },
    { label: hashLabel, value: hash },
  ];
  return {
    subject,
    ...frameMail({
      ...{ config, branch, subject, title: title(germanMonth(month)), preview: text, note },
      body: () => html`<p style="margin:0">${text}</p>${factTable(facts)}`,
      text: [text, "", ...factLines(facts)],
    }),
    replyTo: null,
  };
}
