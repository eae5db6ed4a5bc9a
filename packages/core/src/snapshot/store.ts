import { type Item, type Key, keyOf, readPartition, storageCall, writeTransaction } from "../platform/db";
import { AppError } from "../platform/errors";
import { SnapshotChunkEntity, SnapshotMetaEntity } from "./snapshot.entity";

const CHUNK_BYTES = 340_000;
/** A transaction takes 4 MB. */
const CHUNK_LIMIT = 11;

export interface Meta {
  version: number;
  /** Of the part that anonymous visitors get: what they do not see does not change it. */
  etag: string;
  /** Of everything. Snapshots from before there were two parts have none, and count as unreadable. */
  digest?: string | undefined;
  /** Of the open part, compressed; the closed one follows it. */
  openBytes?: number | undefined;
  chunks: number;
  /** When reading for it began, epoch ms of the clock that stamps the stream. */
  startedAt: number;
}

/** Both parts of the bundle, compressed. */
export interface Packed {
  open: Buffer;
  closed: Buffer;
}

export const snapshotMetaKey: Key = keyOf(SnapshotMetaEntity.get({}).params());

/** The version in a meta row read together with others; 0 without one. */
export function versionOf(item: Item | undefined): number {
  return typeof item?.version === "number" ? item.version : 0;
}

export async function readMeta({ consistent }: { consistent: boolean }): Promise<Meta | null> {
  const { data } = await storageCall(() => SnapshotMetaEntity.get({}).go({ consistent }));
  return data;
}

/**
 * The whole snapshot in one Query (a second one past 1 MB); null while there is none, or while it is being replaced.
 */
export async function readStored(): Promise<{ meta: Meta; packed: Packed } | null> {
  const items = await readPartition(snapshotMetaKey.pk);
  const head = items.find(({ sk }) => sk === snapshotMetaKey.sk);
  const meta = head ? SnapshotMetaEntity.parse({ Item: head }).data : null;
  const chunks = items
    .filter((item) => item.sk !== snapshotMetaKey.sk && item.version === meta?.version)
    .flatMap((item) => SnapshotChunkEntity.parse({ Item: item }).data ?? []);
  if (!meta || !isReadable(meta) || chunks.length !== meta.chunks) return null;
  const whole = Buffer.concat(chunks.map(({ bytes }) => bytes));
  return { meta, packed: { open: whole.subarray(0, meta.openBytes), closed: whole.subarray(meta.openBytes) } };
}

/** Whether this snapshot keeps what is not public apart. */
export function isReadable(meta: Meta): boolean {
  return meta.digest !== undefined;
}

/**
 * Puts a snapshot in place of the one that `before` is.
 * @throws conflict when another one was put there meanwhile.
 */
export async function writeStored({
  before,
  packed,
  ...about
}: {
  before: Meta | null;
  etag: string;
  digest: string;
  startedAt: number;
  packed: Packed;
}): Promise<Meta> {
  const brotli = Buffer.concat([packed.open, packed.closed]);
  const chunks = Math.ceil(brotli.length / CHUNK_BYTES);
  if (chunks > CHUNK_LIMIT)
    throw new AppError(
      "snapshot.too_large",
      "tooLarge",
      `Der Shop ist zu groß, um veröffentlicht zu werden: ${brotli.length} Bytes.`,
    );
  const version = (before?.version ?? 0) + 1;
  const meta: Meta = { ...about, version, openBytes: packed.open.length, chunks };
  await writeTransaction({
    entities: { meta: SnapshotMetaEntity, chunk: SnapshotChunkEntity },
    writes: (entities) => [
      entities.meta
        .put(meta)
        .where(({ version: old }, { eq, notExists }) => (before ? eq(old, before.version) : notExists(old)))
        .commit(),
      ...Array.from({ length: chunks }, (_, index) =>
        entities.chunk
          .put({ index, version, bytes: brotli.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES) })
          .commit(),
      ),
      ...Array.from({ length: Math.max(0, (before?.chunks ?? 0) - chunks) }, (_, index) =>
        entities.chunk.delete({ index: chunks + index }).commit(),
      ),
    ],
  });
  return meta;
}

/** Notes that the snapshot in place still is what a later reading found. */
export async function touchStored({ before, startedAt }: { before: Meta; startedAt: number }): Promise<Meta> {
  await storageCall(() =>
    SnapshotMetaEntity.patch({})
      .set({ startedAt })
      .where(({ version }, { eq }) => eq(version, before.version))
      .go(),
  );
  return { ...before, startedAt };
}
