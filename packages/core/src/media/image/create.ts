import { createHash } from "node:crypto";
import { type Person, type Permission, mayDo } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import type { RecordMeta } from "@tresen/contract/kit/resource";
import { type ImageInput, IMAGE_LIMIT, IMAGE_SIDE_LIMIT, UPLOAD_PIXEL_LIMIT } from "@tresen/contract/media/image";
import { type ImageRecord, images } from "@tresen/contract/media/image.resource";
import { IMAGE_MESSAGES } from "@tresen/contract/media/media.texts";
import { ulid } from "ulid";
import { type Actor, personOf } from "../../platform/actor";
import { AppError, forbidden, inputError, unauthenticated } from "../../platform/errors";
import { recordIndexing } from "../../records";
import { writeRow } from "../../records/rows";
import { PICTURE_TYPES, type Picture, pictureIn } from "./picture";
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
  const { extension, body, width, height } = acceptedPicture(decoded(input.data));
  const meta = newMeta(now);
  const { data: _, ...entered } = input;
  const fields = {
    ...entered,
    fileVersion: 1,
    extension,
    mimeType: PICTURE_TYPES[extension],
    width,
    height,
    size: body.byteLength,
    digest: createHash("sha256").update(body).digest("base64url"),
    state: "ready" as const,
    error: null,
  };
  // The file comes first: a record without a file would be a broken picture.
  await writeImage({ path: imagePath({ image: { id: meta.id, version: 1, extension } }), body });
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

const DATA_URL = /^data:[^,;]{0,100}(?:;[^,;]{0,100}){0,5};base64,/i;

function decoded(data: string): Buffer {
  const [head = ""] = DATA_URL.exec(data) ?? [];
  const content = data.slice(head.length);
  if (head === "" || content.length % 4 === 1 || !/^[A-Za-z0-9+/]+={0,2}$/.test(content))
    throw refusal({ code: "image.malformed", message: IMAGE_MESSAGES.malformed });
  const body = Buffer.from(content, "base64");
  if (body.byteLength > IMAGE_LIMIT) throw new AppError("image.too_large", "tooLarge", IMAGE_MESSAGES.tooLarge);
  return body;
}

function acceptedPicture(body: Buffer): Picture {
  const picture = pictureIn(body);
  if (!picture) throw refusal({ code: "image.type_unknown", message: IMAGE_MESSAGES.typeUnknown });
  const { width, height } = picture;
  if (width * height > UPLOAD_PIXEL_LIMIT || Math.max(width, height) > IMAGE_SIDE_LIMIT)
    throw refusal({ code: "image.too_many_pixels", message: IMAGE_MESSAGES.tooManyPixels });
  return picture;
}

function refusal({ code, message }: { code: string; message: string }): AppError {
  return inputError({ code, faults: [{ field: "data", code, message }] });
}
