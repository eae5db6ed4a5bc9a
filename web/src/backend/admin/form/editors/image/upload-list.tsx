import { RotateCw, X } from "lucide-react";
import { ProgressBar } from "react-aria-components";
import { COMMON_TEXTS } from "../../../../shared/common.texts";
import { Button, IconButton } from "../../../../shared/ui/button";
import { IMAGE_TEXTS } from "./image.texts";
import type { Upload } from "./use-uploads";

/** The files on their way to the server with their progress, and those that were refused with the reason. */
export function UploadList({
  uploads,
  onEnd,
  onRetry,
}: {
  uploads: readonly Upload[];
  onEnd: (key: number) => void;
  onRetry: (upload: Upload) => void;
}) {
  if (uploads.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {uploads.map((upload) => {
        const { key, file, progress, error } = upload;
        const percent = Math.round((progress ?? 0) * 100);
        return (
          <li key={key} className="flex items-center gap-3 text-sm">
            <div className="min-w-0 flex-1">
              {error === null && <p className="truncate font-medium">{file.name}</p>}
              {error ? (
                <p role="alert" className="wrap-anywhere text-danger">
                  {IMAGE_TEXTS.refused({ name: file.name, reason: error })}
                </p>
              ) : (
                <ProgressBar aria-label={IMAGE_TEXTS.progressOf(file.name)} value={percent} className="block">
                  <span className="figures text-muted">
                    {progress === null ? IMAGE_TEXTS.preparing : IMAGE_TEXTS.uploading(percent)}
                  </span>
                  <span className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken">
                    <span className="block h-full bg-action" style={{ width: `${percent}%` }} />
                  </span>
                </ProgressBar>
              )}
            </div>
            {error && (
              <Button size="sm" onPress={() => onRetry(upload)}>
                <RotateCw size={16} aria-hidden /> {COMMON_TEXTS.retry}
              </Button>
            )}
            <IconButton label={error ? IMAGE_TEXTS.dismiss : IMAGE_TEXTS.cancel} onPress={() => onEnd(key)}>
              <X size={16} aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
