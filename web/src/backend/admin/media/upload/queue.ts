import type { ImageAnswer, ImageDuplicate } from "@tresen/contract/media/image";
import type { Dropped } from "./dropped-files";
import { keepQuestions, keptQuestions } from "./kept-questions";
import { PictureFault, type Progress, removeWaiting, sendPicture } from "./send-file";
import { UPLOAD_TEXTS } from "./upload.texts";

/** A file for the library on its way to it. */
export interface Upload {
  key: number;
  file: File;
  /** The folder of the library that it is meant for. */
  folder: string;
  /** `asking`: it is there, but so is the same picture already. */
  state: "queued" | "sending" | "checking" | "done" | "asking" | "failed";
  /** From 0 to 1. */
  progress: number;
  /** Why it failed. */
  message: string | null;
  isFinal: boolean;
  /** Whether the connection was lost: it goes on by itself when there is one. */
  isInterrupted: boolean;
  /** The picture that still waits for the file after an attempt. */
  waiting: string | null;
  image: ImageAnswer | null;
  /** The same picture, which was there before. */
  twin: ImageDuplicate | null;
}

type OnDone = (image: ImageAnswer) => void;

/** Milliseconds between two drawings of the progress, which many files tell often. */
const DRAWN = 100;

let uploads: readonly Upload[] = [];
let count = 0;
let timer: ReturnType<typeof setTimeout> | null = null;
const listeners = new Set<() => void>();
const running = new Map<number, { controller: AbortController; onDone: OnDone }>();

export const isOpen = ({ state }: Pick<Upload, "state">): boolean =>
  state === "queued" || state === "sending" || state === "checking";

/**
 * The files of the library's uploads, which go on whatever screen is shown. `inTurn` decides how many are sent at the
 * same time.
 */
export const uploadQueue = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly Upload[] => uploads,
  /** @param onDone gets each picture when it is there. */
  add: ({ files, folder, onDone }: { files: readonly Dropped[]; folder: string; onDone: OnDone }): void => {
    const added = files.map(({ file, folder: inner }): Upload => {
      count += 1;
      const path = [folder, inner].filter(Boolean).join("/");
      return { ...FRESH, key: count, file, folder: path };
    });
    set([...uploads, ...added]);
    for (const upload of added) void start({ upload, onDone });
  },
  /** Asks again what was not answered before a reload. @returns whether there is something to show. */
  restore: (): boolean => {
    if (uploads.length > 0) return true;
    const asked = keptQuestions().map(({ name, ...question }): Upload => {
      count += 1;
      return { ...FRESH, ...question, key: count, file: new File([], name), state: "asking", progress: 1 };
    });
    if (asked.length > 0) set(asked);
    return asked.length > 0;
  },
  retry: (key: number): void => {
    const upload = uploads.find((one) => one.key === key);
    const onDone = running.get(key)?.onDone;
    if (!upload || !onDone || upload.state !== "failed") return;
    change(key, { ...FRESH, waiting: upload.waiting });
    void start({ upload, onDone });
  },
  /** Ends what is under way, and takes it out of the list. */
  dismiss: (key: number): void => {
    running.get(key)?.controller.abort();
    giveUp(key);
    set(uploads.filter((upload) => upload.key !== key));
  },
  /** The person keeps both pictures. */
  settle: (key: number): void => change(key, { state: "done", twin: null }),
  /** The person keeps the picture that was there. Where the removed one was itself the other of a pair, that one stays. */
  drop: (key: number): void => {
    const removed = uploads.find((upload) => upload.key === key)?.image?.id;
    for (const { key: other, twin } of uploads)
      if (twin && twin.id === removed) change(other, { state: "done", twin: null });
    uploadQueue.dismiss(key);
  },
  /** Takes out what needs nobody any more, or everything that has ended. */
  clear: (): void => {
    for (const { key } of uploads.filter((upload) => !isOpen(upload))) giveUp(key);
    set(uploads.filter(isOpen));
  },
};

/** After so many milliseconds an interrupted file is sent again, if the browser believes to have a connection. */
const LOOK_AGAIN = 5000;

const FRESH = {
  state: "queued",
  progress: 0,
  message: null,
  isFinal: false,
  isInterrupted: false,
  waiting: null,
  image: null,
  twin: null,
} as const;

/** Forgets a file. A picture that still waits for it would wait for ever. */
function giveUp(key: number): void {
  running.delete(key);
  const waiting = uploads.find((upload) => upload.key === key && upload.state === "failed")?.waiting;
  if (waiting) removeWaiting(waiting);
}

async function start({
  upload: { key, file, folder, waiting },
  onDone,
}: {
  upload: Upload;
  onDone: OnDone;
}): Promise<void> {
  const controller = new AbortController();
  running.set(key, { controller, onDone });
  const onProgress = (progress: Progress): void =>
    progress === "checking"
      ? change(key, { state: "checking", progress: 1 })
      : change(key, { state: "sending", progress }, { isSoon: true });
  try {
    const image = await sendPicture({ file, folder, waiting, onProgress, signal: controller.signal });
    const [twin = null] = image.duplicates ?? [];
    change(key, { state: twin ? "asking" : "done", progress: 1, image, twin, waiting: null });
    onDone(image);
  } catch (error) {
    if (controller.signal.aborted) return;
    const fault = error instanceof PictureFault ? error : null;
    change(key, {
      state: "failed",
      message: fault?.message ?? UPLOAD_TEXTS.failed,
      isFinal: fault?.isFinal ?? false,
      isInterrupted: fault?.isOffline ?? false,
      waiting: fault?.waiting ?? null,
    });
  }
}

function change(key: number, changed: Partial<Upload>, { isSoon = false } = {}): void {
  set(
    uploads.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)),
    { isSoon },
  );
}

function set(list: readonly Upload[], { isSoon = false } = {}): void {
  const wasOpen = uploads.some(isOpen);
  const wasInterrupted = uploads.some(({ isInterrupted }) => isInterrupted);
  uploads = list;
  if (!isSoon) keepQuestions(list);
  if (uploads.some(isOpen) !== wasOpen) warnBeforeLeaving(!wasOpen);
  const isAway = uploads.some(({ isInterrupted }) => isInterrupted);
  if (isAway && !wasInterrupted) beginWaiting();
  else if (!isAway && wasInterrupted) endWaiting();
  if (!isSoon) tell();
  else timer ??= setTimeout(tell, DRAWN);
}

function tell(): void {
  if (timer) clearTimeout(timer);
  timer = null;
  for (const listener of listeners) listener();
}

let looking: ReturnType<typeof setInterval> | undefined;

/** Waits for the connection. A request may also have failed while the browser believes to have one. */
function beginWaiting(): void {
  window.addEventListener("online", goOn);
  looking = setInterval(() => void (navigator.onLine && goOn()), LOOK_AGAIN);
}

function endWaiting(): void {
  window.removeEventListener("online", goOn);
  clearInterval(looking);
}

/** The connection is back, or may be. */
function goOn(): void {
  for (const { key, isInterrupted } of uploads) if (isInterrupted) uploadQueue.retry(key);
}

function warnBeforeLeaving(isOn: boolean): void {
  if (isOn) window.addEventListener("beforeunload", warn);
  else window.removeEventListener("beforeunload", warn);
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
