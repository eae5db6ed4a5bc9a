import { removeObject } from "../../../platform/blob";
import type { Item } from "../../../platform/db";
import { type RowChange, type StreamRecord, rowChange } from "../../../platform/event";
import { findRow } from "../../../records/rows";
import { ImageUploadEntity } from "../image-upload.entity";
import { removeWaiting } from "./remove-waiting";
import type { ImageUploadRow } from "../awaited-file";

export type ImageUploadChange = RowChange<ImageUploadRow>;

/** @returns null for stream records of other rows. */
export function imageUploadChangeOf(record: StreamRecord): ImageUploadChange | null {
  return rowChange({
    record,
    key: { prefix: "image-upload#" },
    rowOf: (item: Item) => ImageUploadEntity.parse({ Item: item }).data,
  });
}

/**
 * After the row of an awaited file is gone: removes what arrived, and a picture that has no file and waits for none, as
 * an upload leaves that was given up, or was refused and not sent again. Idempotent.
 * @throws upstream
 */
export async function removeUnsent({ before, after }: ImageUploadChange): Promise<void> {
  if (!before || after) return;
  await removeObject({ key: before.key });
  const row = await findRow({ resource: { name: "images" }, id: before.image });
  // Nearly always the file was taken.
  if (row && row.fields["extension"] === null) await removeWaiting(before);
}
