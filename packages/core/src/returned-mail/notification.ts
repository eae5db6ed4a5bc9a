import type { ReturnKind } from "@tresen/contract/health/returned-mail";
import * as z from "zod";

/** The name of the tag by which a mail tells its job. */
export const JOB_TAG = "job";

const recipients = z.array(z.object({ emailAddress: z.string().min(3).max(400) })).min(1);
const timestamp = z.iso.datetime({ offset: true });
const mail = z.object({
  messageId: z.string().min(1).max(200),
  tags: z.record(z.string(), z.array(z.string())).default({}),
});
/** @see https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html */
const notification = z.discriminatedUnion("eventType", [
  z.object({
    eventType: z.literal("Bounce"),
    mail,
    bounce: z.object({
      bounceType: z.enum(["Permanent", "Transient", "Undetermined"]),
      bouncedRecipients: recipients,
      timestamp,
    }),
  }),
  z.object({
    eventType: z.literal("Complaint"),
    mail,
    complaint: z.object({
      complainedRecipients: recipients,
      complaintFeedbackType: z.string().nullish(),
      timestamp,
    }),
  }),
]);

const sent = z.object({ eventType: z.literal("Send"), mail: mail.extend({ timestamp }) });

/** A mail that SES has accepted. */
export interface Sent {
  messageId: string;
  job: string | undefined;
  at: string;
}

/** @returns null for any other text. */
export function sentIn(message: string): Sent | null {
  const { data } = sent.safeParse(jsonOf(message));
  if (!data) return null;
  const { messageId, tags, timestamp: at } = data.mail;
  return { messageId, job: tags[JOB_TAG]?.[0], at: utc(at) };
}

/** What SES says of a mail that it had accepted. */
export interface Returned {
  messageId: string;
  /** The id of the job that sent it, if the mail tells it. */
  job: string | undefined;
  kind: ReturnKind;
  at: string;
  addresses: string[];
}

/**
 * Reads a notification of SES about a mail that came back or was reported.
 * @returns null for any other text, and for a report that a mail was wrongly taken for unwanted.
 */
export function returnedIn(message: string): Returned | null {
  const { data } = notification.safeParse(jsonOf(message));
  if (!data) return null;
  const { messageId, tags } = data.mail;
  const common = { messageId, job: tags[JOB_TAG]?.[0] };
  if (data.eventType === "Bounce") {
    const { bounceType, bouncedRecipients, timestamp: at } = data.bounce;
    const kind = bounceType === "Permanent" ? "permanent" : "transient";
    return { ...common, kind, at: utc(at), addresses: addressesOf(bouncedRecipients) };
  }
  const { complainedRecipients, complaintFeedbackType, timestamp: at } = data.complaint;
  if (complaintFeedbackType === "not-spam") return null;
  return { ...common, kind: "complaint", at: utc(at), addresses: addressesOf(complainedRecipients) };
}

/** Some mail servers tell the address with a name before it. */
function addressesOf(all: z.output<typeof recipients>): string[] {
  return all.map(({ emailAddress }) => /<([^<>]+)>\s*$/.exec(emailAddress)?.[1] ?? emailAddress);
}

function utc(at: string): string {
  return new Date(at).toISOString();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
