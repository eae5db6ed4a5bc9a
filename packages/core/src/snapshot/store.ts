import { shopTooLarge } from "@tresen/contract/snapshot/snapshot.texts";
import { type Item, type Key, keyOf, readPartition, storageCall, writeTransaction } from "../platform/db";
import { AppError } from "../platform/errors";
import { SnapshotChunkEntity, SnapshotMetaEntity } from "./snapshot.entity";

const CHUNK_BYTES = 340_000;
/** The number of chunks, since a transaction may have 4 MB. */
const CHUNK_LIMIT = 11;

export interface Meta {
  version: number;
  /** Of the public part alone, so that other changes do not change it. */
  etag: string;
  /** Of both parts. Snapshots of earlier versions without it count as unreadable. */
  digest?: string | undefined;
  /** The compressed size of the public part, which the other part follows. */
  openBytes?: number | undefined;
  chunks: number;
  /** When the build began to read, in epoch ms of the clock that stamps the stream. */
  startedAt: number;
}

/** Both parts of the snapshot, compressed. */
export interface Packed {
  open: Buffer;
  closed: Buffer;
}

export const snapshotMetaKey: Key = keyOf(SnapshotMetaEntity.get({}).params());

/** The version in a metadata row that was read with others; 0 without one. */
export function versionOf(item: Item | undefined): number {
  return typeof item?.version === "number" ? item.version : 0;
}

export async function readMeta({ consistent }: { consistent: boolean }): Promise<Meta | null> {
  const { data } = await storageCall(() => SnapshotMetaEntity.get({}).go({ consistent }));
  return data;
}

/** The whole snapshot in one Query (two above 1 MB); null when there is none or it is being replaced. */
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

/** Whether this snapshot stores its public part separately. */
export function isReadable(meta: Meta): boolean {
  return meta.digest !== undefined;
}

/** Replaces the snapshot if it is still as `before`. @throws conflict when another one was published meanwhile. */
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
  if (chunks > CHUNK_LIMIT) throw new AppError("snapshot.too_large", "tooLarge", shopTooLarge(brotli.length));
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

/** Records that a later read found the same content, so the published snapshot is still current. */
export async function touchStored({ before, startedAt }: { before: Meta; startedAt: number }): Promise<Meta> {
  await storageCall(() =>
    SnapshotMetaEntity.patch({})
      .set({ startedAt })
      .where(({ version }, { eq }) => eq(version, before.version))
      .go(),
  );
  return { ...before, startedAt };
}
