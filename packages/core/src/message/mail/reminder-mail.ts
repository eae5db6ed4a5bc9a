import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { ConfigRecord } from "@tresen/contract/config/config";
import { html } from "@tresen/contract/page/html";
import { type MessageReminder, isToCustomer, useOf } from "@tresen/contract/reminder/reminder-kinds";
import {
  REMINDER_MESSAGES,
  REMINDER_NOTES,
  type ReminderWords,
  reminderNote,
} from "@tresen/contract/reminder/reminder.texts";
import type { OrderRow } from "../../order";
import { createStopLink } from "../../outbox";
import { env } from "../../platform/env";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";

interface Reminded {
  kind: MessageReminder;
  words: ReminderWords;
  /** Null for a reminder about no order, and for a test. */
  order: OrderRow | null;
  branch: Branch | null;
  config: ConfigRecord;
  to: string;
  /** By the machine's clock. */
  at: number;
}

/**
 * A reminder by mail. Those to customers have a link by which they are stopped, in the mail and in the headers by which
 * mail programs offer it at one click (RFC 8058).
 */
export async function reminderMail({ kind, words, order, branch, config, to, at }: Reminded): Promise<Mail> {
  const { subject: about, title, text, button } = REMINDER_MESSAGES[kind](words);
  const isCustomers = isToCustomer(kind);
  const url = isCustomers ? await createStopLink({ contact: to, use: useOf(kind), at }) : null;
  const subject = headerLine(`${config.shopName}: ${about}`);
  const lines = text.split("\n");
  const page = isCustomers && order ? `/status/${order.uid}/${order.hash}` : isCustomers ? "/" : "/backend";
  return {
    subject,
    ...frameMail({
      ...{ config, branch, subject, title, text: lines, preview: text },
      body: () => html`${lines.map((line) => html`<p style="margin:0 0 6px">${line}</p>`)}`,
      ...(button ? { button: { label: button, url: `${env.PUBLIC_URL}${page}` } } : {}),
      note: reminderNote({ kind, isOffered: order?.customer.advertising === "offered" }),
      ...(url ? { stop: { label: REMINDER_NOTES.stop, url } } : {}),
    }),
    replyTo: isCustomers ? branch?.email || config.contactEmail || null : null,
    ...(url
      ? {
          headers: [
            { name: "List-Unsubscribe", value: `<${url}>` },
            { name: "List-Unsubscribe-Post", value: "List-Unsubscribe=One-Click" },
          ],
        }
      : {}),
  };
}
