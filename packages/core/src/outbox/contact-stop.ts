import { createHash, randomBytes } from "node:crypto";
import { normalizeMail } from "@tresen/contract/customer/customer-fields";
import { STOPPED_USES, type StoppedUse } from "@tresen/contract/reminder/reminder-kinds";
import { STOP_LINK_GONE } from "@tresen/contract/reminder/reminder.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { type TransactionWrite, batchRead, keyOf, storageCall, transactionWrites } from "../platform/db";
import { env } from "../platform/env";
import { AppError } from "../platform/errors";
import { ContactStopEntity, StopLinkEntity } from "./contact-stop.entity";

/** 96 bits: impossible to guess, and short enough for an SMS. */
const TOKEN_BYTES = 12;
/** Links are kept long, since somebody may stop messages much later. */
const KEPT_DAYS = 400;

export interface StopLink {
  use: StoppedUse;
  isStopped: boolean;
}

/**
 * Creates the link in a message by which its recipient stops all messages of the same use, without signing in.
 * @param contact a mail address, or a phone number with its country. @param at by the machine's clock.
 */
export async function createStopLink({
  contact,
  use,
  at,
}: {
  contact: string;
  use: StoppedUse;
  at: number;
}): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const expiresAt = Math.ceil(at / 1000) + KEPT_DAYS * 86_400;
  await storageCall(() =>
    StopLinkEntity.put({ token, contactHash: contactHashOf(contact), use, expiresAt }).go({ response: "none" }),
  );
  return `${env.PUBLIC_URL}/api/stop/${token}`;
}

/** What a link stops, and whether it is stopped. @throws missing. */
export async function openStopLink({ token }: { token: string }): Promise<StopLink> {
  const { contactHash, use } = await findLink(token);
  return { use, isStopped: (await stoppedUses(contactHash)).includes(use) };
}

/** Stops messages to the contact that the link was sent to, or allows them again. @throws missing. */
export async function followStopLink({
  token,
  stop,
  now,
}: {
  token: string;
  stop: boolean;
  now: Instant;
}): Promise<StopLink> {
  const { contactHash, use } = await findLink(token);
  await writeStop({ contactHash, use, stop, now });
  return { use, isStopped: stop };
}

interface Stop {
  /** A mail address or a number with its country. */
  contact: string;
  use: StoppedUse;
  stop: boolean;
  now: Instant;
}

/** Stops messages to a mail address or number, or allows them again. */
export function setContactStop({ contact, ...change }: Stop): Promise<void> {
  return writeStop({ contactHash: contactHashOf(contact), ...change });
}

/** The same as a write of a transaction. */
export function contactStopWrites({ contact, use, stop, now }: Stop): TransactionWrite[] {
  const contactHash = contactHashOf(contact);
  const stoppedAt = new Date(now).toISOString();
  return transactionWrites({
    entities: { stops: ContactStopEntity },
    writes: ({ stops }) => [
      stop ? stops.put({ contactHash, use, stoppedAt }).commit() : stops.delete({ contactHash, use }).commit(),
    ],
  });
}

/** What a mail address or number must not get any more. */
export function stopsOf(contact: string): Promise<StoppedUse[]> {
  return stoppedUses(contactHashOf(contact));
}

async function stoppedUses(contactHash: string): Promise<StoppedUse[]> {
  const keys = STOPPED_USES.map((use) => keyOf(ContactStopEntity.get({ contactHash, use }).params()));
  const found = await batchRead(keys);
  return STOPPED_USES.filter((_, index) => {
    const key = keys[index];
    return key !== undefined && found(key) !== undefined;
  });
}

async function writeStop({
  contactHash,
  use,
  stop,
  now,
}: {
  contactHash: string;
  use: StoppedUse;
  stop: boolean;
  now: Instant;
}): Promise<void> {
  if (!stop) await storageCall(() => ContactStopEntity.delete({ contactHash, use }).go());
  else
    await storageCall(() =>
      ContactStopEntity.put({ contactHash, use, stoppedAt: new Date(now).toISOString() }).go({ response: "none" }),
    );
}

async function findLink(token: string) {
  const { data } = await storageCall(() => StopLinkEntity.get({ token }).go());
  if (!data) throw new AppError("stop.link_missing", "missing", STOP_LINK_GONE);
  return data;
}

function contactHashOf(contact: string): string {
  return createHash("sha256").update(normalizeMail(contact)).digest("base64url");
}
