import type { ImageAnswer, ImageUpload } from "@tresen/contract/media/image";
import { ApiError, call } from "../../../../shared/api";
import { failureText, isOffline, isPassing } from "../../../shared/failure";
import { inTurn } from "./at-once";
import { fileFault, pictureType } from "./check-file";
import { UPLOAD_TEXTS } from "./upload.texts";

/** A file that was not taken. Its message can be shown as it is. */
export class PictureFault extends Error {
  override readonly name = "PictureFault";
  /** Whether the same file would be refused again. */
  readonly isFinal: boolean;
  /** Whether there was no connection, so that the file goes on when there is one. */
  readonly isOffline: boolean;
  /** The new picture that still waits for the file, for another attempt. */
  readonly waiting: string | null;

  constructor(
    message: string,
    {
      isFinal = false,
      isOffline: isAway = false,
      waiting = null,
    }: { isFinal?: boolean; isOffline?: boolean; waiting?: string | null } = {},
  ) {
    super(message);
    this.isFinal = isFinal;
    this.isOffline = isAway;
    this.waiting = waiting;
  }
}

/** How far a file is: from 0 to 1 while it is sent, then the server looks into it. */
export type Progress = number | "checking";

interface Sending {
  file: File;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** What is told of a file before it is sent. */
type Announced = { contentType: string; size: number };

/**
 * Uploads a new picture: the browser sends the file to the bucket itself, then the server looks into it.
 * @param waiting the picture of an attempt before, which the file is sent to instead of making another one.
 * @throws PictureFault; the signal's reason when it was aborted.
 */
export function sendPicture({
  folder,
  waiting,
  ...sending
}: Sending & { folder?: string | undefined; waiting?: string | null | undefined }): Promise<ImageAnswer> {
  const { signal } = sending;
  const create = (file: Announced): Promise<ImageAnswer> =>
    call("POST /api/images", { body: { file, name: nameOf(sending.file), ...(folder ? { folder } : {}) }, signal });
  return sent({
    ...sending,
    waiting: waiting ?? null,
    announce: (file) => (waiting ? again({ id: waiting, file, create, signal }) : create(file)),
    isNew: true,
  });
}

/** Another form for a picture that waits. Its file may have arrived after all, or it may be gone after a day. */
async function again({
  id,
  file,
  create,
  signal,
}: {
  id: string;
  file: Announced;
  create: (file: Announced) => Promise<ImageAnswer>;
  signal: AbortSignal;
}): Promise<ImageAnswer> {
  try {
    return await call("POST /api/images/{id}/upload", { params: { id }, body: { file }, signal });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) return call("POST /api/images/{id}/uploaded", { params: { id }, signal });
    if (error.status === 404) return create(file);
    throw error;
  }
}

/**
 * Gives a picture a new file. @param version that of the record.
 * @throws PictureFault, ApiError for a conflict; the signal's reason when it was aborted.
 */
export function replaceFile({
  id,
  version,
  ...sending
}: Sending & { id: string; version: number }): Promise<ImageAnswer> {
  return sent({
    ...sending,
    announce: (file) =>
      call("POST /api/images/{id}/file", { params: { id }, body: { version, file }, signal: sending.signal }),
    isNew: false,
  });
}

/**
 * Gives a picture without a file its first one.
 * @throws PictureFault, ApiError for a conflict; the signal's reason when it was aborted.
 */
export function sendMissingFile({ id, ...sending }: Sending & { id: string }): Promise<ImageAnswer> {
  return sent({
    ...sending,
    announce: (file) =>
      call("POST /api/images/{id}/upload", { params: { id }, body: { file }, signal: sending.signal }),
    isNew: false,
  });
}

/** A file's name without its ending, which the format tells. */
export function nameOf({ name }: Pick<File, "name">): string {
  return (name.replace(/\.\w{2,5}$/, "") || name).slice(0, 300);
}

async function sent({
  announce,
  isNew,
  waiting = null,
  ...sending
}: Sending & {
  announce: (file: Announced) => Promise<ImageAnswer>;
  isNew: boolean;
  waiting?: string | null;
}): Promise<ImageAnswer> {
  const { file, onProgress, signal } = sending;
  const type = pictureType(file);
  const fault = fileFault(file);
  if (fault || !type) throw new PictureFault(fault ?? UPLOAD_TEXTS.typeUnknown, { isFinal: true });
  return inTurn({
    signal,
    run: async () => {
      const announced = await asked(() => announce({ contentType: type, size: file.size }), { waiting });
      const { id, upload, state } = announced;
      if (!upload && waiting && state === "ready") return announced;
      if (!upload) throw new PictureFault(UPLOAD_TEXTS.failed);
      try {
        await post({ ...sending, type, upload });
        onProgress("checking");
        const answer = await asked(() =>
          call("POST /api/images/{id}/uploaded", { params: { id }, body: sentBy(upload), signal }),
        );
        const refusal = answer.refusal ?? (answer.state === "refused" ? answer.error : null);
        if (refusal) throw new PictureFault(refusal, { isFinal: true });
        return answer;
      } catch (error) {
        if (!isNew) throw error;
        // The next attempt sends the file to the same record.
        const fault = error instanceof PictureFault ? error : null;
        if (fault && !fault.isFinal && !signal.aborted)
          throw new PictureFault(fault.message, { ...fault, waiting: id });
        removeWaiting(id);
        throw error;
      }
    },
  });
}

/** Which form the file was sent by, since somebody else may send another file at the same time. */
function sentBy({ fields }: ImageUpload): { key: string } | undefined {
  const { key } = fields;
  return key === undefined ? undefined : { key };
}

/** Milliseconds after which a removal that failed is tried again. */
const AGAIN_AFTER = [2_000, 15_000, 60_000, 300_000];

/** A record without a file is of no use. What cannot be removed within some minutes, the server removes after a day. */
export function removeWaiting(id: string, attempt = 0): void {
  void call("DELETE /api/images/{id}", { params: { id } }).catch((error: unknown) => {
    const pause = AGAIN_AFTER[attempt];
    if (isPassing(error) && pause !== undefined) setTimeout(() => removeWaiting(id, attempt + 1), pause);
  });
}

/** @throws PictureFault with the server's sentence, ApiError for a conflict. */
async function asked(
  ask: () => Promise<ImageAnswer>,
  { waiting = null }: { waiting?: string | null } = {},
): Promise<ImageAnswer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 409) throw error;
    if (isOffline(error)) throw new PictureFault(UPLOAD_TEXTS.offline, { isOffline: true, waiting });
    throw new PictureFault(failureText(error, UPLOAD_TEXTS.failed), { isFinal: error.status === 400, waiting });
  }
}

/** Sends the form. `fetch` tells no progress of what is sent, so an older interface sends it. */
function post({
  file,
  type,
  upload: { url, fields },
  onProgress,
  signal,
}: Sending & { type: string; upload: ImageUpload }): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("Content-Type", type);
  // The bucket takes nothing that comes after the file.
  form.append("file", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new PictureFault(request.status === 403 ? UPLOAD_TEXTS.expired : UPLOAD_TEXTS.failed));
    };
    request.onerror = () => reject(new PictureFault(UPLOAD_TEXTS.offline, { isOffline: true }));
    request.onabort = () => reject(new DOMException("", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
