import { DEFAULT_TIME_ZONE, type Instant, zonedTime } from "@tresen/contract/kit/time";
import { type ZipEntry, zipEnd, zipHead } from "@tresen/contract/kit/table/zip";
import { pictureNames, pictureStem, templateStem } from "@tresen/contract/template/export/file-names";
import type { ImageShape } from "@tresen/contract/template/render/drawing";
import { type BulkData, type Entry, isEntry, readEntries } from "../../bulk/sliced";
import { dispositionOf, removeObject, writeInParts } from "../../platform/blob";
import { type DrawnTemplate, pictureKey as keyOfImage, pdfBytes, picturesOf } from "../draw";
import type { Design } from "./design";
import { folderOf, pictureKey, readDrawing, readPicture } from "./picture-file";

/** A drawn picture, and its place among all records of the job. */
type Drawn = Pick<Entry, "label"> & { place: number; file: NonNullable<Entry["file"]> };

interface Kind {
  extension: string;
  type: string;
}
const PICTURES: Readonly<Record<"png" | "jpeg", Kind>> = {
  png: { extension: "png", type: "image/png" },
  jpeg: { extension: "jpg", type: "image/jpeg" },
};
const PDF: Kind = { extension: "pdf", type: "application/pdf" };
const ZIP: Kind = { extension: "zip", type: "application/zip" };

/**
 * Makes the file of a job of its pictures: the picture itself where one record was asked for, a ZIP file, or a PDF.
 * @returns null where nothing could be drawn.
 */
export async function finishFile({
  id,
  data,
  design,
  now,
}: {
  id: string;
  data: BulkData;
  design: Design;
  now: Instant;
}): Promise<NonNullable<BulkData["file"]> | null> {
  const drawn = await drawnPictures({ id, data });
  const [first] = drawn;
  if (!first) return null;
  const picture = data.format === "png" || data.format === "jpeg" ? PICTURES[data.format] : null;
  const isOne = data.total === 1;
  const { extension, type } = picture ? (isOne ? picture : ZIP) : PDF;
  const { date } = zonedTime({ at: now, zone: DEFAULT_TIME_ZONE });
  const stem = isOne ? pictureStem({ template: design, title: first.label }) : `${templateStem(design)} ${date}`;
  const name = `${stem}.${extension}`;
  const bytes = picture
    ? isOne
      ? pictureAt({ job: id, place: first.place })
      : zipOf({ id, drawn, template: design, extension: picture.extension })
    : pdfBytes({ template: design, pages: pagesOf({ id, drawn }) });
  const key = `${folderOf(id)}file.${extension}`;
  const { size } = await writeInParts({ key, bytes, contentType: type, disposition: dispositionOf(name) });
  // Those that are left when this fails expire with the file.
  for (const { place } of drawn) await removeObject({ key: pictureKey({ job: id, place }) });
  return { name, type, size, key };
}

async function drawnPictures({ id, data }: { id: string; data: BulkData }): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  let place = 0;
  for (let part = 0; part < data.parts; part += 1) {
    const entries = (await readEntries({ job: id, section: "report", index: part }))?.filter(isEntry);
    if (!entries) throw new Error(`The part ${part} of the report is gone`);
    for (const { label, file } of entries) {
      if (file) drawn.push({ label, file, place });
      place += 1;
    }
  }
  return drawn;
}

async function* pictureAt(at: { job: string; place: number }): AsyncGenerator<Uint8Array> {
  yield await readPicture(at);
}

/** The pictures as they are, since they are compressed already. */
async function* zipOf({
  id,
  drawn,
  template,
  extension,
}: {
  id: string;
  drawn: readonly Drawn[];
  template: Design;
  extension: string;
}): AsyncGenerator<Uint8Array> {
  const names = pictureNames({ template, titles: drawn.map(({ label }) => label), extension });
  const entries: ZipEntry[] = [];
  for (const [index, { place, file }] of drawn.entries()) {
    const { crc, size } = file;
    const entry: ZipEntry = { name: names[index] ?? "", crc, size, compressed: size, isStored: true };
    entries.push(entry);
    yield zipHead(entry);
    yield await readPicture({ job: id, place });
  }
  yield zipEnd(entries);
}

async function* pagesOf({ id, drawn }: { id: string; drawn: readonly Drawn[] }): AsyncGenerator<DrawnTemplate> {
  for (const { place } of drawn) {
    const drawing = await readDrawing({ job: id, place });
    const shown = drawing.shapes.filter((shape): shape is ImageShape => shape.kind === "image");
    const pictures = await picturesOf(shown.map(({ image }) => image));
    // A photo that was removed since would be missing without a word.
    if (shown.some(({ image }) => !pictures.has(keyOfImage(image)))) throw new Error("A picture of a page is gone");
    yield { drawing, pictures };
  }
}
