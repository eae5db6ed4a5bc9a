import { useQueryClient } from "@tanstack/react-query";
import type { ImageDuplicate } from "@tresen/contract/media/image";
import { Check, ChevronDown, ChevronUp, RotateCw, TriangleAlert, WifiOff, X } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { ProgressBar } from "react-aria-components";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureText } from "../../../shared/failure";
import { oneFailed } from "../../../shared/failure.texts";
import { showToast } from "../../../shared/toasts";
import { Button, IconButton } from "../../../shared/ui/button";
import { images } from "@tresen/contract/media/image.resource";
import { dropRecord, removeRecord } from "../../queries";
import { type Upload, isOpen, uploadQueue } from "./queue";
import { UPLOAD_TEXTS } from "./upload.texts";

const PANEL = "flex max-h-[35dvh] shrink-0 flex-col border-t border-line-strong bg-surface text-sm shadow-panel";
/** On a phone the buttons stand below the summary; however large the type, the arrow keeps its corner. */
const HEAD = "flex items-start gap-3 px-4 py-1.5";
const HEAD_TEXT = "flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1";
const HEAD_BUTTONS = "flex w-full flex-wrap gap-2 empty:hidden sm:w-auto";

/** The files on their way to the library, below whatever screen is shown. It pushes the screen up and covers nothing. */
export function UploadPanel() {
  const uploads = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.current);
  const [isFolded, setIsFolded] = useState(false);
  if (uploads.length === 0) return null;
  const open = uploads.filter(isOpen);
  const failed = uploads.filter(({ state }) => state === "failed");
  const asking = uploads.filter(({ state }) => state === "asking");
  const done = uploads.length - open.length - failed.length - asking.length;
  const summary = UPLOAD_TEXTS.summary({
    open: open.length,
    done,
    failed: failed.length,
    asking: asking.length,
  });
  const percent = Math.floor((100 * uploads.reduce((sum, { progress }) => sum + progress, 0)) / uploads.length);
  const again = failed.filter(({ isFinal }) => !isFinal);
  // What somebody has to look at stands first, then what is under way.
  const sorted = [...failed, ...asking, ...open, ...uploads.filter(({ state }) => state === "done").toReversed()];
  return (
    <section aria-label={UPLOAD_TEXTS.title} className={PANEL}>
      <div className={HEAD}>
        <div className={HEAD_TEXT}>
          <p className="min-w-0 flex-1 basis-40 font-medium tabular-nums wrap-anywhere">{summary}</p>
          {/* Read when it begins, when something goes wrong, and at the end: not with each file. */}
          <p role="status" className="sr-only">
            {open.length === 0
              ? `${UPLOAD_TEXTS.nothing} ${summary}`
              : UPLOAD_TEXTS.summary({ open: 0, done: 0, failed: failed.length, asking: asking.length })}
          </p>
          <div className={HEAD_BUTTONS}>
            {again.length > 1 && (
              <Button size="sm" onPress={() => again.forEach(({ key }) => uploadQueue.retry(key))}>
                <RotateCw size={16} aria-hidden /> {UPLOAD_TEXTS.retryAll}
              </Button>
            )}
            {open.length > 1 && (
              <Button size="sm" onPress={() => open.forEach(({ key }) => uploadQueue.dismiss(key))}>
                {UPLOAD_TEXTS.cancelAll}
              </Button>
            )}
            {open.length === 0 && (
              <Button size="sm" onPress={uploadQueue.clear}>
                {UPLOAD_TEXTS.clear}
              </Button>
            )}
          </div>
        </div>
        <IconButton
          label={isFolded ? UPLOAD_TEXTS.expand : UPLOAD_TEXTS.collapse}
          aria-expanded={!isFolded}
          onPress={() => setIsFolded(!isFolded)}
        >
          {isFolded ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
        </IconButton>
      </div>
      {uploads.some(({ isInterrupted }) => isInterrupted) && (
        <p role="status" className="flex items-center gap-2 bg-warning-soft px-4 py-1.5 text-warning">
          <WifiOff size={16} aria-hidden className="shrink-0" /> {UPLOAD_TEXTS.goesOn}
        </p>
      )}
      {open.length > 0 && <Bar label={UPLOAD_TEXTS.title} percent={percent} className="px-4" />}
      {!isFolded && (
        <ul className="min-h-0 divide-y divide-line overflow-y-auto px-4 py-1">
          {sorted.map((upload) => (
            <UploadLine key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The end of a name tells what kind of file it is, so long names break instead of being cut off. */
const LINE =
  "flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 [content-visibility:auto] [contain-intrinsic-size:auto_3rem]";

function UploadLine({ upload }: { upload: Upload }) {
  const { key, file, state, progress, message, isFinal, image, twin } = upload;
  const percent = Math.floor(progress * 100);
  return (
    <li className={LINE}>
      <div className="min-w-40 flex-1">
        {state === "failed" ? (
          <p className="flex gap-2 wrap-anywhere text-danger">
            <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
            <span>
              <span className="font-medium">{file.name}</span>: {message}
            </span>
          </p>
        ) : state === "asking" && twin ? (
          <p className="wrap-anywhere">
            <span className="font-medium">{file.name}</span>: {UPLOAD_TEXTS.duplicate}{" "}
            <a href={`#/images/${twin.id}`} className="text-action-text underline underline-offset-4">
              {twin.name || twin.id}
            </a>
          </p>
        ) : state === "done" && image ? (
          <p className="flex items-center gap-2 wrap-anywhere">
            <Check size={16} aria-hidden className="shrink-0 text-success" />
            <a href={`#/images/${image.id}`} className="text-action-text underline-offset-4 hover:underline">
              {file.name}
            </a>
            <span className="sr-only">{UPLOAD_TEXTS.done}</span>
          </p>
        ) : (
          <>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">{file.name}</span>
              <span className="figures text-muted">
                {state === "queued"
                  ? UPLOAD_TEXTS.queued
                  : state === "checking"
                    ? UPLOAD_TEXTS.checking
                    : UPLOAD_TEXTS.sending(percent)}
              </span>
            </p>
            <Bar label={UPLOAD_TEXTS.progressOf(file.name)} percent={percent} />
          </>
        )}
      </div>
      {state === "failed" && !isFinal && (
        <Button size="sm" aria-label={UPLOAD_TEXTS.retryOf(file.name)} onPress={() => uploadQueue.retry(key)}>
          <RotateCw size={16} aria-hidden /> {COMMON_TEXTS.retry}
        </Button>
      )}
      {state === "asking" && twin && image && <TwinChoice upload={upload} twin={twin} id={image.id} />}
      <IconButton
        label={isOpen(upload) ? UPLOAD_TEXTS.cancelOf(file.name) : UPLOAD_TEXTS.dismissOf(file.name)}
        onPress={() => uploadQueue.dismiss(key)}
      >
        <X size={16} aria-hidden />
      </IconButton>
    </li>
  );
}

/** The same picture is there already: the person keeps it alone, or both. */
function TwinChoice({ upload: { key, file }, twin, id }: { upload: Upload; twin: ImageDuplicate; id: string }) {
  const client = useQueryClient();
  const takeExisting = async (): Promise<void> => {
    try {
      await removeRecord({ name: images.name, id });
      dropRecord({ client, name: images.name, id });
      uploadQueue.drop(key);
    } catch (error) {
      const message = failureText(error, oneFailed({ resource: images, verb: "remove" }));
      showToast({
        kind: "error",
        message,
        error,
        about: `twin ${twin.id}`,
        retry: takeExisting,
      });
      throw error;
    }
  };
  return (
    <>
      <Button
        size="sm"
        aria-label={UPLOAD_TEXTS.takeExistingOf(file.name)}
        onPress={() => void takeExisting().catch(() => undefined)}
      >
        {UPLOAD_TEXTS.takeExisting}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={UPLOAD_TEXTS.keepBothOf(file.name)}
        onPress={() => uploadQueue.settle(key)}
      >
        {UPLOAD_TEXTS.keepBoth}
      </Button>
    </>
  );
}

function Bar({ label, percent, className = "" }: { label: string; percent: number; className?: string }) {
  return (
    <ProgressBar aria-label={label} value={percent} className={`block ${className}`}>
      <span className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken forced-colors:border">
        <span className="block h-full bg-action forced-colors:bg-[Highlight]" style={{ width: `${percent}%` }} />
      </span>
    </ProgressBar>
  );
}
