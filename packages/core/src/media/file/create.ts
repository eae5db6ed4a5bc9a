import { UPLOAD_MESSAGES } from "@tresen/contract/media/upload.texts";
import { isBrokenImage } from "@tresen/contract/media/image-file";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { UPLOAD_LIMIT, UPLOAD_TYPES } from "@tresen/contract/media/upload-types";
import type { Upload, UploadInput } from "@tresen/contract/media/upload";
import { randomBytes } from "node:crypto";
import { ulid } from "ulid";
import { base64Bytes } from "../../platform/base64";
import { storageCall } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { enforceRateLimit } from "../../platform/throttle";
import { NO_OWNER, UploadEntity, uploadExpiry } from "../upload";
import { detectType } from "./detect";
import { safeName } from "./name";
import { writeFile } from "./store";

/** The rate limit per network address: several customers may share a network, each with several photos. */
const TURNS = { limit: 60, window: 10 * MINUTE };

const TYPE = "[a-z0-9][a-z0-9.+-]{0,100}/[a-z0-9][a-z0-9.+-]{0,100}";
const PARAMETER = ';[a-z0-9_.+-]{1,50}=[a-z0-9_." -]{0,100}';
const DATA_URL = new RegExp(`^data:(${TYPE})?((?:${PARAMETER}){0,5});base64$`, "i");

/**
 * Stores a file that a customer uploads for a later order. The content decides its type.
 * @throws input for types that are not accepted, tooLarge, limit, upstream
 */
export async function createUpload({
  input,
  ip,
  now,
}: {
  input: UploadInput;
  ip: string;
  now: Instant;
}): Promise<Upload> {
  await enforceRateLimit({
    kind: "upload",
    value: ip,
    ...TURNS,
    now,
    code: "upload.throttled",
    message: UPLOAD_MESSAGES.throttled,
  });
  const { claimed, body } = decoded(input.data);
  const isText = claimed === "text/plain" || (claimed === "" && /\.txt$/i.test(input.name ?? ""));
  const extension = detectType({ body, isText });
  if (!extension) throw refusal({ code: "upload.type_unknown", message: UPLOAD_MESSAGES.typeUnknown });
  const name = safeName({ name: input.name, extension });
  if (isBrokenImage({ bytes: body, extension }))
    throw refusal({ code: "upload.unprocessable", message: UPLOAD_MESSAGES.unprocessable(name) });
  const file = {
    id: `upl_${ulid(now)}`,
    version: 1,
    extension,
    // 256 random bits. Knowing them is enough to open the file.
    publicHash: randomBytes(32).toString("base64url"),
    mimeType: UPLOAD_TYPES[extension],
    name,
    size: body.byteLength,
  };
  // The record is written first: a file without a record would stay for ever, while a record without a file expires.
  const dueAt = uploadExpiry(now);
  const row = { ...file, createdAt: new Date(now).toISOString(), owner: NO_OWNER, dueAt, expiresAt: dueAt };
  await storageCall(() => UploadEntity.put(row).go({ response: "none" }));
  await writeFile({ file, body });
  return file;
}

function decoded(data: string): { claimed: string; body: Buffer } {
  const comma = data.indexOf(",");
  const [, claimed = ""] = (comma < 0 ? null : DATA_URL.exec(data.slice(0, comma))) ?? malformed();
  const content = data.slice(comma + 1);
  if (content === "") throw refusal({ code: "upload.empty", message: UPLOAD_MESSAGES.empty });
  const body = base64Bytes({ text: content, limit: UPLOAD_LIMIT });
  if (body === "tooLarge") throw new AppError("upload.too_large", "tooLarge", UPLOAD_MESSAGES.tooLarge);
  if (body === "malformed" || body.byteLength === 0) return malformed();
  return { claimed: claimed.toLowerCase(), body };
}

function malformed(): never {
  throw refusal({ code: "upload.malformed", message: UPLOAD_MESSAGES.malformed });
}

function refusal({ code, message }: { code: string; message: string }): AppError {
  return new AppError(code, "input", message, [{ field: "data", code, message }]);
}
