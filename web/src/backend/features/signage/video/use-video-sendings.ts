import { useSyncExternalStore } from "react";
import { type VideoSending, videoQueue } from "./video-queue";

/** The files of videos on their way. */
export function useVideoSendings(): readonly VideoSending[] {
  return useSyncExternalStore(videoQueue.subscribe, videoQueue.current);
}
