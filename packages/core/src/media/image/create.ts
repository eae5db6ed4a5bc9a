import { type Person, type Permission, mayDo } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import type { RecordMeta } from "@tresen/contract/kit/resource";
import type { ImageInput } from "@tresen/contract/media/image";
import { type ImageRecord, images } from "@tresen/contract/media/image.resource";
import { ulid } from "ulid";
import { type Actor, personOf } from "../../platform/actor";
import { forbidden, unauthenticated } from "../../platform/errors";
import { recordIndexing } from "../../records";
import { writeRow } from "../../records/rows";
import { fileIn } from "./accept";
import { reserveFile } from "./files";
import { imagePath, writeImage } from "./store";

/**
 * Stores a picture, to which fields of records may then refer. Its content decides its format, and what the camera
 * noted in it, such as the place, is left out.
 * @param permissions whoever holds one of them may do it: those to write what may have pictures.
 * @throws unauthenticated, forbidden, input for what is no picture or has too many pixels, tooLarge, upstream.
 */
export async function createImage({
  actor,
  permissions,
  input,
  now,
}: {
  actor: Actor;
  permissions: readonly Permission[];
  input: ImageInput;
  now: Instant;
}): Promise<ImageRecord> {
  requireAny({ actor, person: personOf(actor), permissions });
  const { data, ...entered } = input;
  const { body, facts } = await fileIn(data);
  const meta = newMeta(now);
  const fileVersion = await reserveFile({ image: meta.id, current: 0, facts, now });
  const fields = { ...entered, ...facts, fileVersion, state: "ready" as const, error: null };
  // The file comes first: a record without a file would be a broken picture.
  await writeImage({
    path: imagePath({ image: { id: meta.id, version: fileVersion, extension: facts.extension } }),
    body,
  });
  await writeRow({
    resource: images,
    before: null,
    after: { ...meta, fields, parts: 0, secrets: {} },
    cause: { actor, action: "create", now },
    indexing: recordIndexing,
  });
  return { ...fields, ...meta };
}

function newMeta(now: Instant): RecordMeta {
  const at = new Date(now).toISOString();
  return { id: `${images.idPrefix}_${ulid(now)}`, version: 1, createdAt: at, updatedAt: at };
}

function requireAny({
  actor,
  person,
  permissions,
}: {
  actor: Actor;
  person: Person | null;
  permissions: readonly Permission[];
}): void {
  if (permissions.some((permission) => mayDo({ person, permission }))) return;
  throw actor.kind === "visitor" ? unauthenticated() : forbidden();
}
