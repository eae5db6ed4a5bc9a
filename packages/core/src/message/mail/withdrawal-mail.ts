import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { WithdrawalDeclaration } from "@tresen/contract/order/withdrawal/withdrawal-declaration";
import { html } from "@tresen/contract/page/html";
import { MAIL_LABELS, WITHDRAWAL_MAIL } from "@tresen/contract/message/message.texts";
import { formatDateTime } from "@tresen/contract/kit/time";
import { env } from "../../platform/env";
import type { OrderRow } from "../../order";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";
import { type Fact, type OrderMessageContext, numberLabel } from "../order-facts";
import { factLines, factTable, itemLines, itemTable } from "./order-lines";

interface Withdrawal extends Omit<OrderMessageContext, "order"> {
  to: "customer" | "branch";
  withdrawal: WithdrawalDeclaration & { orderNumber: string; at: string };
  /** The order, if the customer used its link; null if the customer only gave a number. */
  order: OrderRow | null;
}

/**
 * The receipt of a withdrawal for the customer, or the same content for the branch: the declaration with date and time
 * in the branch's time zone. The reply address is the other party.
 */
export function withdrawalMail({ to, withdrawal, order, branch, config }: Withdrawal): Mail {
  const { currency } = config;
  const { name, email, remark, orderNumber } = withdrawal;
  const timeOf = (at: string): string => formatDateTime({ at: Date.parse(at), zone: zoneOf(branch ?? {}) });
  const received = timeOf(withdrawal.at);
  const what = order ? `${numberLabel({ order, config })} ${order.ticketNumber}` : orderNumber;
  const texts = WITHDRAWAL_MAIL[to];
  const text =
    to === "customer"
      ? WITHDRAWAL_MAIL.customer.text(received)
      : order
        ? WITHDRAWAL_MAIL.branch.known
        : WITHDRAWAL_MAIL.branch.unknown;
  const subject = headerLine(
    `${to === "customer" ? config.shopName : (branch?.name ?? config.shopName)}: ${texts.subject(what)}`,
  );
  const facts: Fact[] = [
    { label: MAIL_LABELS.statement, value: WITHDRAWAL_MAIL.statement(what) },
    ...(order
      ? [
          { label: MAIL_LABELS.orderId, value: order.uid },
          { label: MAIL_LABELS.orderedAt, value: timeOf(order.createdAt) },
        ]
      : []),
    { label: MAIL_LABELS.name, value: name },
    { label: MAIL_LABELS.email, value: email },
    ...(remark ? [{ label: MAIL_LABELS.comment, value: remark }] : []),
    { label: MAIL_LABELS.receivedAt, value: WITHDRAWAL_MAIL.receivedAt(received) },
  ];
  const framed = frameMail({
    config,
    branch,
    subject,
    title: texts.title,
    preview: text,
    body: () => html`<p style="margin:0">${text}</p>${factTable(facts)}${order && itemTable({ order, currency })}`,
    text: [text, "", ...factLines(facts), ...(order ? ["", ...itemLines({ order, currency })] : [])],
    ...(order
      ? {
          button: {
            label: texts.button,
            url:
              to === "customer" ? `${env.PUBLIC_URL}/status/${order.uid}/${order.hash}` : `${env.PUBLIC_URL}/backend`,
          },
        }
      : {}),
    note: to === "customer" ? MAIL_LABELS.sentByWithdrawal : MAIL_LABELS.sentToBranch,
  });
  return { subject, ...framed, replyTo: to === "branch" ? email : branch?.email || config.contactEmail || null };
}
