import type { SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import type { Clock } from "../clock";
import { REGION } from "../environment";
import type { Queue, QueueMessage } from "./queue";

export interface QueueMapping {
  stop(): Promise<void>;
}

/** The longest interval between polls for messages that become visible again. */
const LONGEST_WAIT = 10_000;

/**
 * Passes the messages of a queue to its function, as Lambda does: in batches. After the visibility timeout it retries
 * the messages that the function reported as failed, or the whole batch if the function itself fails.
 */
export function startQueueMapping({
  queue,
  clock,
  batchSize,
  handler,
  onError,
}: {
  queue: Queue;
  /** The clock for the timestamps of messages that the functions receive. */
  clock: Pick<Clock, "offset">;
  batchSize: number;
  handler: (event: SQSEvent) => Promise<SQSBatchResponse | undefined>;
  onError: (error: unknown) => void;
}): QueueMapping {
  let isStopped = false;
  let wake = (): void => undefined;
  let isKicked = false;
  queue.onSend(() => {
    isKicked = true;
    wake();
  });
  const pause = async (): Promise<void> => {
    if (isKicked || isStopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(queue.untilNext() ?? LONGEST_WAIT, LONGEST_WAIT));
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const run = async (): Promise<void> => {
    while (!isStopped) {
      isKicked = false;
      const messages = queue.receive({ max: batchSize });
      if (messages.length === 0) {
        await pause();
        continue;
      }
      try {
        const answer = await handler(eventOf({ queue, clock, messages }));
        const failed = new Set(answer?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
        for (const { id, receipt } of messages) if (!failed.has(id)) queue.remove(receipt);
      } catch (error) {
        onError(error);
      }
    }
  };
  const ended = run();
  return {
    stop: () => {
      isStopped = true;
      wake();
      return ended;
    },
  };
}

interface Given {
  queue: Queue;
  clock: Pick<Clock, "offset">;
}

/** Messages in the form of Lambda's event. The queue itself uses the machine's clock. */
export function eventOf({ messages, ...given }: Given & { messages: readonly QueueMessage[] }): SQSEvent {
  return { Records: messages.map((message) => recordOf({ ...given, message })) };
}

function recordOf({ queue, clock: { offset }, message }: Given & { message: QueueMessage }): SQSRecord {
  return {
    messageId: message.id,
    receiptHandle: message.receipt,
    body: message.body,
    md5OfBody: message.md5,
    attributes: {
      ApproximateReceiveCount: String(message.receives),
      SentTimestamp: String(message.sentAt + offset),
      SenderId: "tresen",
      ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt + offset),
    },
    messageAttributes: {},
    eventSource: "aws:sqs",
    eventSourceARN: `arn:aws:sqs:${REGION}:000000000000:${queue.name}`,
    awsRegion: REGION,
  };
}
