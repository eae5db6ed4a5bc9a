/** The size limit of a video's file in bytes. */
export const VIDEO_LIMIT = 500_000_000;
/** The bytes of each part in which a file is sent, but of the last one. */
export const VIDEO_PART_BYTES = 16 * 1024 * 1024;
/** The number of parts of the largest file. */
export const VIDEO_PARTS_LIMIT = Math.ceil(VIDEO_LIMIT / VIDEO_PART_BYTES);
/** On average, in bits per second: more than that screens do not show without stopping. */
export const VIDEO_BIT_RATE_LIMIT = 20_000_000;
/** In pixels, whichever side is the longer one. */
export const VIDEO_LONG_SIDE_LIMIT = 3840;
export const VIDEO_SHORT_SIDE_LIMIT = 2160;

/** The size of a part, counted from 1, of a file; 0 where it has no such part. */
export function partBytes({ bytes, number }: { bytes: number; number: number }): number {
  return Math.max(0, Math.min(VIDEO_PART_BYTES, bytes - (number - 1) * VIDEO_PART_BYTES));
}

/** The numbers of the parts of a file. */
export function partNumbers(bytes: number): number[] {
  return Array.from({ length: Math.ceil(bytes / VIDEO_PART_BYTES) }, (_, index) => index + 1);
}
