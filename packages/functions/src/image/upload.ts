import { UPLOAD_MESSAGES } from "@tresen/contract/media/upload.texts";
import { UPLOAD_TYPES } from "@tresen/contract/media/upload-types";
import { AppError } from "@tresen/core/platform/errors";
import { dispositionOf, readFile, writePreview } from "@tresen/core/media/file";
import { log } from "@tresen/core/platform/log";
import type { HttpEvent, HttpResult } from "../http/types";
import { uploadHeaders } from "../site-headers";
import { singleFlight } from "../http/single-flight";
import { resize } from "./resize";
import { type UploadPath, uploadKey, parseUploadPath, previewKey } from "./upload-path";

/** Wide enough to recognise the content, also on a tablet. */
const PREVIEW_WIDTH = 640;
const PICTURES = ["jpg", "png", "gif", "webp"];

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
  if (!found) throw new AppError("upload.missing", "missing", UPLOAD_MESSAGES.missing);
  return {
    statusCode: 200,
    headers: {
      ...uploadHeaders,
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": found.contentType,
      "content-disposition": found.disposition,
    },
    body: Buffer.from(found.body).toString("base64"),
    isBase64Encoded: true,
  };
}

async function uploadAt(path: UploadPath): Promise<Found | null> {
  const { publicHash, name, extension } = path;
  if (extension === null) return previewAt({ publicHash, name });
  const body = await readFile(uploadKey({ publicHash, name, extension }));
  if (!body) return null;
  const mimeType = UPLOAD_TYPES[extension];
  const id = name.slice(0, name.lastIndexOf("-"));
  return {
    body,
    contentType: extension === "txt" ? "text/plain; charset=utf-8" : mimeType,
    disposition: dispositionOf({ id, extension }),
  };
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
    const original = await readFile(uploadKey({ publicHash, name, extension }));
    if (!original) continue;
    try {
      const body = await resize({ body: original, width: PREVIEW_WIDTH, extension: "jpg" });
      await writePreview({ key, body });
      return body;
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
