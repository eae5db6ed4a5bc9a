import { createHash } from "node:crypto";
import { IMAGE_LIMIT, IMAGE_SIDE_LIMIT, UPLOAD_PIXEL_LIMIT } from "@tresen/contract/media/image";
import { IMAGE_MESSAGES } from "@tresen/contract/media/media.texts";
import { AppError, inputError } from "../../platform/errors";
import type { FileFacts } from "./files";
import { PICTURE_TYPES, type Picture, pictureIn } from "./picture";

/** A file as it will be stored. */
export interface NewFile {
  body: Uint8Array;
  facts: FileFacts;
}

/**
 * The file of a data URL. Its content decides its format, and what the camera noted in it, such as the place, is left out.
 * @throws input for what is no picture or has too many pixels, tooLarge.
 */
export function fileIn(data: string): NewFile {
  const { extension, body, width, height } = acceptedPicture(decoded(data));
  const digest = createHash("sha256").update(body).digest("base64url");
  return {
    body,
    facts: { extension, mimeType: PICTURE_TYPES[extension], width, height, size: body.byteLength, digest },
  };
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
