import { ConditionFailed, storageCall } from "../../platform/db";
import type { OrderChange } from "../../order";
import { UploadEntity, keptExpiry, uploadExpiry } from "../upload";

/**
 * Lets the files of an order expire that was not paid, like files that were never ordered, unless another order was
 * placed with them meanwhile, or staff want them kept longer. Idempotent.
 * @throws upstream
 */
export async function releaseUploads({ before, after }: OrderChange): Promise<void> {
  if (after.state !== "failed" || before?.state === "failed") return;
  const files = after.items.flatMap(({ parts }) => parts.flatMap(({ uploads = [] }) => uploads.map(({ id }) => id)));
  const dueAt = uploadExpiry(Date.parse(after.updatedAt));
  await Promise.all([...new Set(files)].map((id) => release({ id, order: after.uid, dueAt })));
}

async function release({ id, order, dueAt }: { id: string; order: string; dueAt: number }): Promise<void> {
  const { data: row } = await storageCall(() => UploadEntity.get({ id }).go({ consistent: true }));
  if (row?.order !== order) return;
  try {
    await storageCall(() =>
      UploadEntity.patch({ id })
        .set({ dueAt, expiresAt: keptExpiry({ dueAt, keepUntil: row.keepUntil }) })
        .where(({ order: last }, { eq }) => eq(last, order))
        .go({ response: "none" }),
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}
