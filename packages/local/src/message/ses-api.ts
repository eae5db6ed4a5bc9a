import * as z from "zod";
import type { Clock } from "../clock";
import type { Mailbox } from "./mailbox";
import type { RefusalMode, Refusals } from "./refusals";
import { sendEvent, simulatedEvents } from "./simulator";
import type { Publish } from "./topic";

const content = z.object({ Data: z.string(), Charset: z.string().optional() });
/** A file in the mail; its bytes are in base64, as everywhere in JSON of AWS. */
const attachment = z.object({
  RawContent: z.base64(),
  FileName: z.string().min(1),
  ContentType: z.string().default("application/octet-stream"),
  ContentTransferEncoding: z.enum(["BASE64", "QUOTED_PRINTABLE", "SEVEN_BIT"]).default("SEVEN_BIT"),
  ContentDisposition: z.enum(["ATTACHMENT", "INLINE"]).default("ATTACHMENT"),
  ContentId: z.string().min(1).max(78).optional(),
});
/** The characters that SES allows in names and values of tags. */
const tagged = z.string().regex(/^[A-Za-z0-9_.@-]{1,256}$/);
const outbound = z.object({
  ConfigurationSetName: z.string().min(1).optional(),
  EmailTags: z.array(z.object({ Name: tagged, Value: tagged })).default([]),
  FromEmailAddress: z.string().min(3),
  Destination: z.object({ ToAddresses: z.array(z.string().min(3)).min(1) }),
  ReplyToAddresses: z.array(z.string()).default([]),
  Content: z.object({
    Simple: z.object({
      Subject: content,
      Body: z.object({ Html: content, Text: content }),
      Attachments: z.array(attachment).default([]),
    }),
  }),
});

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The error of SES for each way of refusing a mail. */
const REFUSED: Readonly<Record<RefusalMode, Refused>> = {
  rejected: { status: 400, type: "MessageRejected", message: "Email address is not verified." },
  overloaded: { status: 429, type: "TooManyRequestsException", message: "Maximum sending rate exceeded." },
};

interface Refused {
  status: number;
  type: string;
  message: string;
}

/** `SendEmail` of SES v2, as far as the platform uses it. Requests that it never sends are refused with SES's error. */
export function answerSes({
  body,
  mailbox,
  refusals,
  clock,
  publish,
}: {
  body: string;
  mailbox: Mailbox;
  refusals: Refusals;
  clock: Clock;
  /** To the topic of the configuration set. */
  publish: Publish;
}): Answer {
  const parsed = outbound.safeParse(jsonOf(body));
  if (!parsed.success)
    return badRequest(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));
  const { FromEmailAddress: from, Destination, ReplyToAddresses, Content, ...rest } = parsed.data;
  const { Subject, Body, Attachments } = Content.Simple;
  // SES also refuses characters that a header cannot contain.
  if ([from, Subject.Data, ...Destination.ToAddresses, ...ReplyToAddresses].some((text) => /[\r\n]/.test(text)))
    return badRequest("A header may not contain line breaks.");
  if ([from, ...Destination.ToAddresses, ...ReplyToAddresses].some((text) => /[^\x00-\x7f]/.test(text)))
    return badRequest("Local address contains control or whitespace");
  const mode = refusals.modeFor(Destination.ToAddresses);
  if (mode) return refusal(REFUSED[mode]);
  const at = clock.now();
  const { ConfigurationSetName: configurationSet, EmailTags } = rest;
  const tags = Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value]));
  const id = mailbox.addMail({
    ...(configurationSet === undefined ? {} : { configurationSet, tags }),
    at,
    from,
    to: Destination.ToAddresses.join(", "),
    replyTo: ReplyToAddresses.join(", "),
    subject: Subject.Data,
    html: Body.Html.Data,
    text: Body.Text.Data,
    files: Attachments.map(({ FileName, ContentType, ContentId, RawContent }) => ({
      ...{ name: FileName, type: ContentType, base64: RawContent },
      ...(ContentId === undefined ? {} : { contentId: ContentId }),
    })),
  });
  if (configurationSet !== undefined) {
    const accepted = { id, at, from, to: Destination.ToAddresses, tags, configurationSet };
    for (const event of [sendEvent(accepted), ...simulatedEvents(accepted)]) void publish(JSON.stringify(event));
  }
  return { status: 200, headers: { "content-type": "application/json" }, body: JSON.stringify({ MessageId: id }) };
}

/** The answer of SES for an unknown path. */
export function refuseUnknownPath(): Answer {
  return refusal({ status: 404, type: "NotFoundException", message: "Not found" });
}

function badRequest(message: string): Answer {
  return refusal({ status: 400, type: "BadRequestException", message });
}

function refusal({ status, type, message }: Refused): Answer {
  return {
    status,
    headers: { "content-type": "application/json", "x-amzn-errortype": type },
    body: JSON.stringify({ message }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
