import type { FormData, WithdrawalForm } from "@tresen/contract/form/form";
import { type Job, newJob } from "../platform/job";

export type Channel = "mail" | "sms";
export type Side = "branch" | "customer";

/** What a job of the kind `mail` or `sms` says to one recipient about one event. */
export interface Message {
  event: string;
  side: Side;
  to: string;
  branch?: string | undefined;
  /** What tells this time from another where the same may happen to an order again. */
  instance?: string | undefined;
  /** Staff asked for it themselves: it is sent however the order stands, and was counted when they did. */
  isRequested?: boolean;
  /** The orders' numbers, where the message is about several. */
  orders?: string[];
  /** What was filled in, where the message is about a form. */
  form?: FormData;
  /** What was declared, where the message is about a withdrawal that came without a key to its order. */
  withdrawal?: WithdrawalForm;
}

/** A form holds more of a person than anything else that is sent. */
const FORM_KEPT_DAYS = 30;

export const TEST_EVENT = "test";

/**
 * Whether a message's owner is its order. Neither forms nor tests have one, and a declared withdrawal only claims to.
 */
export function isAboutOrder({ event, form, withdrawal, orders }: Message): boolean {
  return !form && !withdrawal && !orders && event !== TEST_EVENT;
}

export interface NewMessage extends Message {
  /** The order's number, or the form's, the withdrawal's or, of several orders, the message's own. */
  owner: string;
  channel: Channel;
  createdAt: string;
  group?: string;
}

/** A message as a job that is due at once, unless it says otherwise. @param at the machine's clock. */
export function messageJob({
  owner,
  channel,
  createdAt,
  group,
  at,
  dueAt = at,
  ...message
}: NewMessage & { at: number; dueAt?: number }): Job {
  return newJob({
    kind: channel,
    key: messageKey({ owner, channel, ...message }),
    owner,
    ...(group === undefined ? {} : { group }),
    data: message,
    createdAt,
    dueAt,
    at,
    ...(message.form ? { keptDays: FORM_KEPT_DAYS } : {}),
  });
}

/** Messages that say the same to the same recipient, and may be joined. */
export function groupOf({ branch = "", channel, to }: Pick<NewMessage, "branch" | "channel" | "to">): string {
  return [branch, channel, to].join(" ");
}

/** By this a message is known: what is said to whom, and which way. */
export function messageKey(message: Pick<NewMessage, "owner" | "event" | "side" | "channel" | "instance">): string {
  return [message.owner, keptKey(message)].join("#");
}

/** The part of it that tells the messages of one owner apart. */
export function keptKey({
  event,
  side,
  channel,
  instance,
}: Pick<NewMessage, "event" | "side" | "channel" | "instance">): string {
  return [event, side, channel, ...(instance === undefined ? [] : [instance])].join("#");
}

/** What a job of the kind `mail` or `sms` is to say. @throws Error where it says nothing. */
export function messageOf({ kind, key, data }: Job): Message {
  if (!isMessage(data)) throw new Error(`The job ${kind}#${key} holds no message.`);
  return data;
}

function isMessage(data: object): data is Message {
  return "event" in data && "side" in data && "to" in data;
}
