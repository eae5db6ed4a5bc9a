import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { type Attachment, SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { env, messageEnv } from "../../platform/env";
import { requestHandler } from "../../platform/sdk";
import type { Mail, MailFile } from "./frame";
import { mailbox } from "./header";
import { JOB_TAG, findSentMail } from "../../returned-mail";
import { type Job, type Outcome, jobId } from "../../platform/job";

/** SES errors after which a mail will never be accepted. Other errors may be temporary. */
const FINAL = new Set(["MessageRejected", "BadRequestException"]);

const client = new SESv2Client({
  region: env.AWS_REGION,
  ...(messageEnv.SES_ENDPOINT ? { endpoint: messageEnv.SES_ENDPOINT } : {}),
  maxAttempts: 3,
  requestHandler: requestHandler({ connectionTimeout: 1000, requestTimeout: 8000 }),
});

/** The longest value of a tag. */
const LONGEST_TAG = 256;

/**
 * Sends the mail of a job. One whose answer was lost is not sent again once SES has told that it was sent, which takes
 * seconds; a job is tried again after minutes.
 */
export async function sendMail({
  mail,
  to,
  senderName,
  job,
}: {
  mail: Mail;
  to: string;
  senderName: string;
  job: Job;
}): Promise<Outcome> {
  if (!messageEnv.MAIL_SENDER) return { state: "failed", reason: JOB_REASONS.noSender };
  const tag = jobId(job);
  const earlier = job.attempts > 1 ? await findSentMail(tag) : null;
  if (earlier !== null) return { state: "done", result: earlier };
  const charset = { Charset: "UTF-8" };
  const command = new SendEmailCommand({
    FromEmailAddress: mailbox({ name: senderName, address: messageEnv.MAIL_SENDER }),
    Destination: { ToAddresses: [to] },
    ...(mail.replyTo ? { ReplyToAddresses: [mail.replyTo] } : {}),
    ...(messageEnv.MAIL_CONFIGURATION_SET ? { ConfigurationSetName: messageEnv.MAIL_CONFIGURATION_SET } : {}),
    // SES tells it when the mail comes back.
    ...(tag.length <= LONGEST_TAG ? { EmailTags: [{ Name: JOB_TAG, Value: tag }] } : {}),
    Content: {
      Simple: {
        Subject: { Data: mail.subject, ...charset },
        ...(mail.headers ? { Headers: mail.headers.map(({ name, value }) => ({ Name: name, Value: value })) } : {}),
        Body: { Html: { Data: mail.html, ...charset }, Text: { Data: mail.text, ...charset } },
        ...(mail.files ? { Attachments: mail.files.map(attachmentOf) } : {}),
      },
    },
  });
  try {
    const { MessageId } = await client.send(command);
    return { state: "done", ...(MessageId ? { result: MessageId } : {}) };
  } catch (error) {
    const reason = error instanceof Error ? error.name : JOB_REASONS.unknown;
    return { state: FINAL.has(reason) ? "failed" : "retry", reason };
  }
}

function attachmentOf({ name, type, bytes, contentId }: MailFile): Attachment {
  return {
    RawContent: bytes,
    FileName: name,
    ContentType: type,
    ContentTransferEncoding: "BASE64",
    ...(contentId === undefined
      ? { ContentDisposition: "ATTACHMENT" }
      : { ContentDisposition: "INLINE", ContentId: contentId }),
  };
}
