import type { Permission } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import type { AnnouncedFile, ImageAnswer } from "@tresen/contract/media/image";
import { IMAGE_HAS_FILE } from "@tresen/contract/media/media.texts";
import type { Actor } from "../../../platform/actor";
import { AppError } from "../../../platform/errors";
import { requireAny } from "../access";
import { type ImageRow, existingImage, recordOfImage, writeImageRow } from "../row";
import { awaitFile } from "../awaited-file";

/**
 * Another form for a picture that has no file yet: the one before has expired, or its file was refused.
 * @throws missing, forbidden, conflict for a picture with a file, which is replaced instead.
 */
export async function createForm({
  actor,
  permissions,
  id,
  file: announced,
  now,
}: {
  actor: Actor;
  permissions: readonly Permission[];
  id: string;
  file?: AnnouncedFile | undefined;
  now: Instant;
}): Promise<ImageAnswer> {
  requireAny({ actor, permissions });
  const before = await existingImage(id);
  if (before.fields.extension !== null) throw new AppError("image.has_file", "conflict", IMAGE_HAS_FILE);
  const upload = await awaitFile({ image: id, fileVersion: 0, announced, now });
  const row = before.fields.state === "refused" ? await waiting({ actor, before, now }) : before;
  return { ...recordOfImage(row), upload };
}

function waiting({ actor, before, now }: { actor: Actor; before: ImageRow; now: Instant }): Promise<ImageRow> {
  const fields = { ...before.fields, state: "waiting" as const, error: null };
  return writeImageRow({ before, fields, cause: { actor, action: "update", now } });
}
