import { RotateCw, X } from "lucide-react";
import { ProgressBar } from "react-aria-components";
import { COMMON_TEXTS } from "../../../../shared/common.texts";
import { Button, IconButton } from "../../../../shared/ui/button";
import { UPLOAD_TEXTS } from "../../../media/upload/upload.texts";
import { IMAGE_TEXTS } from "./image.texts";
import type { Upload } from "./use-uploads";

interface UploadListProps {
  uploads: readonly Upload[];
  onEnd: (key: number) => void;
  onRetry: (upload: Upload) => void;
  /** Takes the picture that was there before. */
  onSwap: (upload: Upload) => void;
}

/**
 * The files on their way to the server with their progress, those that were refused with the reason, and those that were
 * there before.
 */
export function UploadList({ uploads, onEnd, onRetry, onSwap }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {uploads.map((upload) => {
        const { key, file, error, isFinal, twin } = upload;
        return (
          <li key={key} className="flex flex-wrap items-center gap-3 text-sm">
            <div className="min-w-40 flex-1">
              <UploadState upload={upload} />
            </div>
            {error && !isFinal && (
              <Button size="sm" onPress={() => onRetry(upload)}>
                <RotateCw size={16} aria-hidden /> {COMMON_TEXTS.retry}
              </Button>
            )}
            {twin && (
              <Button size="sm" aria-label={UPLOAD_TEXTS.takeExistingOf(file.name)} onPress={() => onSwap(upload)}>
                {UPLOAD_TEXTS.takeExisting}
              </Button>
            )}
            <IconButton label={error || twin ? IMAGE_TEXTS.dismiss : COMMON_TEXTS.cancel} onPress={() => onEnd(key)}>
              <X size={16} aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

function UploadState({ upload: { file, progress, error, twin } }: { upload: Upload }) {
  if (error)
    return (
      <p role="alert" className="wrap-anywhere text-danger">
        {IMAGE_TEXTS.refused({ name: file.name, reason: error })}
      </p>
    );
  if (twin)
    return (
      <p role="status" className="wrap-anywhere">
        <span className="font-medium">{file.name}</span>: {UPLOAD_TEXTS.duplicate}{" "}
        <a
          href={`#/images/${twin.existing.id}`}
          target="_blank"
          rel="noopener"
          className="text-action-text underline underline-offset-4"
        >
          {twin.existing.name || twin.existing.id}
        </a>
      </p>
    );
  const percent = progress === "checking" ? 100 : Math.floor((progress ?? 0) * 100);
  return (
    <>
      <p className="truncate font-medium">{file.name}</p>
      <ProgressBar aria-label={UPLOAD_TEXTS.progressOf(file.name)} value={percent} className="block">
        <span className="figures text-muted">
          {progress === null
            ? UPLOAD_TEXTS.queued
            : progress === "checking"
              ? UPLOAD_TEXTS.checking
              : UPLOAD_TEXTS.sending(percent)}
        </span>
        <span className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken">
          <span className="block h-full bg-action" style={{ width: `${percent}%` }} />
        </span>
      </ProgressBar>
    </>
  );
}
