import { ID_TAKEN } from "@tresen/contract/kit/errors.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { images } from "@tresen/contract/media/image.resource";
import type { ImageRecord } from "@tresen/contract/media/image.resource";
import type { Actor } from "../../../platform/actor";
import { AppError } from "../../../platform/errors";
import { createRecord, requireWrite, writeIndexing } from "../../../records";
import { contentOf, latestChanges } from "../../../records/changes";
import { imageHooks } from "../hooks";
import { settleNow } from "./hidden";
import { existingImage, missingImage, recordOfImage } from "../row";

/**
 * Restores a removed picture with its id, its file and all that was said of it. Its addresses answer again.
 * @throws missing for a picture that never was, conflict for one that is there or whose file is not kept any more,
 * forbidden, upstream.
 */
export async function restoreRemoved({
  actor,
  id,
  now,
}: {
  actor: Actor;
  id: string;
  now: Instant;
}): Promise<ImageRecord> {
  requireWrite({ resource: images, verb: "create", actor });
  const [latest] = await latestChanges({ resource: images.name, id, limit: 1 });
  if (!latest) throw missingImage();
  if (latest.action !== "remove") throw new AppError("record.id_taken", "conflict", ID_TAKEN);
  const { fields } = contentOf(latest);
  if (!fields) throw missingImage();
  const input = { ...fields, id };
  await createRecord({ resource: images, hooks: imageHooks, indexing: writeIndexing, actor, now, input });
  await settleNow(id);
  return recordOfImage(await existingImage(id));
}
