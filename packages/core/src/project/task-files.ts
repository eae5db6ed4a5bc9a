import type { Instant } from "@tresen/contract/kit/time";
import type { Upload } from "@tresen/contract/media/upload";
import { PROJECT_MESSAGES } from "@tresen/contract/project/project.texts";
import {
  NO_OWNER,
  UploadEntity,
  type UploadRow,
  isUploadId,
  uploadExpiry,
  uploadRow,
  uploadRowKey,
} from "../media/upload";
import { batchRead, transactionWrites } from "../platform/db";
import type { WriteCheck } from "../records/rows";
import { refusal } from "./faults";

/** The owner of files of tasks: no branch, so that they are not listed and kept as files of customers. */
const TASK_OWNER = "tasks";

/** The files of a task as they are stored, and as they are about to be. */
interface Files {
  before: readonly Upload[];
  after: readonly Upload[];
}

/**
 * What the task says of its files: of new ones what is stored, whatever was sent beside their ids. Whoever sent a file
 * knows its id, so knowing it is enough; one that something else uses is refused.
 * @throws input for files that there are not.
 */
export async function namedFiles({ before, after }: Files): Promise<Upload[]> {
  const known = new Map(before.map((file) => [file.id, file]));
  const ids = [...new Set(after.map(({ id }) => id))];
  const added = ids.filter((id) => !known.has(id));
  const rows = await findFiles(added);
  if (!added.every((id) => isUnused(rows.get(id)))) throw gone();
  return ids.flatMap((id) => known.get(id) ?? fileOf(rows.get(id)) ?? []);
}

/**
 * The writes of the task's transaction by which it takes new files, and lets those expire that it has no more: like
 * files that nobody has used.
 */
export async function fileWrites({ before, after, now }: Files & { now: Instant }): Promise<WriteCheck[]> {
  const isIn = (files: readonly Upload[], { id }: Upload): boolean => files.some((file) => file.id === id);
  const added = after.filter((file) => !isIn(before, file));
  const rows = await findFiles([...added, ...before.filter((file) => !isIn(after, file))].map(({ id }) => id));
  const expiresAt = uploadExpiry(now);
  const writes = transactionWrites({
    entities: { upload: UploadEntity },
    writes: ({ upload }) =>
      [...rows.values()].map(({ id, createdAt }) =>
        added.some((file) => file.id === id)
          ? upload
              .patch({ id })
              .set({ owner: TASK_OWNER })
              .remove(["dueAt", "expiresAt"])
              .composite({ createdAt })
              .where(({ owner }, { eq, notExists }) => `${notExists(owner)} OR ${eq(owner, NO_OWNER)}`)
              .commit()
          : upload.patch({ id }).set({ dueAt: expiresAt, expiresAt }).commit(),
      ),
  });
  return writes.map((write) => ({ condition: () => write, error: gone() }));
}

/** Those of the files that there are, by their ids. */
async function findFiles(ids: readonly string[]): Promise<ReadonlyMap<string, UploadRow>> {
  const possible = ids.filter(isUploadId);
  const found = possible.length > 0 ? await batchRead(possible.map(uploadRowKey)) : null;
  return new Map(
    possible.flatMap((id) => {
      const item = found?.(uploadRowKey(id));
      const row = item ? uploadRow(item) : null;
      return row ? [[id, row] as const] : [];
    }),
  );
}

function isUnused(row: UploadRow | undefined): boolean {
  return row !== undefined && (row.owner === undefined || row.owner === NO_OWNER);
}

function fileOf(row: UploadRow | undefined): Upload | undefined {
  if (!row) return undefined;
  const { id, version, extension, publicHash, mimeType, name, size } = row;
  return { id, version, extension, publicHash, mimeType, name, size };
}

function gone() {
  return refusal({ path: "files", code: "file", message: PROJECT_MESSAGES.fileMissing });
}
