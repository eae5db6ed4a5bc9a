import { html } from "@tresen/contract/page/html";
import { CONFIRMED_SHEET_MAIL as texts, germanMonth } from "@tresen/contract/time-sheet/time-sheet.texts";
import { readSheets, sheetKey } from "../../time-sheet/stored";
import { userNames } from "../../user";
import type { MessageContext } from "../message-context";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";
import { factLines, factTable } from "./order-lines";

/**
 * The mail that tells somebody who confirmed a month of theirs for them, and why; null where the sheet is gone with its
 * person.
 */
export async function confirmedSheetMail({
  confirmedSheet: { at, ...sheet },
  config,
  branch,
}: Pick<MessageContext, "config" | "branch"> & {
  confirmedSheet: { user: string; month: string; at: string };
}): Promise<Mail | null> {
  const row = (await readSheets([sheet])).get(sheetKey(sheet));
  const step = row?.steps.find((one) => one.state === "confirmed" && one.at === at);
  if (!step) return null;
  const name = (await userNames([step.by])).get(step.by) ?? "";
  const month = germanMonth(sheet.month);
  const subject = headerLine(`${branch?.name ?? config.shopName}: ${texts.title(month)}`);
  const text = texts.text(name);
  const facts = [
    { label: texts.month, value: month },
    { label: texts.reason, value: step.reason },
  ];
  return {
    subject,
    ...frameMail({
      ...{ config, branch, subject, title: texts.title(month), preview: text, note: texts.note },
      body: () => html`<p style="margin:0">${text}</p>${factTable(facts)}`,
      text: [text, "", ...factLines(facts)],
    }),
    replyTo: null,
  };
}
