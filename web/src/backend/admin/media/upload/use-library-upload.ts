import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { Dropped } from "./dropped-files";
import { keepUploaded } from "./keep-uploaded";
import { showUploads } from "../../../shared/upload-slot";
import { uploadQueue } from "./queue";
import { UploadPanel } from "./upload-panel";

/** Uploads files into a folder of the library. They go on when the screen is left. */
export function useLibraryUpload(): (given: { files: readonly Dropped[]; folder: string }) => void {
  const client = useQueryClient();
  useEffect(() => {
    if (uploadQueue.restore()) showUploads(UploadPanel);
  }, []);
  return useCallback(
    ({ files, folder }) => {
      if (files.length === 0) return;
      showUploads(UploadPanel);
      uploadQueue.add({ files, folder, onDone: (image) => keepUploaded({ client, image }) });
    },
    [client],
  );
}
