import type { SignageVideo } from "@tresen/contract/signage/video/video.resource";
import { call } from "../../../../shared/api";
import { type Begun, VideoFault, sendVideo } from "./send-video";
import { VIDEO_UPLOAD_TEXTS as TEXTS } from "./video.texts";

/** A file on its way to be a video's. */
export interface VideoSending {
  key: number;
  file: File;
  /** The video that gets the file; null for a new one, until it is made. */
  video: string | null;
  isNew: boolean;
  state: "queued" | "sending" | "checking" | "done" | "failed";
  /** From 0 to 1. */
  progress: number;
  /** Why it failed, or was refused. */
  message: string | null;
  isFinal: boolean;
  /** Whether the connection was lost: it goes on by itself when there is one. */
  isInterrupted: boolean;
  /** What was achieved, with which it goes on. */
  begun: Begun | null;
}

type OnChange = (video: SignageVideo) => void;

const FRESH = { state: "queued", message: null, isFinal: false, isInterrupted: false } as const;
/** Milliseconds after which it is looked whether the connection is back. */
const LOOK_AGAIN = 5000;
/** Milliseconds between two drawings of the progress. */
const DRAWN = 150;

let list: readonly VideoSending[] = [];
let count = 0;
let drawnAt = 0;
let looking: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();
const running = new Map<number, { controller: AbortController; onChange: OnChange }>();

export const isSending = ({ state }: Pick<VideoSending, "state">): boolean =>
  state === "queued" || state === "sending" || state === "checking";

/** The files of videos, which go on whatever screen is shown. */
export const videoQueue = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly VideoSending[] => list,
  /**
   * @param video the one that gets the file; without it a new one does.
   * @param onChange gets the video when its file was taken or refused.
   */
  add: ({ file, video = null, onChange }: { file: File; video?: string | null; onChange: OnChange }): void => {
    count += 1;
    const added: VideoSending = { ...FRESH, key: count, file, video, isNew: video === null, progress: 0, begun: null };
    // A video gets one file at a time.
    const replaced = list.find((one) => video !== null && one.video === video);
    if (replaced) stop(replaced.key);
    set([...list.filter((one) => one !== replaced), added]);
    void start({ sending: added, onChange });
  },
  /** Goes on with the part that is missing. */
  goOn: (key: number): void => {
    const sending = list.find((one) => one.key === key);
    const onChange = running.get(key)?.onChange;
    if (!sending || !onChange || sending.state !== "failed") return;
    change(key, FRESH);
    void start({ sending, onChange });
  },
  /** Ends what is under way and takes it out of the list. A new video without its file goes too. */
  dismiss: (key: number): void => {
    const sending = list.find((one) => one.key === key);
    stop(key);
    set(list.filter((one) => one.key !== key));
    const isUseless = sending?.isNew && sending.video !== null && sending.state !== "done" && !sending.isFinal;
    // What cannot be removed now, the server removes after a day.
    if (isUseless)
      void call("DELETE /api/{resource}/{id}", {
        params: { resource: "signage-videos", id: sending.video ?? "" },
      }).catch(() => undefined);
  },
  /** Takes out everything that needs nobody any more. */
  clear: (): void => set(list.filter((one) => one.state !== "done" && !one.isFinal)),
};

function stop(key: number): void {
  running.get(key)?.controller.abort();
  running.delete(key);
}

async function start({ sending, onChange }: { sending: VideoSending; onChange: OnChange }): Promise<void> {
  const { key, file, video, begun } = sending;
  const controller = new AbortController();
  running.set(key, { controller, onChange });
  try {
    const taken = await sendVideo({
      ...{ file, video, begun, signal: controller.signal },
      onBegun: (achieved) => change(key, { begun: achieved, video: achieved.id }),
      onProgress: (progress) =>
        progress === "checking" ? change(key, { state: "checking" }) : drawProgress({ key, progress }),
    });
    running.delete(key);
    const isRefused = taken.state === "refused";
    change(key, { state: isRefused ? "failed" : "done", progress: 1, isFinal: isRefused, message: taken.error });
    onChange(taken);
  } catch (error) {
    if (controller.signal.aborted) return;
    const fault = error instanceof VideoFault ? error : null;
    change(key, {
      state: "failed",
      message: fault?.message ?? TEXTS.failed,
      isFinal: fault?.isFinal ?? false,
      isInterrupted: fault?.isOffline ?? false,
    });
  }
}

function drawProgress({ key, progress }: { key: number; progress: number }): void {
  const now = performance.now();
  if (now - drawnAt < DRAWN) return;
  drawnAt = now;
  change(key, { state: "sending", progress });
}

function change(key: number, changed: Partial<VideoSending>): void {
  set(list.map((one) => (one.key === key ? { ...one, ...changed } : one)));
}

function set(next: readonly VideoSending[]): void {
  const was = { isOpen: list.some(isSending), isAway: list.some(({ isInterrupted }) => isInterrupted) };
  list = next;
  const is = { isOpen: list.some(isSending), isAway: list.some(({ isInterrupted }) => isInterrupted) };
  if (is.isOpen && !was.isOpen) window.addEventListener("beforeunload", warn);
  if (!is.isOpen && was.isOpen) window.removeEventListener("beforeunload", warn);
  if (is.isAway && !was.isAway) beginWaiting();
  if (!is.isAway && was.isAway) endWaiting();
  for (const listener of listeners) listener();
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Waits for the connection. A request may also have failed while the browser believes to have one. */
function beginWaiting(): void {
  window.addEventListener("online", goOnAll);
  looking = setInterval(() => void (navigator.onLine && goOnAll()), LOOK_AGAIN);
}

function endWaiting(): void {
  window.removeEventListener("online", goOnAll);
  clearInterval(looking);
}

function goOnAll(): void {
  for (const { key, isInterrupted } of list) if (isInterrupted) videoQueue.goOn(key);
}
