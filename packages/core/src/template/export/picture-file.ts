import { crc32, deflateSync, inflateSync } from "node:zlib";
import { TEMPLATE_MESSAGES } from "@tresen/contract/template/template.texts";
import type { Drawing } from "@tresen/contract/template/render/drawing";
import type { TemplateSize } from "@tresen/contract/template/size/presets";
import { AppError } from "../../platform/errors";
import { readObject, writeObject } from "../../platform/blob";
import { log } from "../../platform/log";
import type { BulkData } from "../../bulk/sliced";
import { type DrawnTemplate, fileOf } from "../draw";

/*
 * Each record's picture is an object of the bucket until all are drawn: as the file that it will be, or as what is drawn
 * on its page of a PDF. They expire with the file.
 */

interface Place {
  /** The id of the job. */
  job: string;
  /** Among all records of the job, from 0. */
  place: number;
}

/**
 * Draws and stores the picture of a record.
 * @throws input where it cannot be drawn, which is about this record alone.
 */
export async function writePicture({
  format,
  design,
  drawn,
  ...place
}: Place & { format: BulkData["format"]; design: TemplateSize; drawn: DrawnTemplate }): Promise<{
  crc: number;
  size: number;
}> {
  const bytes = format === "png" || format === "jpeg" ? await pictureBytes({ format, design, drawn }) : packed(drawn);
  await writeObject({
    key: pictureKey(place),
    body: bytes,
    contentType: "application/octet-stream",
    cache: "private, no-store",
  });
  return { crc: crc32(bytes), size: bytes.length };
}

/** @throws an error where it is gone, since a file without it would lack something that the report says is in it. */
export async function readPicture(place: Place): Promise<Uint8Array> {
  const bytes = await readObject({ key: pictureKey(place) });
  if (!bytes) throw new Error(`The picture ${place.place} of the export is gone`);
  return bytes;
}

/** What is drawn on the page of a record. */
export async function readDrawing(place: Place): Promise<Drawing> {
  return JSON.parse(inflateSync(await readPicture(place)).toString()) as Drawing;
}

export function folderOf(job: string): string {
  return `export/${job}/`;
}

export function pictureKey({ job, place }: Place): string {
  return `${folderOf(job)}picture-${String(place).padStart(4, "0")}`;
}

function packed({ drawing }: DrawnTemplate): Uint8Array {
  return deflateSync(JSON.stringify(drawing));
}

async function pictureBytes({
  format,
  design,
  drawn,
}: {
  format: "png" | "jpeg";
  design: TemplateSize;
  drawn: DrawnTemplate;
}): Promise<Uint8Array> {
  try {
    return await fileOf({ template: design, drawn, format });
  } catch (error) {
    log.warn("template.undrawable", { error });
    throw new AppError("template.undrawable", "input", TEMPLATE_MESSAGES.undrawable);
  }
}
