import { septets, smsParts } from "@tresen/contract/message/gsm7";
import { type Html, html } from "@tresen/contract/page/html";
import { timeOf } from "../page/render";
import type { Section } from "../page/section";
import type { MailBody, Mailbox, SentMail } from "./mailbox";

const SHOWN = 25;
/** A mail runs nothing here and reaches nobody; only the shop's own pictures are shown. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups";

/** What mails the platform has sent: none of them left this machine. */
export function mailSection(mailbox: Mailbox): Section {
  return {
    id: "mails",
    title: "Gesendete E-Mails",
    html: () => mailTable(mailbox.mails()),
    page: (path) => mailPage({ mailbox, path }),
  };
}

export function smsSection(mailbox: Mailbox): Section {
  return { id: "sms", title: "Gesendete SMS", html: () => smsTable(mailbox) };
}

function mailTable(mails: readonly SentMail[]): Html {
  if (mails.length === 0) return html`<p>Noch keine.</p>`;
  return html`<table><thead><tr><th scope="col">Zeit</th><th scope="col">An</th><th scope="col">Betreff</th></tr></thead>
<tbody>${mails.slice(0, SHOWN).map((mail) => html`<tr><td>${timeOf(mail.at)}</td><td>${mail.to}</td><td><a href="/_local/mails/${mail.id}">${mail.subject || "(ohne Betreff)"}</a></td></tr>`)}</tbody></table>`;
}

function mailPage({ mailbox, path }: { mailbox: Mailbox; path: string }): ReturnType<NonNullable<Section["page"]>> {
  const [, id = "", part = ""] = /^([\w-]+)(\/html)?$/.exec(path) ?? [];
  const mail = mailbox.mails().find((candidate) => candidate.id === id);
  const body = mail && mailbox.body(id);
  if (!body) return null;
  if (part) return { document: body.html, contentSecurityPolicy: MAIL_POLICY };
  return { title: mail.subject || "(ohne Betreff)", html: mailDetail({ mail, body }) };
}

function mailDetail({ mail, body }: { mail: SentMail; body: MailBody }): Html {
  return html`<dl>
<div><dt>Zeit</dt><dd>${timeOf(mail.at)}</dd></div>
<div><dt>Von</dt><dd>${mail.from}</dd></div>
<div><dt>An</dt><dd>${mail.to}</dd></div>
<div><dt>Antwort an</dt><dd>${mail.replyTo || "–"}</dd></div>
</dl>
<iframe class="mail" title="Inhalt der E-Mail" sandbox="allow-popups" src="/_local/mails/${mail.id}/html"></iframe>
<h2>Als reiner Text</h2>
<pre>${body.text}</pre>`;
}

function smsTable(mailbox: Mailbox): Html {
  const sent = mailbox.sms();
  if (sent.length === 0) return html`<p>Noch keine.</p>`;
  return html`<table><thead><tr><th scope="col">Zeit</th><th scope="col">An</th><th scope="col">Absender</th><th scope="col">Text</th><th scope="col">Umfang</th></tr></thead>
<tbody>${sent.slice(0, SHOWN).map((sms) => html`<tr><td>${timeOf(sms.at)}</td><td>${sms.to}</td><td>${sms.sender || "–"}</td><td>${sms.text}</td><td>${extentOf(sms.text)}</td></tr>`)}</tbody></table>`;
}

function extentOf(text: string): string {
  try {
    const parts = smsParts(text);
    return `${septets(text)} Septette, ${parts} ${parts === 1 ? "Teil" : "Teile"}`;
  } catch {
    return "nicht GSM-7";
  }
}
