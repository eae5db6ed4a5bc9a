import { type RowChange, type StreamRecord, rowChange } from "../../platform/event";
import { type UploadRow, uploadRow } from "../upload";
import { removeFile } from "./store";

export type UploadChange = RowChange<UploadRow>;

/** @returns null for stream records of other rows. */
export function uploadChangeOf(record: StreamRecord): UploadChange | null {
  return rowChange({ record, key: { prefix: "upload#", sk: "upload" }, rowOf: uploadRow });
}

/**
 * Removes a file from the bucket after its record expired because no order used it in time. Idempotent.
 * @throws upstream
 */
export async function removeExpiredFile({ before, after }: UploadChange): Promise<void> {
  if (before && !after) await removeFile(before);
}
