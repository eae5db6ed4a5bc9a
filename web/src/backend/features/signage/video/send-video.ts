import type { VideoAnswer, VideoUpload } from "@tresen/contract/signage/video/video";
import { VIDEO_LIMIT, VIDEO_PART_BYTES } from "@tresen/contract/signage/video/video.limits";
import type { SignageVideo } from "@tresen/contract/signage/video/video.resource";
import { VIDEO_REFUSALS } from "@tresen/contract/signage/video/video.texts";
import { ApiError, call } from "../../../../shared/api";
import { inTurn } from "../../../admin/media/upload/at-once";
import { failureText, isOffline, isPassing } from "../../../shared/failure";
import { PartFault, putPart } from "./put-part";
import { VIDEO_UPLOAD_TEXTS as TEXTS } from "./video.texts";

/** What an attempt has achieved, with which the next one goes on. */
export interface Begun {
  /** The video that waits for the file. */
  id: string;
  /** Null where the file has to be sent from its beginning. */
  upload: VideoUpload | null;
  /** What the bucket has answered for the parts that it has. */
  etags: ReadonlyMap<number, string>;
}

/** Why a file is not there yet. Its message can be shown as it is. */
export class VideoFault extends Error {
  override readonly name = "VideoFault";
  /** Whether the same file would be refused again. */
  readonly isFinal: boolean;
  /** Whether it goes on by itself when there is a connection. */
  readonly isOffline: boolean;

  constructor(message: string, { isFinal = false, isOffline: isAway = false } = {}) {
    super(message);
    this.isFinal = isFinal;
    this.isOffline = isAway;
  }
}

/** How far a file is: from 0 to 1 while it is sent, then the server looks into it. */
export type Progress = number | "checking";

interface Sending {
  file: File;
  /** The video that gets the file; null for a new one. */
  video: string | null;
  begun: Begun | null;
  /** Gets what is achieved, whenever that changes. */
  onBegun: (begun: Begun) => void;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

const TYPES = /\.(?:mp4|m4v|webm)$/i;
/** What a file dialog offers. */
export const ACCEPTED_VIDEOS = "video/mp4,video/webm,.mp4,.m4v,.webm";

/** Milliseconds after which a part that did not arrive is sent again, and the server is asked again. */
const PAUSES = [1000, 4000, 10_000];

/** Why a file need not be sent, since the server would refuse it; null for one that may be a video. */
export function videoFault({ name, type, size }: Pick<File, "name" | "type" | "size">): string | null {
  if (!TYPES.test(name) && type !== "video/mp4" && type !== "video/webm") return TEXTS.typeUnknown;
  if (size === 0) return TEXTS.empty;
  return size > VIDEO_LIMIT ? VIDEO_REFUSALS.tooLarge : null;
}

/**
 * Sends a file to the bucket, part by part, and has the server look into it. A part that fails is sent again; after an
 * attempt that failed the next one begins with the first part that is missing.
 * @returns the video, ready or refused. @throws VideoFault; the signal's reason when it was aborted.
 */
export function sendVideo(sending: Sending): Promise<SignageVideo> {
  const { file, signal } = sending;
  const fault = videoFault(file);
  if (fault !== null) return Promise.reject(new VideoFault(fault, { isFinal: true }));
  return inTurn({
    signal,
    run: async () => {
      const begun = await begin(sending);
      const sent = await sendParts({ ...sending, begun });
      sending.onProgress("checking");
      return finish({ ...sending, begun: sent });
    },
  });
}

type Open = Begun & { upload: VideoUpload };

async function begin({ file, video, begun, onBegun, signal }: Sending): Promise<Open> {
  if (begun?.upload) return { ...begun, upload: begun.upload };
  const announced = { name: file.name.slice(-300), bytes: file.size };
  const id = begun?.id ?? video;
  const answer = await asked((): Promise<VideoAnswer> =>
    id === null
      ? call("POST /api/signage-videos", { body: { name: nameOf(file), file: announced }, signal })
      : call("POST /api/signage-videos/{id}/upload", { params: { id }, body: { file: announced }, signal }),
  );
  const open = { id: answer.id, upload: answer.upload, etags: new Map<number, string>() };
  onBegun(open);
  return open;
}

/** A file's name without its ending. */
function nameOf({ name }: Pick<File, "name">): string {
  return (name.replace(/\.\w{2,5}$/, "") || name).slice(0, 120);
}

async function sendParts({
  begun,
  file,
  onBegun,
  onProgress,
  signal,
}: Omit<Sending, "begun"> & { begun: Open }): Promise<Open> {
  let open = begun;
  let renewed = 0;
  for (const { number, bytes } of begun.upload.parts) {
    if (open.etags.has(number)) continue;
    const from = (number - 1) * VIDEO_PART_BYTES;
    const body = file.slice(from, from + bytes, "");
    for (let attempt = 0; !open.etags.has(number); attempt += 1) {
      const url = open.upload.parts.find((part) => part.number === number)?.url ?? "";
      try {
        const onSent = (count: number): void => onProgress(Math.min(1, (from + count) / file.size));
        const etag = await putPart({ url, body, onSent, signal });
        open = { ...open, etags: new Map([...open.etags, [number, etag]]) };
      } catch (error) {
        if (!(error instanceof PartFault)) throw error;
        if (error.isRefused && renewed < 2) {
          renewed += 1;
          open = await withNewAddresses({ open, signal });
        } else await pauseAfter({ attempt, error, signal });
      }
      onBegun(open);
    }
  }
  return open;
}

/** The addresses have expired, since sending takes long. */
async function withNewAddresses({ open, signal }: { open: Open; signal: AbortSignal }): Promise<Open> {
  const missing = open.upload.parts.map(({ number }) => number).filter((number) => !open.etags.has(number));
  const { id } = open;
  const renewed = await asked(() =>
    call("POST /api/signage-videos/{id}/parts", { params: { id }, body: { numbers: missing }, signal }),
  );
  const addresses = new Map(renewed.parts.map((part) => [part.number, part]));
  const parts = open.upload.parts.map((part) => addresses.get(part.number) ?? part);
  return { ...open, upload: { ...renewed, parts } };
}

/** @throws VideoFault after the last pause. */
async function pauseAfter({
  attempt,
  error,
  signal,
}: {
  attempt: number;
  error: PartFault;
  signal: AbortSignal;
}): Promise<void> {
  const pause = PAUSES[attempt];
  if (error.isRefused || pause === undefined)
    throw new VideoFault(error.isOffline ? TEXTS.offline : TEXTS.interrupted, { isOffline: error.isOffline });
  await new Promise((resolve) => setTimeout(resolve, pause));
  signal.throwIfAborted();
}

async function finish({
  begun: { id, etags },
  onBegun,
  signal,
}: Omit<Sending, "begun"> & { begun: Open }): Promise<SignageVideo> {
  const parts = [...etags].map(([number, etag]) => ({ number, etag }));
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call("POST /api/signage-videos/{id}/uploaded", { params: { id }, body: { parts }, signal });
    } catch (error) {
      const pause = PAUSES[attempt];
      const isAgain = isPassing(error) && error instanceof ApiError && pause !== undefined;
      if (!isAgain) {
        const isIncomplete = error instanceof ApiError && error.errors[0]?.code === "video.not_arrived";
        if (isIncomplete) onBegun({ id, upload: null, etags: new Map() });
        throw faultOf(error);
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
    }
  }
}

/** @throws VideoFault with the server's sentence. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw faultOf(error);
  }
}

function faultOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (isOffline(error)) return new VideoFault(TEXTS.offline, { isOffline: true });
  if (error.status === 404) return new VideoFault(TEXTS.gone, { isFinal: true });
  return new VideoFault(failureText(error, TEXTS.failed), { isFinal: error.status === 400 || error.status === 403 });
}
