import { type FormData, formKind } from "@tresen/contract/form/form";
import { type Html, html, lines } from "@tresen/contract/page/html";
import { FORM_MAIL, MAIL_LABELS } from "@tresen/contract/message/message.texts";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { ConfigRecord } from "@tresen/contract/config/config";
import { type Mail, frameMail } from "./frame";
import { headerLine } from "./header";
import { factLines, factTable } from "./order-lines";

/** The mail with a contact or rental form for the branch. Its reply address is the sender of the form. */
export function formMail({
  form,
  branch,
  config,
}: {
  form: FormData;
  branch: Branch | null;
  config: ConfigRecord;
}): Mail {
  const texts = FORM_MAIL[formKind(form)];
  const name = [form.firstName, form.lastName].filter(Boolean).join(" ");
  const subject = headerLine(`${config.shopName}: ${texts.subject(name)}`);
  const text = form.email ? FORM_MAIL.text : FORM_MAIL.noReply;
  const facts = [
    { label: MAIL_LABELS.name, value: name },
    { label: MAIL_LABELS.phone, value: form.phone },
    { label: MAIL_LABELS.email, value: form.email },
    { label: MAIL_LABELS.date, value: form.date ?? "" },
    { label: MAIL_LABELS.time, value: form.time ?? "" },
  ].filter(({ value }) => value !== "");
  const framed = frameMail({
    config,
    branch,
    subject,
    title: texts.title,
    preview: form.comment || text,
    body: () => html`<p style="margin:0">${text}</p>${factTable(facts)}${form.comment && commentOf(form.comment)}`,
    text: [text, "", ...factLines(facts), ...(form.comment ? ["", form.comment] : [])],
    note: MAIL_LABELS.sentToBranch,
  });
  return { subject, ...framed, replyTo: form.email || null };
}

function commentOf(comment: string): Html {
  const style = "margin:20px 0 0;padding-top:16px;border-top:1px solid #e3e4e7";
  return html`<p class="line" style="${style}">${lines(comment)}</p>`;
}
