import { html } from "@tresen/contract/page/html";
import { MAIL_LABELS } from "@tresen/contract/message/message.texts";
import { BRANCH_MAIL, CUSTOMER_MAIL } from "@tresen/contract/message/order-message.texts";
import { env } from "../../platform/env";
import type { BranchEvent, CustomerEvent } from "../decide";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";
import { type OrderMessageContext, customerFacts, orderFacts, wordsOf } from "../order-facts";
import { factLines, factTable, itemLines, itemTable } from "./order-lines";

/** Events that have a mail of their own are excluded. */
export type OrderCustomerEvent = Exclude<CustomerEvent, "withdrawn">;
export type OrderBranchEvent = Exclude<BranchEvent, "withdrawn">;

/** The mail to the customer. Its reply address is the branch. */
export function customerMail({ event, ...context }: OrderMessageContext & { event: OrderCustomerEvent }): Mail {
  const { order, branch } = context;
  const words = wordsOf({
    ...context,
    ...((event === "counterOffer" || event === "counterReminder") && order.counterAppointment
      ? { appointment: order.counterAppointment }
      : {}),
  });
  return orderMail({
    ...context,
    texts: CUSTOMER_MAIL[event](words),
    subjectPrefix: context.config.shopName,
    facts: orderFacts(context),
    buttonUrl: `${env.PUBLIC_URL}/status/${order.uid}/${order.hash}`,
    note: order.isQuotation ? MAIL_LABELS.sentByRequest : MAIL_LABELS.sentBy,
    replyTo: branch?.email || null,
  });
}

/** The mail to the branch. Its reply address is the customer. */
export function branchMail({ event, ...context }: OrderMessageContext & { event: OrderBranchEvent }): Mail {
  const { customer } = context.order;
  return orderMail({
    ...context,
    texts: BRANCH_MAIL[event](wordsOf(context)),
    subjectPrefix: context.order.branchName,
    facts: [...orderFacts(context), ...customerFacts(context.order)],
    buttonUrl: `${env.PUBLIC_URL}/backend`,
    note: MAIL_LABELS.sentToBranch,
    replyTo: typeof customer.email === "string" && customer.email !== "" ? customer.email : null,
  });
}

interface Parts extends OrderMessageContext {
  texts: { subject: string; title: string; text: string; button: string };
  subjectPrefix: string;
  facts: { label: string; value: string }[];
  buttonUrl: string;
  note: string;
  replyTo: string | null;
}

function orderMail({ order, branch, config, texts, subjectPrefix, facts, buttonUrl, note, replyTo }: Parts): Mail {
  const subject = headerLine(`${subjectPrefix}: ${texts.subject}`);
  const { currency } = config;
  const framed = frameMail({
    config,
    branch,
    subject,
    title: texts.title,
    preview: texts.text || texts.title,
    body: () =>
      html`${texts.text && html`<p style="margin:0">${texts.text}</p>`}
${factTable(facts)}${itemTable({ order, currency })}`,
    text: [texts.text, "", ...factLines(facts), "", ...itemLines({ order, currency })],
    button: { label: texts.button, url: buttonUrl },
    note,
  });
  return { subject, ...framed, replyTo };
}
