import type { Size } from "./raster";

type Turnable = "jpg" | "png" | "webp" | "avif";

/**
 * The picture turned as Exif says (CIPA DC-008, orientation), written again in its format in good quality, with its
 * colour profile. Only such pictures need sharp, which is loaded with the first of them.
 */
export async function upright({
  body,
  extension,
  orientation,
}: {
  body: Uint8Array;
  extension: Turnable;
  orientation: number;
}): Promise<Size & { body: Buffer }> {
  const { default: sharp } = await import("sharp");
  const { space } = await sharp(body).metadata();
  let picture = sharp(body, { limitInputPixels: 60_000_000, failOn: "error" });
  if (orientation === 3 || orientation === 4) picture = picture.rotate(180);
  if (orientation === 6 || orientation === 7) picture = picture.rotate(90);
  if (orientation === 5 || orientation === 8) picture = picture.rotate(270);
  // Mirrored as well: rotations come first, see the test of all eight.
  if ([2, 4, 5, 7].includes(orientation)) picture = picture.flop();
  // A profile of four inks does not fit the three colours of the result.
  if (space !== "cmyk") picture = picture.keepIccProfile();
  const { data, info } = await written({ picture, extension }).toBuffer({ resolveWithObject: true });
  return { body: data, width: info.width, height: info.height };
}

type Picture = import("sharp").Sharp;

function written({ picture, extension }: { picture: Picture; extension: Turnable }): Picture {
  switch (extension) {
    case "jpg":
      return picture.jpeg({ quality: 92, chromaSubsampling: "4:4:4" });
    case "png":
      return picture.png();
    case "webp":
      return picture.webp({ quality: 92 });
    case "avif":
      return picture.avif({ quality: 80, effort: 1 });
  }
}
