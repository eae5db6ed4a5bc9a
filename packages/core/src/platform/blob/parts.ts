import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  type CompletedPart,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { fileEnv } from "../env";
import { NOT_CACHED } from "./private";
import { client, writeObject } from "./store";

/** S3 takes parts of at least 5 MB, and at most 10,000 of them. */
const PART_BYTES = 8_000_000;

interface File {
  key: string;
  contentType: string;
  disposition: string;
}

/**
 * Writes an object of any length whose bytes are made one after the other, part by part, so that neither the memory nor
 * the time of one request limits it. What an interrupted process has sent, the bucket forgets after a day.
 * @returns its size. @throws errors of S3, and those of `bytes`; then there is no object.
 */
export async function writeInParts({
  bytes,
  ...file
}: File & { bytes: AsyncIterable<Uint8Array> }): Promise<{ size: number }> {
  const { key, contentType, disposition } = file;
  const parts = partsOf(bytes);
  const first = await parts.next();
  if (first.done || first.value.isLast) {
    const body = first.value?.part ?? new Uint8Array();
    await writeObject({ key, body, contentType, disposition, cache: NOT_CACHED });
    return { size: body.length };
  }
  const upload: Upload = { Bucket: fileEnv.BUCKET_NAME, Key: key, UploadId: await begin(file) };
  try {
    const sent = [await sendPart({ upload, number: 1, part: first.value.part })];
    let size = first.value.part.length;
    for await (const { part } of parts) {
      sent.push(await sendPart({ upload, number: sent.length + 1, part }));
      size += part.length;
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: sent } }));
    return { size };
  } catch (error) {
    // That the parts are given up is less important than why.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

interface Upload {
  Bucket: string;
  Key: string;
  UploadId: string;
}

async function sendPart({
  upload,
  number,
  part,
}: {
  upload: Upload;
  number: number;
  part: Uint8Array;
}): Promise<CompletedPart> {
  const { ETag } = await client.send(
    new UploadPartCommand({ ...upload, PartNumber: number, Body: part, ContentLength: part.length }),
  );
  return { PartNumber: number, ...(ETag === undefined ? {} : { ETag }) };
}

async function begin({ key, contentType, disposition }: File): Promise<string> {
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({
      Bucket: fileEnv.BUCKET_NAME,
      Key: key,
      ContentType: contentType,
      ContentDisposition: disposition,
      CacheControl: NOT_CACHED,
    }),
  );
  if (!UploadId) throw new Error(`The bucket has begun no upload of ${key}`);
  return UploadId;
}

/** The bytes in parts of the size that S3 takes; the last one has what is left. */
async function* partsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<{ part: Uint8Array; isLast: boolean }> {
  let gathered: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    if (length >= PART_BYTES) {
      yield { part: Buffer.concat(gathered), isLast: false };
      gathered = [];
      length = 0;
    }
    gathered.push(piece);
    length += piece.length;
  }
  yield { part: Buffer.concat(gathered), isLast: true };
}
