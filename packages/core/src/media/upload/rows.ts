import { DAY, type Instant } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { type Item, type Key, keyOf } from "../../platform/db";
import { UploadEntity } from "./upload.entity";

export type UploadRow = EntityItem<typeof UploadEntity>;

/** How long an uploaded file waits for an order that uses it. */
const UNUSED_FOR = 2 * DAY;

const ID = /^upl_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Whether the text has the form of an upload's id. */
export function isUploadId(text: string): boolean {
  return ID.test(text);
}

export function uploadRowKey(id: string): Key {
  return keyOf(UploadEntity.get({ id }).params());
}

/** When an upload expires that no order uses, in seconds since 1970. */
export function uploadExpiry(now: Instant): number {
  return Math.ceil((now + UNUSED_FOR) / 1000);
}

/** When an upload expires that is not used and would be due then: later where staff want it kept. Seconds since 1970. */
export function keptExpiry({ dueAt, keepUntil }: { dueAt: number; keepUntil: string | null | undefined }): number {
  return Math.max(dueAt, keepUntil ? Math.ceil(Date.parse(keepUntil) / 1000) : 0);
}

/** The upload; null when there is none or it has expired, even if DynamoDB has not removed it yet. */
export function uploadOf({ item, now }: { item: Item | undefined; now: Instant }): UploadRow | null {
  const row = item ? uploadRow(item) : null;
  return row && (row.expiresAt === undefined || row.expiresAt * 1000 > now) ? row : null;
}

export function uploadRow(item: Item): UploadRow | null {
  return UploadEntity.parse({ Item: item }).data;
}
