import type { BulkData } from "../bulk-job";

/** The folder of the bucket with what a job writes. */
export function folderOf(id: string): string {
  return `export/${id}/`;
}

/** A chunk of a file that is not whole yet. */
export function chunkKey({ id, chunk }: { id: string; chunk: number }): string {
  return `${folderOf(id)}part-${String(chunk).padStart(6, "0")}`;
}

/** All objects that a job may have written: chunks stay where joining them failed. */
export function fileKeys({ id, file, written }: { id: string } & Pick<BulkData, "file" | "written">): string[] {
  // An interrupted slice may have written one chunk more than it noted.
  const chunks = Array.from({ length: (written?.chunks ?? 0) + 2 }, (_, chunk) => chunkKey({ id, chunk }));
  return [...(file ? [file.key] : []), ...(written ? chunks : [])];
}
