import { ACCOUNT_FACTS, ACCOUNT_MAIL, type AccountLanguage } from "@tresen/contract/user/account/account-mail.texts";
import type { ConfigRecord } from "@tresen/contract/config/config";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { html } from "@tresen/contract/page/html";
import type { AccountNotice } from "@tresen/contract/user/account/account-notice";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";
import { factLines, factTable } from "./order-lines";

/** A mail about the account of somebody of the staff, in the language of their account. */
export function accountMail({
  notice: { kind, username, wanted, seen },
  language,
  url,
  config,
}: {
  notice: AccountNotice;
  language: AccountLanguage;
  /** Where its button leads; null without one. */
  url: string | null;
  config: ConfigRecord;
}): Mail {
  const { subject: about, text, button, note } = ACCOUNT_MAIL[language][kind];
  const labels = ACCOUNT_FACTS[language];
  const facts = [
    { label: labels.present, value: wanted === undefined ? "" : username },
    { label: labels.wanted, value: wanted ?? "" },
    { label: labels.at, value: seen ? formatDateTime({ at: Date.parse(seen.at), zone: DEFAULT_TIME_ZONE }) : "" },
    { label: labels.device, value: seen?.device ?? "" },
    { label: labels.place, value: seen?.place ?? "" },
    { label: labels.address, value: seen?.address ?? "" },
  ].filter(({ value }) => value !== "");
  const subject = headerLine(`${config.shopName}: ${about}`);
  const framed = frameMail({
    config,
    branch: null,
    subject,
    title: about,
    preview: text,
    language,
    body: () => html`<p style="margin:0">${text}</p>${facts.length > 0 && factTable(facts)}`,
    text: [text, ...(facts.length > 0 ? ["", ...factLines(facts)] : [])],
    ...(button !== null && url !== null ? { button: { label: button, url } } : {}),
    note,
  });
  return { subject, ...framed, replyTo: null };
}
