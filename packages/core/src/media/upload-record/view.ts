import { type Person, mayDo } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import type { UploadRecord } from "@tresen/contract/media/upload-record/upload-record";
import { uploadPermissions } from "@tresen/contract/media/upload-record/upload-record.permissions";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { NO_OWNER, type UploadRow } from "../upload";

/** The branch of the order that the file was last used for; null for one that no order has used. */
export function branchOf({ owner }: Pick<UploadRow, "owner">): string | null {
  return owner === undefined || owner === NO_OWNER ? null : owner;
}

/** Whoever may see the order may see its files. Those of no order are for managers. */
export function maySee({ person, row }: { person: Person | null; row: UploadRow }): boolean {
  const branch = branchOf(row);
  return branch === null ? mayHandle({ person, row }) : mayDo({ person, permission: orderPermissions.read, branch });
}

export function mayHandle({ person, row }: { person: Person | null; row: UploadRow }): boolean {
  const branch = branchOf(row);
  return mayDo({ person, permission: uploadPermissions.handle, ...(branch === null ? {} : { branch }) });
}

/** Whether the file has not expired, even if DynamoDB has not removed its row yet. */
export function isKept({ row, now }: { row: UploadRow; now: Instant }): boolean {
  return row.expiresAt === undefined || row.expiresAt * 1000 > now;
}

export function recordOf(row: UploadRow): UploadRecord {
  const { id, name, extension, mimeType, size, publicHash, version: fileVersion, createdAt } = row;
  return {
    ...{ id, version: row.revision ?? 1, createdAt, updatedAt: row.updatedAt ?? createdAt },
    ...{ name, extension, mimeType, size, publicHash, fileVersion },
    order: row.order ?? null,
    ticketNumber: row.ticketNumber ?? null,
    branch: branchOf(row),
    part: row.part ?? null,
    expiresAt: row.expiresAt === undefined ? null : new Date(row.expiresAt * 1000).toISOString(),
    keepUntil: row.keepUntil ?? null,
  };
}
