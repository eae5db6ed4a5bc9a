import type { Instant } from "@tresen/contract/kit/time";
import type { RecordMeta } from "@tresen/contract/kit/resource";
import { type ImageRecord, images } from "@tresen/contract/media/image.resource";
import { FILE_GONE, IMAGE_TITLES } from "@tresen/contract/media/media.texts";
import { notFound } from "@tresen/contract/kit/errors.texts";
import type { Actor } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { mayRead, recordIndexing, requireWrite } from "../../records";
import { type Row, findRow, stale, writeRow } from "../../records/rows";
import { type NewFile, fileIn } from "./accept";
import { type FileFacts, keepFile, keptFiles, reserveFile } from "./files";
import { imagePath, readImage, writeImage } from "./store";

interface Asked {
  actor: Actor;
  id: string;
  /** The version of the record that the change is based on. */
  version: number;
  now: Instant;
}

/**
 * Gives a picture another file. All places show it from then on; the address of the file before stays valid, and it is
 * kept as long as the history may name it. The same file again changes nothing.
 * @throws missing, forbidden, conflict for an outdated version, input for what is no picture, upstream.
 */
export async function replaceImage({ data, ...asked }: Asked & { data: string }): Promise<ImageRecord> {
  const before = await changeable(asked);
  return withFile({ ...asked, before, file: await fileIn(data) });
}

/**
 * Gives a picture a file back that it had before. It becomes the newest one, so that addresses never change their
 * content.
 * @throws missing, also for a file that is not kept any more, forbidden, conflict, upstream.
 */
export async function restoreImage({ fileVersion, ...asked }: Asked & { fileVersion: number }): Promise<ImageRecord> {
  const before = await changeable(asked);
  const kept = (await filesBefore({ row: before, now: asked.now })).find((file) => file.fileVersion === fileVersion);
  const found =
    kept && (await readImage({ path: imagePath({ image: { ...kept, id: asked.id, version: fileVersion } }) }));
  if (!found) throw new AppError("image.file_gone", "missing", FILE_GONE);
  const { extension, mimeType, width, height, size, digest } = kept;
  return withFile({
    ...asked,
    before,
    file: { body: found.body, facts: { extension, mimeType, width, height, size, digest } },
  });
}

/** The files that a picture had before, the newest first. @throws missing, forbidden. */
export async function listKeptFiles({ actor, id, now }: Omit<Asked, "version">): ReturnType<typeof keptFiles> {
  const row = await findRow({ resource: images, id });
  if (!row || !mayRead({ resource: images, actor, row })) throw missing();
  return filesBefore({ row, now });
}

/** A replacement that was interrupted may have left a row of the current file, too. */
async function filesBefore({ row: { id, fields }, now }: { row: Row; now: Instant }): ReturnType<typeof keptFiles> {
  const kept = await keptFiles({ image: id, now });
  return kept.filter(({ fileVersion }) => fileVersion !== fields["fileVersion"]);
}

async function changeable({ actor, id, version }: Asked): Promise<Row> {
  requireWrite({ resource: images, verb: "update", actor });
  const row = await findRow({ resource: images, id });
  if (!row) throw missing();
  requireWrite({ resource: images, verb: "update", actor, rows: [row] });
  if (row.version !== version) throw stale();
  return row;
}

async function withFile({
  actor,
  id,
  now,
  before,
  file: { body, facts },
}: Asked & { before: Row; file: NewFile }): Promise<ImageRecord> {
  const former = images.fields.parse(before.fields);
  if (former.digest === facts.digest) return { ...former, ...metaOf(before) };
  const current = former.fileVersion;
  const fileVersion = await reserveFile({ image: id, current, facts, now });
  await writeImage({ path: imagePath({ image: { id, version: fileVersion, extension: facts.extension } }), body });
  await keepFormer({ image: id, former, now });
  const fields = { ...former, ...facts, fileVersion, state: "ready" as const, error: null };
  const after = { ...before, version: before.version + 1, updatedAt: new Date(now).toISOString(), fields };
  const row = await writeRow({
    resource: images,
    before,
    after,
    cause: { actor, action: "update", now },
    indexing: recordIndexing,
  });
  return { ...fields, ...metaOf(row) };
}

/** Keeps the file that a picture has: another one replaces it, or the picture is removed. */
export async function keepFormer({
  image,
  former: { fileVersion, extension, mimeType, width, height, size, digest },
  now,
}: {
  image: string;
  former: Pick<ImageRecord, "fileVersion" | keyof FileFacts>;
  now: Instant;
}): Promise<void> {
  if (!extension) return;
  const facts = { extension, mimeType, width, height, size, digest };
  await keepFile({ image, fileVersion, facts, now });
}

function metaOf({ id, version, createdAt, updatedAt }: Row): RecordMeta {
  return { id, version, createdAt, updatedAt };
}

function missing(): AppError {
  return new AppError("record.missing", "missing", notFound(IMAGE_TITLES.one));
}
