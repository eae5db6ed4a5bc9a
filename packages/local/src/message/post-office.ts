import { type IncomingMessage, type Server, createServer } from "node:http";
import { queueFunctions } from "@tresen/functions/routes";
import type { Clock } from "../clock";
import type { Queue } from "../queue/queue";
import { answerSqs } from "../queue/sqs-api";
import { type Mailbox, openMailbox } from "./mailbox";
import { type Refusals, createRefusals } from "./refusals";
import { type Answer, answerSes, refuseUnknownPath } from "./ses-api";
import { answerSns } from "./sns-api";
import { sendEvent } from "./simulator";
import type { Publish } from "./topic";

/** The size limit of a request, far above a mail with the largest possible order. */
const LARGEST_BODY = 10 * 1024 * 1024;

/** More mails than are on their way at once. */
const RETOLD = 50;

export interface PostOffice {
  /** For `SES_ENDPOINT`, `SNS_ENDPOINT` and `SQS_ENDPOINT`: one address suffices, because their requests differ. */
  endpoint: string;
  mailbox: Mailbox;
  /** The recipients whose mails are refused. */
  refusals: Refusals;
  /**
   * Tells once more which of the newest mails were sent: SES loses no such notice when the platform is killed, before its
   * jobs are tried again.
   */
  retellSent(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Stands in for SES, SNS and SQS: implements their protocols and keeps messages in `folder` and queues in memory.
 * Nothing leaves this machine.
 */
export async function startPostOffice({
  folder,
  clock,
  queues = [],
  publish = async () => undefined,
  onError,
}: {
  folder: string;
  clock: Clock;
  queues?: readonly Queue[];
  /** Gets what SES tells of mails that came back. */
  publish?: Publish;
  onError: (error: unknown) => void;
}): Promise<PostOffice> {
  const mailbox = openMailbox(folder);
  const refusals = createRefusals();
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await readBody(request).catch(() => null);
      if (body === null) return void response.destroy();
      const { status, headers, body: text } = answerTo({ request, body, mailbox, refusals, clock, queues, publish });
      response.writeHead(status, headers).end(text);
    };
    answer().catch((error: unknown) => {
      onError(error);
      response.destroy();
    });
  });
  const port = await listen(server);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    mailbox,
    refusals,
    retellSent: async () => {
      for (const { configurationSet, tags = {}, to, ...mail } of mailbox.mails().slice(0, RETOLD))
        if (configurationSet !== undefined)
          await publish(JSON.stringify(sendEvent({ ...mail, to: to.split(", "), tags, configurationSet })));
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The environment variables by which core finds it. Addresses set by the person who starts the platform take
 * precedence.
 */
export function messageEnvironment({
  endpoint,
  given,
}: {
  endpoint: string;
  given: NodeJS.ProcessEnv;
}): Record<string, string> {
  return {
    MAIL_SENDER: given.MAIL_SENDER || "bestellung@tresen.example",
    SES_ENDPOINT: given.SES_ENDPOINT || endpoint,
    // SES itself would refuse a mail with a set that it does not know.
    ...(given.SES_ENDPOINT ? {} : { MAIL_CONFIGURATION_SET: "local" }),
    SNS_ENDPOINT: given.SNS_ENDPOINT || endpoint,
    SQS_ENDPOINT: endpoint,
    JOB_QUEUES: JSON.stringify(
      Object.fromEntries(queueFunctions.map(({ kind }) => [kind, `${endpoint}/000000000000/${kind}`])),
    ),
  };
}

function answerTo({
  request,
  body,
  mailbox,
  refusals,
  clock,
  queues,
  publish,
}: {
  request: IncomingMessage;
  body: string;
  mailbox: Mailbox;
  refusals: Refusals;
  clock: Clock;
  queues: readonly Queue[];
  publish: Publish;
}): Answer {
  const target = request.headers["x-amz-target"];
  if (typeof target === "string") return answerSqs({ target, body, queues });
  const path = (request.url ?? "/").split("?", 1)[0];
  if (request.method === "POST" && path === "/v2/email/outbound-emails")
    return answerSes({ body, mailbox, refusals, clock, publish });
  if (request.method === "POST" && path === "/") return answerSns({ body, mailbox, clock });
  return refuseUnknownPath();
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const body: AsyncIterable<Buffer> = request;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new RangeError("The message is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}
