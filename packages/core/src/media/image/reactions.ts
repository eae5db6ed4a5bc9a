import type { Reactions } from "../../platform/event";
import { type ImageFileChange, removeExpiredImageFile } from "./files";

/** Removes files of pictures that nothing names any more. */
export const imageReactions = { imageFile: [removeExpiredImageFile] } satisfies {
  imageFile: Reactions<ImageFileChange>;
};
