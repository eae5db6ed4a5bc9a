import { createHash } from "node:crypto";
import { UPLOAD_MESSAGES } from "@tresen/contract/media/upload.texts";
import { UPLOAD_TYPES } from "@tresen/contract/media/upload-types";
import { AppError } from "@tresen/core/platform/errors";
import { UPLOAD_CACHE, readFile, readNamedFile, writePreview } from "@tresen/core/media/file";
import { jpegOfHeicFile } from "@tresen/core/media/image";
import { log } from "@tresen/core/platform/log";
import type { HttpEvent, HttpResult } from "../http/types";
import { uploadHeaders } from "../site-headers";
import { accepts, isUnchanged } from "../http/conditional/conditional";
import { singleFlight } from "../http/single-flight";
import { resize } from "./resize";
import { type UploadPath, uploadKey, parseUploadPath, previewKey } from "./upload-path";

/** Wide enough to recognise the content, also on a tablet. */
const PREVIEW_WIDTH = 640;
const PICTURES = ["jpg", "png", "gif", "webp", "heic"];

interface Found {
  body: Uint8Array;
  contentType: string;
  disposition: string;
}

/**
 * `GET /upload/…`: a customer's file unchanged, or a small preview of an image without its metadata, such as the place
 * where it was taken.
 */
export async function answerUpload(event: HttpEvent): Promise<HttpResult> {
  const path = parseUploadPath(event.requestContext.http.path);
  const found = path && (await uploadAt(path));
  if (!found) return missing(event);
  const etag = `"${createHash("sha256").update(found.body).digest("base64url").slice(0, 22)}"`;
  const headers = { ...uploadHeaders, "cache-control": UPLOAD_CACHE, etag };
  if (isUnchanged({ event, etag })) return { statusCode: 304, headers };
  return {
    statusCode: 200,
    headers: { ...headers, "content-type": found.contentType, "content-disposition": found.disposition },
    body: Buffer.from(found.body).toString("base64"),
    isBase64Encoded: true,
  };
}

/** Whoever opens the address of a deleted file in a browser reads a sentence, and no JSON. @throws missing */
function missing({ headers }: HttpEvent): HttpResult {
  if (!accepts({ header: headers["accept"], value: "text/html" }))
    throw new AppError("upload.missing", "missing", UPLOAD_MESSAGES.missing);
  return {
    statusCode: 404,
    headers: { ...uploadHeaders, "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
    body: UPLOAD_MESSAGES.missing,
  };
}

async function uploadAt(path: UploadPath): Promise<Found | null> {
  const { publicHash, name, extension } = path;
  if (extension === null) return previewAt({ publicHash, name });
  const found = await readNamedFile(uploadKey({ publicHash, name, extension }));
  return (
    found && { ...found, contentType: extension === "txt" ? "text/plain; charset=utf-8" : UPLOAD_TYPES[extension] }
  );
}

async function previewAt(path: Pick<UploadPath, "publicHash" | "name">): Promise<Found | null> {
  const key = previewKey(path);
  const body = (await readFile(key)) ?? (await singleFlight({ key, run: () => makePreview({ ...path, key }) }));
  return body && { body, contentType: "image/jpeg", disposition: "inline" };
}

/** Null for a file that is no readable image. */
async function makePreview({
  publicHash,
  name,
  key,
}: Pick<UploadPath, "publicHash" | "name"> & { key: string }): Promise<Uint8Array | null> {
  for (const extension of PICTURES) {
    const source = uploadKey({ publicHash, name, extension });
    const original = await readFile(source);
    if (!original) continue;
    try {
      const shown = extension === "heic" ? await decodedHeic({ key, file: original }) : original;
      if (!shown) return null;
      const body = await resize({ body: shown, width: PREVIEW_WIDTH, extension: "jpg" });
      return (await writePreview({ key, source, body })) ? body : null;
    } catch (error) {
      if (error instanceof AppError) throw error;
      log.warn("upload not readable as a picture", {
        upload: name,
        reason: error instanceof Error ? error.message : "unknown",
      });
      return null;
    }
  }
  return null;
}

/** Files that could not be decoded, which takes seconds: they are not tried again by this process. */
const undecodable = new Set<string>();
const REMEMBERED = 1000;
let decoding: Promise<unknown> = Promise.resolve();

/** A photo of an iPhone as JPEG; null where it has failed before. One is decoded at a time. */
async function decodedHeic({ key, file }: { key: string; file: Uint8Array }): Promise<Uint8Array | null> {
  if (undecodable.has(key)) return null;
  const decoded = decoding.then(() => jpegOfHeicFile(file));
  decoding = decoded.catch(() => undefined);
  try {
    return await decoded;
  } catch (error) {
    if (undecodable.size < REMEMBERED) undecodable.add(key);
    // For a preview it does not matter which bound a file exceeds.
    throw error instanceof AppError ? new Error(error.message, { cause: error }) : error;
  }
}
