import { createHash } from "node:crypto";
import { IMAGE_LIMIT } from "@tresen/contract/media/image";
import { IMAGE_MESSAGES } from "@tresen/contract/media/media.texts";
import { AppError } from "../../platform/errors";
import type { FileFacts } from "./files";
import { acceptPicture, refusal } from "./intake";

/** A file as it will be stored. */
export interface NewFile {
  body: Uint8Array;
  facts: FileFacts;
}

/**
 * The file of a data URL. Its content decides its format, and what the camera noted in it, such as the place, is left out.
 * @throws input for what is no picture or has too many pixels, tooLarge.
 */
export async function fileIn(data: string): Promise<NewFile> {
  const { body, ...picture } = await acceptPicture({ file: decoded(data) });
  const digest = createHash("sha256").update(body).digest("base64url");
  return { body, facts: { ...picture, size: body.byteLength, digest } };
}

const DATA_URL = /^data:[^,;]{0,100}(?:;[^,;]{0,100}){0,5};base64,/i;

function decoded(data: string): Buffer {
  const [head = ""] = DATA_URL.exec(data) ?? [];
  const content = data.slice(head.length);
  if (head === "" || content.length % 4 === 1 || !/^[A-Za-z0-9+/]+={0,2}$/.test(content))
    throw refusal({ reason: "malformed" });
  const body = Buffer.from(content, "base64");
  if (body.byteLength > IMAGE_LIMIT) throw new AppError("image.too_large", "tooLarge", IMAGE_MESSAGES.tooLarge);
  return body;
}
