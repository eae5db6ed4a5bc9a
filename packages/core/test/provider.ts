import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { beforeAll, beforeEach } from "vitest";
import { messageEnv } from "../src/platform/env";

export interface ReceivedMail {
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  html: string;
  text: string;
  /** Further headers by name. */
  headers: Record<string, string>;
  /** The tags by which SES counts and tells of it, by name. */
  tags: Record<string, string>;
}

export interface ReceivedSms {
  to: string;
  text: string;
  sender: string | null;
}

/** A message of a queue: a job's id. */
export interface QueuedMessage {
  queue: string;
  body: string;
  /** Seconds that it is kept back. */
  delay: number;
}

/** What the next calls of either service end as, one after another; without any they succeed. */
export type Behaviour = "reject" | "throttle" | "hang up after taking it";

export interface Provider {
  mails: ReceivedMail[];
  sms: ReceivedSms[];
  queued: QueuedMessage[];
  behaviours: Behaviour[];
}

interface Outbound {
  FromEmailAddress: string;
  Destination: { ToAddresses: string[] };
  ReplyToAddresses?: string[];
  EmailTags?: { Name: string; Value: string }[];
  Content: {
    Simple: {
      Subject: { Data: string };
      Body: { Html: { Data: string }; Text: { Data: string } };
      Headers?: { Name: string; Value: string }[];
    };
  };
}

interface SentBatch {
  QueueUrl: string;
  Entries: { Id: string; MessageBody: string; DelaySeconds: number }[];
}

/** The provider for all tests of a file. What it received is removed before each test. */
export function useProvider(): Provider {
  const provider: Provider = { mails: [], sms: [], queued: [], behaviours: [] };
  beforeAll(() => startProvider(provider));
  beforeEach(() => {
    for (const list of Object.values(provider)) list.length = 0;
  });
  return provider;
}

/** SES, SNS and SQS at the HTTP level, as far as the tests need them. @returns a function that stops them. */
async function startProvider(provider: Provider): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      if (request.headers["x-amz-target"] === "AmazonSQS.SendMessageBatch") {
        const { QueueUrl, Entries } = JSON.parse(body) as SentBatch;
        const queue = QueueUrl.slice(QueueUrl.lastIndexOf("/") + 1);
        for (const { MessageBody, DelaySeconds } of Entries)
          provider.queued.push({ queue, body: MessageBody, delay: DelaySeconds });
        const Successful = Entries.map(({ Id, MessageBody }) => ({
          Id,
          MessageId: Id,
          MD5OfMessageBody: createHash("md5").update(MessageBody).digest("hex"),
        }));
        response.writeHead(200, { "content-type": "application/x-amz-json-1.0" });
        return void response.end(JSON.stringify({ Successful, Failed: [] }));
      }
      const isMail = request.url === "/v2/email/outbound-emails";
      const behaviour = provider.behaviours.shift();
      if (behaviour === "reject" || behaviour === "throttle") {
        const status = behaviour === "reject" ? 400 : 429;
        const code = isMail
          ? { reject: "MessageRejected", throttle: "TooManyRequestsException" }[behaviour]
          : { reject: "InvalidParameter", throttle: "Throttled" }[behaviour];
        if (isMail)
          response
            .writeHead(status, { "x-amzn-errortype": code, "content-type": "application/json" })
            .end(JSON.stringify({ message: "no" }));
        else response.writeHead(status, { "content-type": "text/xml" }).end(errorXml(code));
        return;
      }
      if (isMail) {
        const mail = JSON.parse(body) as Outbound;
        provider.mails.push({
          from: mail.FromEmailAddress,
          to: mail.Destination.ToAddresses,
          replyTo: mail.ReplyToAddresses ?? [],
          subject: mail.Content.Simple.Subject.Data,
          html: mail.Content.Simple.Body.Html.Data,
          text: mail.Content.Simple.Body.Text.Data,
          tags: Object.fromEntries((mail.EmailTags ?? []).map(({ Name, Value }) => [Name, Value])),
          headers: Object.fromEntries((mail.Content.Simple.Headers ?? []).map(({ Name, Value }) => [Name, Value])),
        });
      } else {
        const form = new URLSearchParams(body);
        const values = [...form.keys()]
          .filter((key) => form.get(key) === "AWS.SNS.SMS.SenderID")
          .map((key) => form.get(key.replace(/Name$/, "Value.StringValue")));
        provider.sms.push({
          to: form.get("PhoneNumber") ?? "",
          text: form.get("Message") ?? "",
          sender: values[0] ?? null,
        });
      }
      if (behaviour === "hang up after taking it") return request.socket.destroy();
      if (isMail)
        response
          .writeHead(200, { "content-type": "application/json" })
          .end(JSON.stringify({ MessageId: `mail-${provider.mails.length}` }));
      else response.writeHead(200, { "content-type": "text/xml" }).end(publishedXml(`sms-${provider.sms.length}`));
    });
  });
  const { port, hostname } = new URL(messageEnv.SES_ENDPOINT ?? "");
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function errorXml(code: string): string {
  const error = `<Error><Type>Sender</Type><Code>${code}</Code><Message>no</Message></Error>`;
  return `<ErrorResponse>${error}</ErrorResponse>`;
}

function publishedXml(id: string): string {
  const result = `<PublishResult><MessageId>${id}</MessageId></PublishResult>`;
  return `<PublishResponse>${result}</PublishResponse>`;
}
