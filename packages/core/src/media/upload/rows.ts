import { DAY, type Instant } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { type Item, type Key, keyOf } from "../../platform/db";
import { UploadEntity } from "./upload.entity";

export type UploadRow = EntityItem<typeof UploadEntity>;

/** How long a file waits for an order that uses it. */
const UNUSED_FOR = 2 * DAY;

const ID = /^upl_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Whether it can be an upload's id at all. */
export function isUploadId(text: string): boolean {
  return ID.test(text);
}

export function uploadRowKey(id: string): Key {
  return keyOf(UploadEntity.get({ id }).params());
}

/** When a file goes that no order uses from now on: seconds since 1970. */
export function uploadExpiry(now: Instant): number {
  return Math.ceil((now + UNUSED_FOR) / 1000);
}

/** Null where there is none, and for one whose time is over although its row lingers. */
export function uploadOf({ item, now }: { item: Item | undefined; now: Instant }): UploadRow | null {
  const row = item ? uploadRow(item) : null;
  return row && (row.expiresAt === undefined || row.expiresAt * 1000 > now) ? row : null;
}

export function uploadRow(item: Item): UploadRow | null {
  return UploadEntity.parse({ Item: item }).data;
}
