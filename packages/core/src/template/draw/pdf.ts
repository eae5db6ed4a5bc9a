import type { Matrix, Paint, Shape } from "@tresen/contract/template/render/drawing";
import { placedShapes } from "@tresen/contract/template/render/placed";
import { type TemplateSize, pixelsPerUnit } from "@tresen/contract/template/size/presets";
import PDFDocument from "pdfkit";
import type { DrawnTemplate } from "./drawn";
import { pictureKey } from "./pictures";

/** Points of an inch, and of a pixel where a template has no true size: as browsers count. */
const INCH = 72;
const SCREEN_DPI = 96;
export const MM = INCH / 25.4;

interface Pages {
  template: TemplateSize;
  pages: Iterable<DrawnTemplate> | AsyncIterable<DrawnTemplate>;
}

/** A PDF with a page for each drawing, whose paths stay paths. Templates in millimetres have pages of exactly that size. */
export async function pdfOf(asked: Pages): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdfBytes(asked)) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

/** The bytes of such a PDF, as soon as each page is drawn. */
export function pdfBytes({ template, pages }: Pages): AsyncGenerator<Uint8Array> {
  const isTrue = template.unit === "mm";
  const scale = isTrue ? MM / pixelsPerUnit(template) : INCH / SCREEN_DPI;
  const size: PageSize = isTrue
    ? { width: template.width * MM, height: template.height * MM }
    : { width: template.width * scale, height: template.height * scale };
  return pageBytes({ size, pages: pagesOf({ pages, place: { x: 0, y: 0, scale } }) });
}

async function* pagesOf({
  pages,
  place,
}: Pick<Pages, "pages"> & { place: PlacedDrawing["place"] }): AsyncGenerator<PlacedDrawing[]> {
  for await (const drawn of pages) yield [{ drawn, place }];
}

/** In points, of which 72 are an inch. */
interface PageSize {
  width: number;
  height: number;
}

/** A drawing at a place of a page: its upper left corner in points, and how long a pixel is. */
export interface PlacedDrawing {
  drawn: DrawnTemplate;
  place: { x: number; y: number; scale: number };
  /** In points: nothing is drawn outside of it. Without it, nothing outside of the page is. */
  clip?: { x: number; y: number; width: number; height: number };
}

/**
 * The bytes of a PDF with pages of drawings, as soon as each page is drawn. A picture that is drawn several times is in it
 * once.
 */
export async function* pageBytes({
  size: { width, height },
  pages,
}: {
  size: PageSize;
  pages: AsyncIterable<readonly PlacedDrawing[]>;
}): AsyncGenerator<Uint8Array> {
  const size: [number, number] = [width, height];
  const document = new PDFDocument({
    ...{ size, margin: 0, autoFirstPage: false, font: "", lang: "de", info: { CreationDate: new Date(0) } },
  });
  let chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = Promise.withResolvers<void>();
  document.on("end", ended.resolve);
  document.on("error", ended.reject);
  const embedded: Embedded = new Map();
  for await (const drawings of pages) {
    document.addPage({ size, margin: 0 });
    for (const { drawn, place, clip } of drawings) {
      document.save();
      if (clip) document.rect(clip.x, clip.y, clip.width, clip.height).clip();
      const { drawing, pictures } = drawn;
      for (const shape of placedShapes({ drawing, ...place })) drawShape({ document, shape, pictures, embedded });
      document.restore();
    }
    const written = chunks;
    chunks = [];
    yield* written;
  }
  document.end();
  await ended.promise;
  yield* chunks;
}

/** The pictures that a document contains already. */
type Embedded = Map<string, PDFKit.Mixins.OpenedImage>;

/** Draws a shape at its place on the current page. */
function drawShape({
  document,
  shape,
  pictures,
  embedded,
}: {
  document: PDFKit.PDFDocument;
  shape: Shape;
  pictures: DrawnTemplate["pictures"];
  embedded: Embedded;
}): void {
  document.save();
  if (shape.transform) document.transform(...tuple(shape.transform));
  if (shape.kind === "image") {
    const picture = embeddedPicture({ document, key: pictureKey(shape.image), pictures, embedded });
    if (shape.clip !== null) document.path(shape.clip).clip();
    if (shape.opacity < 1) document.opacity(shape.opacity);
    const { x, y, width, height } = shape;
    if (picture) document.image(picture, x, y, { width, height });
  } else {
    paint({ document, d: shape.d, fill: shape.fill, opacity: shape.opacity });
    if (shape.stroke) {
      document.lineWidth(shape.stroke.width).lineJoin(shape.stroke.join);
      document
        .path(shape.d)
        .strokeColor(shape.stroke.paint.color, shape.stroke.paint.opacity * shape.opacity)
        .stroke();
    }
  }
  document.restore();
}

function embeddedPicture({
  document,
  key,
  pictures,
  embedded,
}: {
  document: PDFKit.PDFDocument;
  key: string;
  pictures: DrawnTemplate["pictures"];
  embedded: Embedded;
}): PDFKit.Mixins.OpenedImage | null {
  const known = embedded.get(key);
  if (known) return known;
  const picture = pictures.get(key);
  if (!picture) return null;
  const opened = document.openImage(Buffer.from(picture.bytes));
  embedded.set(key, opened);
  return opened;
}

function paint({
  document,
  d,
  fill,
  opacity,
}: {
  document: PDFKit.PDFDocument;
  d: string;
  fill: Paint | null;
  opacity: number;
}): void {
  if (fill)
    document
      .path(d)
      .fillColor(fill.color, fill.opacity * opacity)
      .fill("non-zero");
}

const tuple = ([a, b, c, d, e, f]: Matrix): [number, number, number, number, number, number] => [a, b, c, d, e, f];
