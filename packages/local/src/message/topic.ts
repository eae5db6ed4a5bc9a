import type { SNSEvent } from "aws-lambda";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../clock";

const ARN = "arn:aws:sns:local:000000000000:returned-mails";
/** Lambda repeats a call that failed twice, after a longer time than this. */
const BACKOFF = [100, 1000];

/** Publishes a text to the subscribers of a topic. */
export type Publish = (message: string) => Promise<void>;

/**
 * Stands in for a topic of SNS to which a function has subscribed: calls it with each message, and again when it fails.
 * What is published when the platform is killed is lost, but for what `retellSent` repeats.
 */
export function createTopic({
  subscriber,
  clock,
  backoff = BACKOFF,
  onError,
}: {
  subscriber: (event: SNSEvent) => Promise<void>;
  clock: Pick<Clock, "now">;
  backoff?: readonly number[];
  onError: (error: unknown) => void;
}): Publish {
  const deliver = async (event: SNSEvent): Promise<void> => {
    for (const pause of [...backoff, null])
      try {
        return await subscriber(event);
      } catch (error) {
        if (pause === null) throw error;
        await wait(pause, undefined, { ref: false });
      }
  };
  return (message) => deliver(eventOf({ message, at: clock.now() })).catch(onError);
}

function eventOf({ message, at }: { message: string; at: number }): SNSEvent {
  return {
    Records: [
      {
        EventSource: "aws:sns",
        EventVersion: "1.0",
        EventSubscriptionArn: `${ARN}:${randomUUID()}`,
        Sns: {
          Type: "Notification",
          MessageId: randomUUID(),
          TopicArn: ARN,
          Subject: "",
          Message: message,
          Timestamp: new Date(at).toISOString(),
          SignatureVersion: "1",
          Signature: "",
          SigningCertUrl: "",
          UnsubscribeUrl: "",
          MessageAttributes: {},
        },
      },
    ],
  };
}
