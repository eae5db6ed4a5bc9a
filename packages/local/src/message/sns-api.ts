import { randomUUID } from "node:crypto";
import { type Html, html } from "@tresen/contract/page/html";
import type { Clock } from "../clock";
import type { Mailbox } from "./mailbox";
import type { Answer } from "./ses-api";

const NAMESPACE = "http://sns.amazonaws.com/doc/2010-03-31/";
const LARGEST = 1600;

/** `Publish` of SNS to a telephone number, in its query protocol. */
export function answerSns({ body, mailbox, clock }: { body: string; mailbox: Mailbox; clock: Clock }): Answer {
  const form = new URLSearchParams(body);
  const to = form.get("PhoneNumber") ?? "";
  const text = form.get("Message") ?? "";
  if (form.get("Action") !== "Publish")
    return refusal("InvalidAction", "The action or operation requested is invalid.");
  if (!/^\+[1-9]\d{5,14}$/.test(to)) return refusal("InvalidParameter", "Invalid parameter: PhoneNumber");
  if (text === "" || Buffer.byteLength(text) > LARGEST)
    return refusal("InvalidParameter", "Invalid parameter: Message");
  const sender = attributeOf({ form, name: "AWS.SNS.SMS.SenderID" }) ?? "";
  if (sender !== "" && !/^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/.test(sender))
    return refusal("InvalidParameter", "Invalid parameter: SenderID");
  const id = mailbox.addSms({ at: clock.now(), to, sender, text });
  const result = html`<PublishResult><MessageId>${id}</MessageId></PublishResult>`;
  const metadata = html`<ResponseMetadata>${requestId()}</ResponseMetadata>`;
  return xml(200, html`<PublishResponse xmlns="${NAMESPACE}">${result}${metadata}</PublishResponse>`);
}

function attributeOf({ form, name }: { form: URLSearchParams; name: string }): string | null {
  for (const [key, value] of form) {
    const [, index] = /^MessageAttributes\.entry\.(\d+)\.Name$/.exec(key) ?? [];
    if (index && value === name) return form.get(`MessageAttributes.entry.${index}.Value.StringValue`);
  }
  return null;
}

function refusal(code: string, message: string): Answer {
  const error = html`<Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error>`;
  return xml(400, html`<ErrorResponse xmlns="${NAMESPACE}">${error}${requestId()}</ErrorResponse>`);
}

function requestId(): Html {
  return html`<RequestId>${randomUUID()}</RequestId>`;
}

function xml(status: number, body: Html): Answer {
  return { status, headers: { "content-type": "text/xml" }, body: body.text };
}
