import type { ImageRef } from "@tresen/contract/media/image-fields";

/** A picture's file, upright. The renderer of SVG leaves out all other kinds of files without a word. */
export interface PictureFile {
  mimeType: "image/jpeg" | "image/png";
  bytes: Uint8Array;
}

/** The file of a picture in a drawing; null where it is left out. */
export type FileOf = (image: ImageRef) => PictureFile | null;
