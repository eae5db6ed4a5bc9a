import { type ImageDuplicate, imageRecord } from "@tresen/contract/media/image";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { IMAGE_USES } from "@tresen/contract/media/image-place-fields";
import { useEffect, useRef, useState } from "react";
import { resourceQueries } from "../../../admin/queries";
import { libraryQueries } from "../../../admin/media/library-queries";
import type { Picture } from "../../../admin/media/picture";
import { PictureFault, type Progress, replaceFile, sendMissingFile } from "../../../admin/media/upload/send-file";
import { keepRecord } from "../../../admin/queries";
import { failureSentences, isConflict } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { FILE_TEXTS, PICTURE_TEXTS } from "./picture.texts";

/** Gives a picture a new file, with its progress. */
export function useReplace(picture: Picture) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  /** The uses whose crops do not fit the new file. */
  const [dropped, setDropped] = useState<string[]>([]);
  /** Other pictures with the same content as the new file. */
  const [twins, setTwins] = useState<readonly ImageDuplicate[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setFault(null);
    setDropped([]);
    setTwins([]);
    setProgress(0);
    const { id, version, extension, digest } = picture;
    const sending = { file, onProgress: setProgress, signal: controller.signal };
    try {
      const changed = await (extension
        ? replaceFile({ ...sending, id, version })
        : sendMissingFile({ ...sending, id }));
      keepFile({ client, picture: changed });
      setDropped(droppedUses({ before: picture, after: changed }));
      setTwins(changed.duplicates ?? []);
      const isSame = changed.digest === digest;
      showToast({ kind: "success", message: isSame ? FILE_TEXTS.same : FILE_TEXTS.replaced });
    } catch (error) {
      if (controller.signal.aborted) return;
      setFault(error instanceof PictureFault ? error.message : failureSentences(error, FILE_TEXTS.changed));
      // Somebody else has changed the picture meanwhile: what they have saved is loaded.
      if (isConflict(error)) await client.refetchQueries(resourceQueries.one({ name: "images", id }));
    } finally {
      if (running.current === controller) setProgress(null);
    }
  };
  return {
    replace: (file: File): void => void send(file),
    cancel: (): void => {
      running.current?.abort();
      running.current = null;
      setProgress(null);
    },
    progress,
    fault,
    dropped,
    setDropped,
    twins,
  };
}

/** The uses of which a new file of another shape has removed the picture's own crops. */
export function droppedUses({ before, after }: Record<"before" | "after", Pick<Picture, "crops">>): string[] {
  return IMAGE_USES.filter((use) => before.crops[use] && !after.crops[use]).map((use) => PICTURE_TEXTS.uses[use]);
}

/** Shows the picture with its new file everywhere. */
export function keepFile({ client, picture }: { client: QueryClient; picture: Picture }): void {
  // Answers about files say more than the record.
  keepRecord({ client, name: "images", record: imageRecord.strip().parse(picture) });
  void client.invalidateQueries(libraryQueries.files(picture.id));
  // Records that show it name its newest file when they are read.
  void client.invalidateQueries({ queryKey: ["resource"], refetchType: "none" });
}
