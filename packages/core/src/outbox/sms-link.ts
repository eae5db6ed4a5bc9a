import { createHash, createHmac } from "node:crypto";
import { isPhone, normalizePhone } from "@tresen/contract/kit/phone/phone";
import { SMS_LINK_GONE } from "@tresen/contract/message/message.texts";
import type { OrderRow } from "../order";
import { type Key, keyOf, storageCall } from "../platform/db";
import { env } from "../platform/env";
import { AppError } from "../platform/errors";
import { SmsLinkEntity, SmsStopEntity } from "./sms-link.entity";

/** 72 bits in 12 characters: short enough for an SMS, and impossible to guess. */
const TOKEN_LENGTH = 12;
/** Links are kept long, since a customer may want to stop SMS much later. */
const KEPT_DAYS = 400;

/**
 * Creates the short link in an SMS about an order. Its page leads to the order and lets the customer stop further SMS.
 * The same order and number always get the same link, since it is derived from the order's secret.
 */
export async function createSmsLink({
  order: { uid, hash },
  phone,
  at,
}: {
  order: { uid: string; hash: string };
  phone: string;
  at: number;
}): Promise<string> {
  const token = tokenOf({ hash, phone });
  await storageCall(() =>
    SmsLinkEntity.put({
      token,
      phoneHash: hashOf(phone),
      uid,
      hash,
      expiresAt: Math.ceil(at / 1000) + KEPT_DAYS * 86_400,
    }).go({ response: "none" }),
  );
  return `${env.PUBLIC_URL}/api/sms/${token}`;
}

/** The key of the link in SMS about the order, if there were any; none without a number. */
export function smsLinkKeys({ hash, customer: { phone } }: Pick<OrderRow, "hash" | "customer">): Key[] {
  const number = normalizePhone(phone ?? "");
  return isPhone(number) ? [keyOf(SmsLinkEntity.get({ token: tokenOf({ hash, phone: number }) }).params())] : [];
}

export interface SmsLink {
  /** The path of the order's page. */
  orderPath: string;
  isStopped: boolean;
}

/** The target of a short link. @throws missing. */
export async function openSmsLink({ token }: { token: string }): Promise<SmsLink> {
  const { uid, hash, phoneHash } = await findLink(token);
  return { orderPath: `/status/${uid}/${hash}`, isStopped: await isStopped(phoneHash) };
}

/** Stops SMS to the number that the link was sent to, or allows them again. @throws missing. */
export async function stopSms({ token, stop, now }: { token: string; stop: boolean; now: number }): Promise<SmsLink> {
  const { uid, hash, phoneHash } = await findLink(token);
  if (stop)
    await storageCall(() =>
      SmsStopEntity.put({ phoneHash, stoppedAt: new Date(now).toISOString() }).go({ response: "none" }),
    );
  else await storageCall(() => SmsStopEntity.delete({ phoneHash }).go());
  return { orderPath: `/status/${uid}/${hash}`, isStopped: stop };
}

/** Whether SMS to the number were stopped. */
export function wantsNoSms(phone: string): Promise<boolean> {
  return isStopped(hashOf(phone));
}

async function isStopped(phoneHash: string): Promise<boolean> {
  const { data } = await storageCall(() => SmsStopEntity.get({ phoneHash }).go({ consistent: true }));
  return data !== null;
}

async function findLink(token: string) {
  const { data } = await storageCall(() => SmsLinkEntity.get({ token }).go());
  if (!data) throw new AppError("sms.link_missing", "missing", SMS_LINK_GONE);
  return data;
}

function tokenOf({ hash, phone }: { hash: string; phone: string }): string {
  return createHmac("sha256", hash).update(phone).digest("base64url").slice(0, TOKEN_LENGTH);
}

function hashOf(phone: string): string {
  return createHash("sha256").update(phone).digest("base64url");
}
