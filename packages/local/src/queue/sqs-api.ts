import * as z from "zod";
import type { Answer } from "../message/ses-api";
import type { Queue } from "./queue";

/** The size limit of AWS for a message, since January 2025, and for a batch. */
const LARGEST_BODY = 1024 * 1024;
const LARGEST_BATCH = 10;

const delay = z.number().int().min(0).max(900).optional();
const body = z.string().min(1).max(LARGEST_BODY);
const queueUrl = z.object({ QueueUrl: z.string() });
const visibility = z.number().int().min(0).max(43_200);
const ACTIONS = {
  SendMessage: queueUrl.extend({ MessageBody: body, DelaySeconds: delay }),
  SendMessageBatch: queueUrl.extend({
    Entries: z
      .array(z.object({ Id: z.string(), MessageBody: body, DelaySeconds: delay }))
      .min(1)
      .max(LARGEST_BATCH),
  }),
  ReceiveMessage: queueUrl.extend({
    MaxNumberOfMessages: z.number().int().min(1).max(LARGEST_BATCH).default(1),
    VisibilityTimeout: visibility.optional(),
  }),
  DeleteMessage: queueUrl.extend({ ReceiptHandle: z.string() }),
  ChangeMessageVisibility: queueUrl.extend({ ReceiptHandle: z.string(), VisibilityTimeout: visibility }),
};

/**
 * The part of SQS's JSON protocol that the platform uses.
 * @param target the header `x-amz-target`.
 */
export function answerSqs({
  target,
  body: text,
  queues,
}: {
  target: string;
  body: string;
  queues: readonly Queue[];
}): Answer {
  const [, action = ""] = /^AmazonSQS\.(\w+)$/.exec(target) ?? [];
  const given = parsed(text);
  const { data: named } = queueUrl.safeParse(given);
  const queue = queues.find(({ name }) => named?.QueueUrl.endsWith(`/${name}`));
  if (!queue) return refusal({ code: "QueueDoesNotExist", message: "The specified queue does not exist." });
  const answered = answersOf({ queue, given })[action];
  if (!answered) return refusal({ code: "InvalidAction", message: "The action is not valid for this endpoint." });
  try {
    return json({ status: 200, value: answered() });
  } catch (error) {
    if (error instanceof z.ZodError) return refusal({ code: "InvalidParameterValue", message: z.prettifyError(error) });
    throw error;
  }
}

function answersOf({ queue, given }: { queue: Queue; given: unknown }): Record<string, () => object> {
  return {
    SendMessage: () => {
      const { MessageBody, DelaySeconds } = ACTIONS.SendMessage.parse(given);
      const { id, md5 } = queue.send({ body: MessageBody, ...(DelaySeconds ? { delay: DelaySeconds } : {}) });
      return { MessageId: id, MD5OfMessageBody: md5 };
    },
    SendMessageBatch: () => ({
      Successful: ACTIONS.SendMessageBatch.parse(given).Entries.map(({ Id, MessageBody, DelaySeconds }) => {
        const { id, md5 } = queue.send({ body: MessageBody, ...(DelaySeconds ? { delay: DelaySeconds } : {}) });
        return { Id, MessageId: id, MD5OfMessageBody: md5 };
      }),
      Failed: [],
    }),
    ReceiveMessage: () => {
      const { MaxNumberOfMessages, VisibilityTimeout } = ACTIONS.ReceiveMessage.parse(given);
      const messages = queue.receive({
        max: MaxNumberOfMessages,
        ...(VisibilityTimeout === undefined ? {} : { visibility: VisibilityTimeout }),
      });
      return {
        Messages: messages.map((message) => ({
          MessageId: message.id,
          ReceiptHandle: message.receipt,
          Body: message.body,
          MD5OfBody: message.md5,
          Attributes: { ApproximateReceiveCount: String(message.receives) },
        })),
      };
    },
    DeleteMessage: () => {
      queue.remove(ACTIONS.DeleteMessage.parse(given).ReceiptHandle);
      return {};
    },
    ChangeMessageVisibility: () => {
      const { ReceiptHandle, VisibilityTimeout } = ACTIONS.ChangeMessageVisibility.parse(given);
      queue.hide({ receipt: ReceiptHandle, seconds: VisibilityTimeout });
      return {};
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusal({ code, message }: { code: string; message: string }): Answer {
  return json({ status: 400, value: { __type: `com.amazonaws.sqs#${code}`, message } });
}

function json({ status, value }: { status: number; value: object }): Answer {
  return { status, headers: { "content-type": "application/x-amz-json-1.0" }, body: JSON.stringify(value) };
}
