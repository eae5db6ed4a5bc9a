import { type Item, type Key, committed, keyOf, readPartition, service, stored } from "../db";
import { AppError } from "../errors";

const CHUNK_BYTES = 340_000;
/** A transaction takes 4 MB. */
const CHUNK_LIMIT = 11;

const { snapshotMeta } = service.entities;

export interface Meta {
  version: number;
  etag: string;
  chunks: number;
  publicBytes?: number | undefined;
  /** When reading for it began, epoch ms of the clock that stamps the stream. */
  startedAt: number;
}

export interface Stored {
  meta: Meta;
  /** What everybody gets, and what only staff do: see `Bundle`. */
  brotli: Buffer;
  staffBrotli: Buffer;
}

export const snapshotMetaKey: Key = keyOf(snapshotMeta.get({}).params());

/** The version in a meta row read together with others; 0 without one. */
export function versionOf(item: Item | undefined): number {
  return typeof item?.version === "number" ? item.version : 0;
}

export async function readMeta({ consistent }: { consistent: boolean }): Promise<Meta | null> {
  const { data } = await stored(() => snapshotMeta.get({}).go({ consistent }));
  return data;
}

/** The whole snapshot in one Query (a second one past 1 MB); null while there is none, or while it is being replaced. */
export async function readStored(): Promise<Stored | null> {
  const items = await readPartition(snapshotMetaKey.pk);
  const meta = items.find(({ sk }) => sk === snapshotMetaKey.sk) as (Item & Meta) | undefined;
  const chunks = items.filter((item) => item.sk !== snapshotMetaKey.sk && item.version === meta?.version);
  if (!meta || chunks.length !== meta.chunks) return null;
  const bytes = Buffer.concat(chunks.map(({ bytes: piece }) => piece as Uint8Array));
  const publicBytes = meta.publicBytes ?? bytes.length;
  return { meta, brotli: bytes.subarray(0, publicBytes), staffBrotli: bytes.subarray(publicBytes) };
}

/**
 * Puts a snapshot in place of the one that `before` is.
 * @throws conflict when another one was put there meanwhile.
 */
export async function writeStored({ before, etag, startedAt, brotli, staffBrotli }: Omit<Stored, "meta"> & { before: Meta | null; etag: string; startedAt: number }): Promise<Meta> {
  const bytes = Buffer.concat([brotli, staffBrotli]);
  const chunks = Math.ceil(bytes.length / CHUNK_BYTES);
  if (chunks > CHUNK_LIMIT) throw new AppError("snapshot.too_large", "tooLarge", `Der Shop ist zu groß, um veröffentlicht zu werden: ${bytes.length} Bytes.`);
  const version = (before?.version ?? 0) + 1;
  const meta: Meta = { version, etag, chunks, publicBytes: brotli.length, startedAt };
  await committed(() =>
    service.transaction
      .write(({ snapshotMeta: metaEntity, snapshotChunk }) => [
        metaEntity.put(meta).where(({ version: old }, { eq, notExists }) => (before ? eq(old, before.version) : notExists(old))).commit(),
        ...Array.from({ length: chunks }, (_, index) => snapshotChunk.put({ index, version, bytes: bytes.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES) }).commit()),
        ...Array.from({ length: Math.max(0, (before?.chunks ?? 0) - chunks) }, (_, index) => snapshotChunk.delete({ index: chunks + index }).commit()),
      ])
      .go(),
  );
  return meta;
}

/** Notes that the snapshot in place still is what a later reading found. */
export async function touchStored({ before, startedAt }: { before: Meta; startedAt: number }): Promise<Meta> {
  await stored(() => snapshotMeta.patch({}).set({ startedAt }).where(({ version }, { eq }) => eq(version, before.version)).go());
  return { ...before, startedAt };
}
