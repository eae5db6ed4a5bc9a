import type { ConfigRecord } from "@tresen/contract/config/config";
import { PERSONAL_KEY_MAIL } from "@tresen/contract/external/external-user.texts";
import { personalLink } from "@tresen/contract/external/personal-key";
import { html } from "@tresen/contract/page/html";
import { env } from "../../platform/env";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";

/** The mail that brings an external user their key, as a link whose page shows nothing to whatever scans mails. */
export function personalKeyMail({ config, key }: { config: ConfigRecord; key: string }): Mail {
  const { title, text, button, note } = PERSONAL_KEY_MAIL;
  const subject = headerLine(`${config.shopName}: ${title}`);
  return {
    subject,
    ...frameMail({
      ...{ config, branch: null, subject, title, preview: text, note },
      body: () => html`<p style="margin:0">${text}</p>`,
      text: [text],
      button: { label: button, url: personalLink({ origin: env.PUBLIC_URL, key }) },
    }),
    replyTo: null,
  };
}
