import { videoPath } from "@tresen/contract/signage/video/video.path";
import type { SignageVideo } from "@tresen/contract/signage/video/video.resource";
import { VIDEO_MESSAGES } from "@tresen/contract/signage/video/video.texts";
import type { EntityItem } from "electrodb";
import { copyObject, headObject, removeObject } from "../../platform/blob";
import { ConditionFailed, type Item, storageCall, transactionWrites } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { type RowChange, type StreamRecord, rowChange } from "../../platform/event";
import { type WriteCheck, stale } from "../../records/rows";
import { VideoFileEntity } from "./video-file.entity";

export type VideoFileRow = EntityItem<typeof VideoFileEntity>;
export type VideoFileChange = RowChange<VideoFileRow>;

/** A file that a video has, or is about to get. */
interface Held {
  video: string;
  sha256: string;
  mimeType: NonNullable<SignageVideo["mimeType"]>;
}

/**
 * Keeps what has arrived as the file of a video, which is counted among those that have it before anything is copied.
 * @returns false when what arrived is gone. @throws conflict while an equal file is being removed, errors of S3.
 */
export async function keepFile({
  held,
  arrived,
}: {
  held: Held;
  arrived: { key: string; bytes: number };
}): Promise<boolean> {
  const key = videoPath(held);
  const isClaimed = await unlessFailed(() =>
    VideoFileEntity.update({ sha256: held.sha256 })
      .set({ key })
      .add({ videos: [held.video] })
      .where(({ isRemoving }, { notExists }) => notExists(isRemoving))
      .go({ response: "none" }),
  );
  if (!isClaimed) throw new AppError("video.being_removed", "conflict", VIDEO_MESSAGES.beingRemoved);
  if ((await headObject({ key }))?.size === arrived.bytes) return true;
  return copyObject({ from: arrived.key, to: key, contentType: held.mimeType });
}

/** The video does not have the file after all. */
export async function releaseFile({ video, ...file }: Held): Promise<void> {
  await storageCall(() =>
    VideoFileEntity.update({ sha256: file.sha256 })
      .set({ key: videoPath(file) })
      .delete({ videos: [video] })
      .go({ response: "none" }),
  );
}

/** The same in the transaction that removes the video. */
export function releasing({ video, ...file }: Held): WriteCheck {
  return {
    condition: () => {
      const [write] = transactionWrites({
        entities: { videoFile: VideoFileEntity },
        writes: ({ videoFile }) => [
          videoFile
            .update({ sha256: file.sha256 })
            .set({ key: videoPath(file) })
            .delete({ videos: [video] })
            .commit(),
        ],
      });
      if (!write) throw new RangeError("no write");
      return write;
    },
    error: stale(),
  };
}

/** @returns null for stream records of other rows. */
export function videoFileChangeOf(record: StreamRecord): VideoFileChange | null {
  return rowChange({
    record,
    key: { prefix: "video-file#" },
    rowOf: (item: Item) => VideoFileEntity.parse({ Item: item }).data,
  });
}

/**
 * Removes a file that no video has any more. While it does, nobody may count on the file: whoever uploads an equal one
 * at this moment is told to try again. Idempotent.
 * @throws upstream
 */
export async function removeUnusedFile({ after }: VideoFileChange): Promise<void> {
  if (!after || after.isRemoving || (after.videos?.length ?? 0) > 0) return;
  const { sha256, key } = after;
  const isMarked = await unlessFailed(() =>
    VideoFileEntity.patch({ sha256 })
      .set({ isRemoving: true })
      .where(({ videos }, { notExists }) => notExists(videos))
      .go({ response: "none" }),
  );
  if (!isMarked) return;
  await removeObject({ key });
  await storageCall(() => VideoFileEntity.delete({ sha256 }).go({ response: "none" }));
}

/** @returns whether the condition of the write held. */
async function unlessFailed(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await storageCall(write);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
