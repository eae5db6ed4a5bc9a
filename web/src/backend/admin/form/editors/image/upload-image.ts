import type { ErrorBody } from "@tresen/contract/kit/errors";
import type { ImageRecord } from "@tresen/contract/media/image.resource";
import type { ImageRef } from "@tresen/contract/media/image-fields";
import { call } from "../../../../../shared/api";
import { failureText } from "../../../../shared/failure";
import { IMAGE_TEXTS } from "./image.texts";
import { PictureFault, preparedImage } from "./prepare-image";

/**
 * Uploads a picture and returns the reference that a field stores. `fetch` tells no progress of what is sent, so an
 * older interface sends it.
 * @throws PictureFault with a message to show; the signal's reason when it was aborted.
 */
export async function uploadImage({
  file,
  onProgress,
  signal,
}: {
  file: File;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}): Promise<ImageRef> {
  const body = { data: await preparedImage(file), name: file.name };
  signal.throwIfAborted();
  const { status, answer } = await sent({ body: JSON.stringify(body), onProgress, signal });
  if (status === 201 && isStored(answer)) return referenceTo(answer.data);
  if (status !== 401) throw new PictureFault(messageOf(answer) ?? IMAGE_TEXTS.failed);
  // Lets the person log in on this page, and repeats the call.
  try {
    return referenceTo(await call("POST /api/images", { body, signal }));
  } catch (error) {
    throw new PictureFault(failureText(error, IMAGE_TEXTS.failed));
  }
}

/** @throws PictureFault while the file is awaited. */
export function referenceTo({ id, fileVersion, extension, width, height, alt }: ImageRecord): ImageRef {
  if (!extension) throw new PictureFault(IMAGE_TEXTS.failed);
  return { id, version: fileVersion, extension, width, height, alt };
}

function sent({
  body,
  onProgress,
  signal,
}: {
  body: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}): Promise<{ status: number; answer: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/images");
    request.setRequestHeader("Content-Type", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, answer: parsed(request.responseText) });
    request.onerror = () => reject(new PictureFault(IMAGE_TEXTS.failed));
    request.onabort = () => reject(new DOMException("", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isStored(answer: unknown): answer is { data: ImageRecord } {
  return typeof answer === "object" && answer !== null && "data" in answer;
}

function messageOf(answer: unknown): string | undefined {
  return isRefusal(answer) ? answer.errors[0]?.message : undefined;
}

function isRefusal(answer: unknown): answer is ErrorBody {
  return typeof answer === "object" && answer !== null && "errors" in answer && Array.isArray(answer.errors);
}
