import { createHash } from "node:crypto";
import { IMAGE_LIMIT } from "@tresen/contract/media/image";
import { IMAGE_MESSAGES } from "@tresen/contract/media/media.texts";
import { base64Bytes } from "../../platform/base64";
import { AppError } from "../../platform/errors";
import type { FileFacts } from "./files";
import { acceptPicture, refusal } from "./intake";

/** A file as it will be stored. */
export interface NewFile {
  body: Uint8Array;
  facts: FileFacts;
  /** Of a drawing: as pixels. */
  raster?: Uint8Array | undefined;
}

/**
 * The file of a data URL. Its content decides its format, and what the camera noted in it, such as the place, is left out.
 * @throws input for what is no picture or has too many pixels, tooLarge.
 */
export function fileIn(data: string): Promise<NewFile> {
  return newFile(decoded(data));
}

/** The same of a file that was sent as it is. */
export async function newFile(file: Uint8Array): Promise<NewFile> {
  const { body, raster, ...picture } = await acceptPicture({ file });
  const digest = createHash("sha256").update(body).digest("base64url");
  return { body, raster, facts: { ...picture, size: body.byteLength, digest } };
}

const DATA_URL = /^data:[^,;]{0,100}(?:;[^,;]{0,100}){0,5};base64,/i;

function decoded(data: string): Buffer {
  const [head = ""] = DATA_URL.exec(data) ?? [];
  const body = head === "" ? "malformed" : base64Bytes({ text: data.slice(head.length), limit: IMAGE_LIMIT });
  if (body === "tooLarge") throw new AppError("image.too_large", "tooLarge", IMAGE_MESSAGES.tooLarge);
  if (body === "malformed" || body.byteLength === 0) throw refusal({ reason: "malformed" });
  return body;
}
