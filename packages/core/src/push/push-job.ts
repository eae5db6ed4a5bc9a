import { createHash } from "node:crypto";
import type { PushEvent } from "@tresen/contract/push/push";
import type { SwapReader, SwapState } from "@tresen/contract/planning/swap/shift-swap.state";
import { DAY, HOUR, MINUTE } from "@tresen/contract/kit/time";
import type { StaffRequest } from "../outbox";
import { type Job, newJob } from "../platform/job";
import type { Urgency } from "./protocol";

/** The content of a job of the kind `push`: one cause for one browser. */
export interface PushJob {
  event: PushEvent;
  device: string;
  /** The id of the subscription. */
  subscription: string;
  /** Distinguishes it from an earlier one of the same event, where that may happen again. */
  instance?: string | undefined;
  /** The branch of the order or shifts; of a test the name of the device. */
  branch?: string | undefined;
  name?: string;
  /** What is wrong, for an alarm. */
  text?: string;
  /** Whom a message about shifts tells of which ones. */
  plan?: { user: string; shifts: string[] } | undefined;
  /** The state of a request to swap shifts of which somebody is told, and as what. */
  swap?: { state: SwapState; reader: SwapReader } | undefined;
  /** What is told of an absence, or of a request to correct recorded time. */
  request?: StaffRequest | undefined;
  /** How often the push service asked to wait. */
  delays?: number;
}

/** How long a message is worth sending, in milliseconds, and whether it wakes a sleeping browser. */
export const DELIVERY: Readonly<Record<PushEvent, { lifetime: number; urgency: Urgency }>> = {
  newOrder: { lifetime: 30 * MINUTE, urgency: "high" },
  confirmed: { lifetime: HOUR, urgency: "normal" },
  changed: { lifetime: HOUR, urgency: "high" },
  cancelled: { lifetime: HOUR, urgency: "high" },
  escalated: { lifetime: 15 * MINUTE, urgency: "high" },
  alarm: { lifetime: 15 * MINUTE, urgency: "high" },
  test: { lifetime: MINUTE, urgency: "high" },
  shiftPlan: { lifetime: DAY, urgency: "normal" },
  shiftSwap: { lifetime: DAY, urgency: "normal" },
  absence: { lifetime: DAY, urgency: "normal" },
  timeRequest: { lifetime: DAY, urgency: "normal" },
  shiftAnswer: { lifetime: DAY, urgency: "normal" },
  timeNews: { lifetime: DAY, urgency: "normal" },
};

/** Jobs of messages that say nothing personal are kept as long as people ask why nothing rang. */
const KEPT_DAYS = 14;

/** @param owner the uid of the order, the id of the device for a test, of the publication for shifts, or of the request that it tells of. @param at by the machine's clock. */
export function pushJob({
  owner,
  createdAt,
  at,
  ...data
}: PushJob & { owner: string; createdAt: string; at: number }): Job {
  return newJob({
    kind: "push",
    key: keyOf({ owner, ...data }),
    owner,
    data,
    createdAt,
    dueAt: at,
    at,
    keptDays: KEPT_DAYS,
  });
}

function keyOf({ owner, event, instance, subscription }: PushJob & { owner: string }): string {
  // The instance of an escalation names a phone number or address if its step has one.
  const again = instance === undefined ? "" : `#${hashOf(instance).slice(0, 16)}`;
  return `${owner}#${event}#${subscription}${again}`;
}

/** Names the cause within what a push service takes as a topic. */
export function topicOf({ owner, event }: { owner: string; event: PushEvent }): string {
  return hashOf(`${owner} ${event}`).slice(0, 32);
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
