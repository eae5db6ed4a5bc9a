import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { EmulatorStore, S3ErrorClass, StoredPart, Written } from "s3rver";
import { errorCode } from "../failure";

/** The least of all parts but the last one, as S3 wants it. */
const LEAST_PART = 5 * 1024 * 1024;

interface Given {
  store: EmulatorStore;
  S3Error: S3ErrorClass;
}

/**
 * Replaces how the emulator writes files. It pipes streams whose errors nobody handles, so that a part that is missing, or
 * a full disk, would end the whole process. Here they fail as a request does, and parts that do not fit are refused as S3
 * does.
 */
export function mendStore({ store, S3Error }: Given): void {
  const folderOf = (bucket: string, uploadId: string): string =>
    join(store.getResourcePath(bucket, undefined, "uploads"), uploadId);
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const written = await write({ path: store.getResourcePath(bucket, key, "object"), content });
    await store.putMetadata(bucket, key, metadata, written.md5);
    return written;
  };
  store.putPart = async (bucket, uploadId, partNumber, content) => {
    const folder = folderOf(bucket, uploadId);
    await readUpload({ folder, S3Error });
    const path = join(folder, String(Number(partNumber)));
    const written = await write({ path, content });
    await writeFile(`${path}.md5`, written.md5);
    return written;
  };
  store.putObjectMultipart = async (bucket, uploadId, parts) => {
    const folder = folderOf(bucket, uploadId);
    const { key, metadata } = await readUpload({ folder, S3Error });
    await checkParts({ folder, parts, S3Error });
    const content = Readable.from(bytesOf(parts.map(({ number }) => join(folder, String(number)))));
    const written = await store.putObject({ bucket, key, content, metadata });
    await rm(folder, { recursive: true, force: true });
    return written;
  };
}

async function readUpload({
  folder,
  S3Error,
}: {
  folder: string;
  S3Error: S3ErrorClass;
}): Promise<{ key: string; metadata: Record<string, string> }> {
  try {
    const [key, metadata] = await Promise.all(
      ["key", "metadata"].map((name) => readFile(join(folder, name), { encoding: "utf8" })),
    );
    return { key: key ?? "", metadata: JSON.parse(metadata ?? "") as Record<string, string> };
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    throw new S3Error("NoSuchUpload", "The specified multipart upload does not exist.");
  }
}

/** @throws S3Error where they are not the parts that have arrived, in their order. */
async function checkParts({
  folder,
  parts,
  S3Error,
}: {
  folder: string;
  parts: readonly StoredPart[];
  S3Error: S3ErrorClass;
}): Promise<void> {
  if (parts.some(({ number }, index) => number <= (parts[index - 1]?.number ?? 0)))
    throw new S3Error("InvalidPartOrder", "The list of parts was not in ascending order.");
  const found = await Promise.all(parts.map(({ number }) => arrived(join(folder, String(number)))));
  if (found.some((part, index) => part === null || part.md5 !== parts[index]?.etag))
    throw new S3Error("InvalidPart", "One or more of the specified parts could not be found.");
  if (found.slice(0, -1).some((part) => (part?.size ?? 0) < LEAST_PART))
    throw new S3Error("EntityTooSmall", "Your proposed upload is smaller than the minimum allowed size.");
}

/** A part that has arrived as a whole; null for none. */
async function arrived(path: string): Promise<Written | null> {
  try {
    const [{ size }, md5] = await Promise.all([stat(path), readFile(`${path}.md5`, { encoding: "utf8" })]);
    return { size, md5 };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

async function write({ path, content }: { path: string; content: Readable | Buffer }): Promise<Written> {
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash("md5");
  let size = 0;
  await pipeline(
    Buffer.isBuffer(content) ? Readable.from([content]) : content,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.byteLength;
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  return { size, md5: hash.digest("hex") };
}

async function* bytesOf(paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) yield* createReadStream(path) as AsyncIterable<Buffer>;
}
