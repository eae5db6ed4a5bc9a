import { ConditionFailed, storageCall } from "../../platform/db";
import type { OrderChange } from "../../order";
import { UploadEntity, uploadExpiry } from "../upload";

/**
 * Lets the files of an order expire that was not paid, like files that were never ordered, unless another order was
 * placed with them meanwhile. Idempotent.
 * @throws upstream
 */
export async function releaseUploads({ before, after }: OrderChange): Promise<void> {
  if (after.state !== "failed" || before?.state === "failed") return;
  const files = after.items.flatMap(({ parts }) => parts.flatMap(({ uploads = [] }) => uploads.map(({ id }) => id)));
  const expiresAt = uploadExpiry(Date.parse(after.updatedAt));
  await Promise.all([...new Set(files)].map((id) => release({ id, order: after.uid, expiresAt })));
}

async function release({ id, order, expiresAt }: { id: string; order: string; expiresAt: number }): Promise<void> {
  try {
    await storageCall(() =>
      UploadEntity.patch({ id })
        .set({ expiresAt })
        .where(({ order: last }, { eq }) => eq(last, order))
        .go({ response: "none" }),
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}
