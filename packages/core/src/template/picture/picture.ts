import { type Drawing, isOpaque } from "@tresen/contract/template/render/drawing";
import { svgOf } from "@tresen/contract/template/render/svg";
import { TEMPLATE_PIXEL_LIMIT } from "@tresen/contract/template/template.rules";
import sharp, { type Sharp } from "sharp";
import { withDensity } from "./density";
import type { FileOf } from "./picture-file";
import { wholePhoto } from "./whole-photo";

export type PictureFormat = "png" | "jpeg";

/** JPEG has no transparency: what is not covered becomes white, as on paper. */
const PAPER = "#ffffff";
/** Of JPEG: text has no visible shadows around it from here on. */
const QUALITY = 90;
/**
 * How PNG is made small. Filters make photos smaller by more than half, and flat colours larger: see
 * docs/decisions/0061.
 */
const PNG = {
  photo: { compressionLevel: 2, adaptiveFiltering: true },
  flat: { compressionLevel: 6 },
} as const;

/** A drawing as a picture of exactly its size in pixels. The same drawing gives the same bytes. */
export async function pictureOf({
  drawing,
  fileOf,
  format,
  dpi = null,
}: {
  drawing: Drawing;
  fileOf: FileOf;
  format: PictureFormat;
  /** Of a template in millimetres: its pixels per inch, which the file says. */
  dpi?: number | null;
}): Promise<Uint8Array> {
  const file = await encoded({ drawing, fileOf, format });
  return dpi === null ? file : withDensity({ file, format, dpi });
}

async function encoded({
  drawing,
  fileOf,
  format,
}: {
  drawing: Drawing;
  fileOf: FileOf;
  format: PictureFormat;
}): Promise<Buffer> {
  const photo = wholePhoto({ drawing, fileOf });
  const picture = photo ? photoWith({ drawing, photo, fileOf }) : renderer(svgWith({ drawing, fileOf }));
  if (format === "jpeg") return picture.flatten({ background: PAPER }).jpeg({ quality: QUALITY }).toBuffer();
  const hasPhoto = drawing.shapes.some(({ kind }) => kind === "image");
  if (photo || isOpaque(drawing)) picture.removeAlpha();
  return picture.png(hasPhoto ? PNG.photo : PNG.flat).toBuffer();
}

/** A photo that covers all, and what is drawn over it. */
function photoWith({
  drawing,
  photo: { file, shape, after },
  fileOf,
}: {
  drawing: Drawing;
  photo: NonNullable<ReturnType<typeof wholePhoto>>;
  fileOf: FileOf;
}): Sharp {
  const { width, height } = drawing;
  const photo = sharp(file.bytes)
    .resize({ width: shape.width, height: shape.height, fit: "fill" })
    .extract({ left: -shape.x, top: -shape.y, width, height });
  if (after.length === 0) return photo;
  const over = svgWith({ drawing: { width, height, shapes: after }, fileOf });
  return photo.composite([{ input: Buffer.from(over), unlimited: true }]);
}

function svgWith({
  drawing,
  fileOf,
}: {
  drawing: Pick<Drawing, "width" | "height" | "shapes">;
  fileOf: FileOf;
}): string {
  return svgOf({
    drawing,
    hrefOf: (image) => {
      const file = fileOf(image);
      return file && `data:${file.mimeType};base64,${Buffer.from(file.bytes).toString("base64")}`;
    },
  });
}

/** Photos as data URLs are longer than what the reader takes as the content of an attribute without being told. */
function renderer(svg: string): Sharp {
  return sharp(Buffer.from(svg), { limitInputPixels: TEMPLATE_PIXEL_LIMIT, unlimited: true });
}
