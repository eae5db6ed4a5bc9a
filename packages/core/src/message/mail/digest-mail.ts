import { methodOf } from "@tresen/contract/branch/branch-hours";
import { html } from "@tresen/contract/page/html";
import { formatMoney } from "@tresen/contract/kit/money";
import { BRANCH_DIGEST, MAIL_LABELS } from "@tresen/contract/message/message.texts";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { env } from "../../platform/env";
import { type DigestContext, branchNameOf, digestTitle } from "../digest-text";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";
import { type Fact, type OrderMessageContext, appointmentText, numberLabel } from "../order-facts";
import { factLines, factTable } from "./order-lines";

/** The mail to the branch about several new orders, one line for each; the details are at its desk. */
export function digestMail({ orders, branch, config }: DigestContext): Mail {
  const title = digestTitle(orders);
  const facts = orders.map((order) => factOf({ order, branch, config }));
  const subject = headerLine(`${branchNameOf({ orders, branch })}: ${title}`);
  const framed = frameMail({
    config,
    branch,
    subject,
    title,
    preview: BRANCH_DIGEST.text,
    body: () => html`<p style="margin:0">${BRANCH_DIGEST.text}</p>${factTable(facts)}`,
    text: [BRANCH_DIGEST.text, "", ...factLines(facts)],
    button: { label: BRANCH_DIGEST.button, url: `${env.PUBLIC_URL}/backend` },
    note: MAIL_LABELS.sentToBranch,
  });
  return { subject, ...framed, replyTo: null };
}

function factOf({ order, branch, config }: OrderMessageContext): Fact {
  const { customer, isQuotation, tableIdentifier, appointment, pricing } = order;
  const { companyName, firstName = "", lastName = "", phone } = customer;
  const what = [
    isQuotation ? "" : DELIVERY_METHOD_LABELS[methodOf(order)],
    tableIdentifier ? `${MAIL_LABELS.table} ${tableIdentifier}` : "",
    appointment ? appointmentText({ appointment, branch }) : "",
    isQuotation ? "" : formatMoney(pricing.totalGross, config.currency),
  ];
  const who = [companyName, `${firstName} ${lastName}`.trim(), phone];
  return {
    label: `${numberLabel({ order, config })} ${order.ticketNumber}`,
    value: [what, who].map((parts) => parts.filter(Boolean).join(" · ")).join("\n"),
  };
}
