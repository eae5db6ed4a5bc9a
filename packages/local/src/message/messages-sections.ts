import { septets, smsParts } from "@tresen/contract/message/gsm7";
import { type Html, html } from "@tresen/contract/page/html";
import { timeOf } from "../page/render";
import type { Section } from "../page/section";
import { table } from "../page/table";
import type { MailBody, MailFile, Mailbox, SentMail, SentSms } from "./mailbox";
import { MAIL_TEXTS, SMS_TEXTS, smsExtentText } from "./message.texts";

const SHOWN = 25;
/** The policy for a mail's page: no scripts, no requests except for the shop's own pictures and those in the mail. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-popups",
].join("; ");

/** The section of mails that the platform has sent. None of them left this machine. */
export function mailSection(mailbox: Mailbox): Section {
  return {
    id: "mails",
    title: MAIL_TEXTS.title,
    html: () => mailTable(mailbox.mails()),
    page: (path) => mailPage({ mailbox, path }),
  };
}

export function smsSection(mailbox: Mailbox): Section {
  return { id: "sms", title: SMS_TEXTS.title, html: () => smsTable(mailbox.sms()) };
}

function mailTable(mails: readonly SentMail[]): Html {
  if (mails.length === 0) return html`<p>${MAIL_TEXTS.none}</p>`;
  return table({
    columns: MAIL_TEXTS.columns,
    rows: mails
      .slice(0, SHOWN)
      .map((mail) => [timeOf(mail.at), mail.to, html`<a href="/_local/mails/${mail.id}">${subjectOf(mail)}</a>`]),
  });
}

function mailPage({ mailbox, path }: { mailbox: Mailbox; path: string }): ReturnType<NonNullable<Section["page"]>> {
  const [, id = "", part = ""] = /^([\w-]+)(\/html)?$/.exec(path) ?? [];
  const mail = mailbox.mails().find((candidate) => candidate.id === id);
  const body = mail && mailbox.body(id);
  if (!body) return null;
  if (part) return { document: withPictures(body), contentSecurityPolicy: MAIL_POLICY };
  return { title: subjectOf(mail), html: mailDetail({ mail, body }) };
}

function subjectOf({ subject }: SentMail): string {
  return subject || MAIL_TEXTS.noSubject;
}

function mailDetail({ mail, body }: { mail: SentMail; body: MailBody }): Html {
  const source = `/_local/mails/${mail.id}/html`;
  return html`<dl>
<div><dt>${MAIL_TEXTS.time}</dt><dd>${timeOf(mail.at)}</dd></div>
<div><dt>${MAIL_TEXTS.from}</dt><dd>${mail.from}</dd></div>
<div><dt>${MAIL_TEXTS.to}</dt><dd>${mail.to}</dd></div>
<div><dt>${MAIL_TEXTS.replyTo}</dt><dd>${mail.replyTo || "–"}</dd></div>
</dl>
<iframe class="mail" title="${MAIL_TEXTS.content}" sandbox="allow-popups" src="${source}"></iframe>
${filesOf(body)}<h2>${MAIL_TEXTS.plainText}</h2>
<pre>${body.text}</pre>`;
}

function filesOf({ files = [] }: MailBody): Html | "" {
  if (files.length === 0) return "";
  const items = files.map((file) => html`<li><a href="${dataUrl(file)}" download="${file.name}">${file.name}</a></li>`);
  return html`<h2>${MAIL_TEXTS.files}</h2><ul>${items}</ul>`;
}

/** A mail program replaces the id of a picture that the mail carries by the picture. */
function withPictures({ html: document, files = [] }: MailBody): string {
  return files.reduce(
    (text, file) => (file.contentId === undefined ? text : text.replaceAll(`cid:${file.contentId}`, dataUrl(file))),
    document,
  );
}

function dataUrl({ type, base64 }: MailFile): string {
  return `data:${type};base64,${base64}`;
}

function smsTable(sent: readonly SentSms[]): Html {
  if (sent.length === 0) return html`<p>${SMS_TEXTS.none}</p>`;
  return table({
    columns: SMS_TEXTS.columns,
    rows: sent.slice(0, SHOWN).map((sms) => [timeOf(sms.at), sms.to, sms.sender || "–", sms.text, extentOf(sms.text)]),
  });
}

function extentOf(text: string): string {
  try {
    return smsExtentText({ septets: septets(text), parts: smsParts(text) });
  } catch {
    return SMS_TEXTS.notGsm7;
  }
}
