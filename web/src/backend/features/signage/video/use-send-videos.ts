import { useQueryClient } from "@tanstack/react-query";
import { signageVideos } from "@tresen/contract/signage/video/video.resource";
import { useCallback } from "react";
import { keepRecord } from "../../../admin/queries";
import { showUploads } from "../../../shared/upload-slot";
import { VideoPanel } from "./video-panel";
import { videoQueue } from "./video-queue";

/** Sends files as new videos, or one as that of a video. They go on when the screen is left. */
export function useSendVideos(): (given: { files: readonly File[]; video?: string | null }) => void {
  const client = useQueryClient();
  return useCallback(
    ({ files, video = null }) => {
      if (files.length > 0) showUploads(VideoPanel);
      const onChange = (record: { id: string; version: number; createdAt: string; updatedAt: string }): void =>
        keepRecord({ client, name: signageVideos.name, record });
      for (const file of files) videoQueue.add({ file, video, onChange });
    },
    [client],
  );
}
