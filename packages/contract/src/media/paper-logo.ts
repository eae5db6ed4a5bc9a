/** The longest side in pixels: half the dots of paper of 80 mm. */
export const PAPER_LOGO_SIZE = 288;

/**
 * The path of a picture for printers, which the image function draws in grey on white. Its format is PGM ("P5" of
 * netpbm): a line `P5`, one with width and height, one with `255`, then a byte for each pixel, 0 is black.
 * @param name `{id}-{version}` of the picture.
 */
export function paperLogoPath(name: string): string {
  return `image/paper/${name}.pgm`;
}
