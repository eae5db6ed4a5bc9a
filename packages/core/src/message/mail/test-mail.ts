import { html } from "@tresen/contract/page/html";
import { MAIL_LABELS, TEST_MESSAGE } from "@tresen/contract/message/message.texts";
import type { OrderMessageContext } from "../order-facts";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";

/** The test mail that a manager sends to the branch. */
export function testMail({ branch, config }: Omit<OrderMessageContext, "order">): Mail {
  const { title, text } = TEST_MESSAGE;
  const subject = headerLine(`${branch?.name ?? config.shopName}: ${title}`);
  const body = () => html`<p style="margin:0">${text}</p>`;
  const note = MAIL_LABELS.sentToBranch;
  return {
    subject,
    ...frameMail({ config, branch, subject, title, preview: text, body, text: [text], note }),
    replyTo: null,
  };
}
