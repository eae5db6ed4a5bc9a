import { EXPORT_FORMATS, type ExportFormat } from "@tresen/contract/privacy/export/export-formats";
import { removeObject } from "../platform/blob";

/** Where a file is kept that is too large for an answer. It expires like all exports, and goes with the customer. */
export function personFileKey({ id, format }: { id: string; format: ExportFormat }): string {
  return `export/person/${id}.${format}`;
}

/** Removes the files with the data of a customer. */
export async function removePersonFiles(id: string): Promise<void> {
  for (const format of EXPORT_FORMATS) await removeObject({ key: personFileKey({ id, format }) });
}
