/** The formats that are stored as they come. */
export const RASTER_EXTENSIONS = ["jpg", "png", "webp", "gif", "avif"] as const;
export type RasterExtension = (typeof RASTER_EXTENSIONS)[number];

export interface Size {
  width: number;
  height: number;
}

/** What a reader found in a file. */
export interface Raster extends Size {
  /** The file without what the camera or a program noted in it, such as the place where it was taken. */
  body: Buffer;
  /** How it is to be turned, 1 to 8 as Exif counts; the size is that before. */
  orientation: number;
  /** Of an animation; 1 for a single picture. */
  frames: number;
}
