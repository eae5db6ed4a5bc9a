import type { Reactions } from "../../platform/event";
import { type VideoFileChange, removeUnusedFile } from "./file";
import { type VideoUploadChange, removeUnsentVideo } from "./sweep";

/** Removes files that no video has any more, and videos whose file never came. */
export const videoReactions = {
  videoFile: [removeUnusedFile],
  videoUpload: [removeUnsentVideo],
} satisfies {
  videoFile: Reactions<VideoFileChange>;
  videoUpload: Reactions<VideoUploadChange>;
};
