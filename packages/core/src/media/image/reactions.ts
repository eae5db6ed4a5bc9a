import type { Reactions } from "../../platform/event";
import { type ImageFileChange, removeExpiredImageFile } from "./files";
import { type ImageUploadChange, removeUnsent } from "./incoming";
import { hideOrShow } from "./removed/hidden";

/** Hides files of removed pictures, removes those that nothing names any more, and pictures whose file never came. */
export const imageReactions = {
  imageFile: [hideOrShow, removeExpiredImageFile],
  imageUpload: [removeUnsent],
} satisfies {
  imageFile: Reactions<ImageFileChange>;
  imageUpload: Reactions<ImageUploadChange>;
};
