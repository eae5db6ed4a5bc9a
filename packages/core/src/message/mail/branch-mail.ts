import { html } from "@tresen/contract/page/html";
import { ALARM_MESSAGE, MAIL_LABELS, TEST_MESSAGE } from "@tresen/contract/message/message.texts";
import { SETTINGS_MESSAGE } from "@tresen/contract/service-test/service-test.texts";
import type { OrderMessageContext } from "../order-facts";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";

type Context = Omit<OrderMessageContext, "order">;

/** The test mail that a manager sends to the branch. */
export function testMail(context: Context): Mail {
  return plainMail({ ...context, ...TEST_MESSAGE });
}

/** The mail about a printer or display that needs somebody. */
export function alarmMail({ text, ...context }: Context & { text: string }): Mail {
  return plainMail({ ...context, title: ALARM_MESSAGE.title, text });
}

/** The test mail from the settings, to whoever asked for it. */
export function settingsMail({ config }: Pick<Context, "config">): Mail {
  return plainMail({ config, branch: null, ...SETTINGS_MESSAGE });
}

function plainMail({
  branch,
  config,
  title,
  text,
  note = MAIL_LABELS.sentToBranch,
}: Context & { title: string; text: string; note?: string }): Mail {
  const subject = headerLine(`${branch?.name ?? config.shopName}: ${title}`);
  const body = () => html`<p style="margin:0">${text}</p>`;
  return {
    subject,
    ...frameMail({ config, branch, subject, title, preview: text, body, text: [text], note }),
    replyTo: null,
  };
}
