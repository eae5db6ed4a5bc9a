import { createHash, randomUUID } from "node:crypto";

export interface QueueMessage {
  id: string;
  body: string;
  md5: string;
  sentAt: number;
  firstReceivedAt: number;
  receives: number;
  /** Names this very receiving: an older one does not count any more. */
  receipt: string;
}

/** A standard queue: at least once, in no order that anybody may count on. */
export interface Queue {
  name: string;
  send(message: { body: string; delay?: number }): Pick<QueueMessage, "id" | "md5">;
  /** Up to `max` messages, which are hidden from others for the visibility time-out. */
  receive(options: { max: number; visibility?: number }): QueueMessage[];
  /** Ends a message that was received. Doing it twice does no harm. */
  remove(receipt: string): void;
  /** Hides a message that was received for so many seconds from now on, or shows it again at once. */
  hide(options: { receipt: string; seconds: number }): void;
  size(): { visible: number; hidden: number };
  /** The messages that were received too often. */
  dead(): readonly QueueMessage[];
  /** Called whenever there may be something to receive. */
  onSend(listener: () => void): void;
  /** Milliseconds until the next hidden message shows; null where there is none. */
  untilNext(): number | null;
}

interface Held extends QueueMessage {
  visibleAt: number;
}

/** How many of those that were set aside are remembered, since a job's row is the truth about it. */
const DEAD_KEPT = 100;

/**
 * Stands in for a queue of SQS, in memory: what a kill takes away is found again by the look at the table each minute,
 * and at the start.
 * @param visibility seconds. @param receives after so many a message is set aside.
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
