import { type RowChange, type StreamRecord, rowChange } from "../../platform/event";
import { type UploadRow, uploadRow } from "../upload";
import { removeFile } from "./store";

export type UploadChange = RowChange<UploadRow>;

/** @returns null for a record of anything else than a customer's file. */
export function uploadChangeOf(record: StreamRecord): UploadChange | null {
  return rowChange({ record, key: { prefix: "upload#", sk: "upload" }, rowOf: uploadRow });
}

/**
 * Takes a file out of the bucket when its record went, because no order used it in time. Doing it twice does no harm.
 * @throws upstream
 */
export async function removeExpiredFile({ before, after }: UploadChange): Promise<void> {
  if (before && !after) await removeFile(before);
}
