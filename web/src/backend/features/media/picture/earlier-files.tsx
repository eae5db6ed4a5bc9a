import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDate, formatDateTime } from "@tresen/contract/kit/time";
import type { ImageFile } from "@tresen/contract/media/image";
import { RotateCcw } from "lucide-react";
import { call } from "../../../../shared/api";
import { imageUrl } from "../../../../shared/images";
import { useForm } from "../../../admin/form/form-context";
import { libraryQueries } from "../../../admin/media/library-queries";
import { byteText } from "../../../admin/media/media.texts";
import type { Picture } from "../../../admin/media/picture";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureText } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Skeleton } from "../../../shared/ui/states";
import { FILE_TEXTS } from "./picture.texts";
import { droppedUses, keepFile } from "./use-replace";

/** The files that a picture had before, each to be given back. */
export function EarlierFiles({
  picture,
  onDropped,
}: {
  picture: Picture;
  /** Tells the uses whose crops do not fit the restored file. */
  onDropped: (uses: string[]) => void;
}) {
  const { isReadOnly, zone } = useForm();
  const client = useQueryClient();
  const { id, version } = picture;
  const { data: files, error, refetch, isFetching } = useQuery(libraryQueries.files(id));
  const restore = useMutation({
    mutationFn: ({ fileVersion }: ImageFile) =>
      call("POST /api/images/{id}/restore", { params: { id }, body: { version, fileVersion } }),
    onSuccess: (restored) => {
      keepFile({ client, picture: restored });
      onDropped(droppedUses({ before: picture, after: restored }));
      showToast({ kind: "success", message: FILE_TEXTS.restored });
    },
    onError: (failure) =>
      showToast({
        kind: "error",
        message: failureText(failure, FILE_TEXTS.restoreFailed),
        error: failure,
        about: `restore ${id}`,
      }),
  });
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{FILE_TEXTS.earlier}</h3>
      {!files && !error && <Skeleton className="h-16" />}
      {error && !files && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
          {FILE_TEXTS.earlierFailed}
          <Button size="sm" onPress={() => void refetch()} isDisabled={isFetching}>
            {COMMON_TEXTS.retry}
          </Button>
        </p>
      )}
      {files?.length === 0 && <p className="text-sm text-muted">{FILE_TEXTS.noEarlier}</p>}
      {files && files.length > 0 && (
        <ul className="divide-y divide-line rounded-panel border border-line">
          {files.map((file) => (
            <li key={file.fileVersion} className="flex flex-wrap items-center gap-3 p-2 text-sm">
              <img
                src={imageUrl({ image: { id, version: file.fileVersion, extension: file.extension } })}
                alt=""
                loading="lazy"
                className="size-12 rounded-sm bg-sunken object-contain"
              />
              <span className="min-w-40 flex-1">
                <span className="block font-medium">{FILE_TEXTS.nth(file.fileVersion)}</span>
                <span className="figures text-muted">
                  {file.extension.toUpperCase()}
                  {file.size !== null && ` · ${byteText(file.size)}`} ·{" "}
                  {FILE_TEXTS.replacedAt(formatDateTime({ at: Date.parse(file.replacedAt), zone }))}
                </span>
                <span className="figures block">
                  {FILE_TEXTS.restorableUntil(formatDate({ at: Date.parse(file.expiresAt), zone }))}
                </span>
              </span>
              {!isReadOnly && (
                <Button
                  size="sm"
                  aria-label={FILE_TEXTS.restoreOf(file.fileVersion)}
                  isDisabled={restore.isPending}
                  onPress={() => restore.mutate(file)}
                >
                  <RotateCcw size={16} aria-hidden /> {FILE_TEXTS.restore}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {files && files.length > 0 && <p className="text-sm text-muted">{FILE_TEXTS.keptHint}</p>}
    </div>
  );
}
