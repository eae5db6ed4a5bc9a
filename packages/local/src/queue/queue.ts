import { createHash, randomUUID } from "node:crypto";

export interface QueueMessage {
  id: string;
  body: string;
  md5: string;
  sentAt: number;
  firstReceivedAt: number;
  receives: number;
  /** Identifies this receive; the handles of earlier receives become invalid. */
  receipt: string;
}

/** A standard queue: delivers at least once, in no guaranteed order. */
export interface Queue {
  name: string;
  send(message: { body: string; delay?: number }): Pick<QueueMessage, "id" | "md5">;
  /** Receives up to `max` messages and hides them for the visibility timeout. */
  receive(options: { max: number; visibility?: number }): QueueMessage[];
  /** Deletes a received message. Repeating it does no harm. */
  remove(receipt: string): void;
  /** Hides a received message for the given number of seconds from now, or makes it visible at once. */
  hide(options: { receipt: string; seconds: number }): void;
  size(): { visible: number; hidden: number };
  /** The messages in the dead-letter queue, which were received too often. */
  dead(): readonly QueueMessage[];
  /** Called when there may be a message to receive. */
  onSend(listener: () => void): void;
  /** Milliseconds until the next hidden message becomes visible; null if none is hidden. */
  untilNext(): number | null;
}

interface Held extends QueueMessage {
  visibleAt: number;
}

/** The number of dead-lettered messages that are kept, since a job's row contains its state. */
const DEAD_KEPT = 100;

/**
 * Stands in for a queue of SQS, in memory. Messages lost by a kill are sent again by the sweep of the table each minute
 * and at the start.
 * @param visibility seconds.
 * @param receives the number of receives after which a message is dead-lettered.
 */
export function createQueue({
  name,
  visibility,
  receives,
  clock = Date.now,
}: {
  name: string;
  visibility: number;
  receives: number;
  clock?: () => number;
}): Queue {
  const messages = new Map<string, Held>();
  const dead: QueueMessage[] = [];
  let listener = (): void => undefined;
  const bury = (message: Held): void => {
    messages.delete(message.id);
    dead.unshift(message);
    dead.length = Math.min(dead.length, DEAD_KEPT);
  };
  const received = (receipt: string): Held | undefined =>
    [...messages.values()].find((message) => message.receipt === receipt && receipt !== "");
  return {
    name,
    send: ({ body, delay = 0 }) => {
      const now = clock();
      const message: Held = {
        id: randomUUID(),
        body,
        md5: createHash("md5").update(body).digest("hex"),
        sentAt: now,
        firstReceivedAt: 0,
        receives: 0,
        receipt: "",
        visibleAt: now + delay * 1000,
      };
      messages.set(message.id, message);
      listener();
      return message;
    },
    receive: ({ max, visibility: seconds = visibility }) => {
      const now = clock();
      const given: QueueMessage[] = [];
      for (const message of messages.values()) {
        if (given.length === max) break;
        if (message.visibleAt > now) continue;
        if (message.receives >= receives) {
          bury(message);
          continue;
        }
        message.receives += 1;
        message.firstReceivedAt ||= now;
        message.receipt = randomUUID();
        message.visibleAt = now + seconds * 1000;
        given.push({ ...message });
      }
      return given;
    },
    remove: (receipt) => {
      const message = received(receipt);
      if (message) messages.delete(message.id);
    },
    hide: ({ receipt, seconds }) => {
      const message = received(receipt);
      if (!message) return;
      message.visibleAt = clock() + seconds * 1000;
      listener();
    },
    size: () => {
      const now = clock();
      const visible = [...messages.values()].filter(({ visibleAt }) => visibleAt <= now).length;
      return { visible, hidden: messages.size - visible };
    },
    dead: () => dead,
    onSend: (next) => {
      listener = next;
    },
    untilNext: () => {
      const times = [...messages.values()].map(({ visibleAt }) => visibleAt - clock());
      return times.length === 0 ? null : Math.max(0, Math.min(...times));
    },
  };
}
