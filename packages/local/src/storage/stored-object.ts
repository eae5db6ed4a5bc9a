import type { Readable } from "node:stream";
import { BUCKET } from "../environment";

/*
 * The bucket by the client of the functions, which is loaded with the first call: it reads the environment once, and
 * that is complete only after the start.
 */

const loaded = async () => {
  const [blob, sdk] = await Promise.all([import("@tresen/core/platform/blob"), import("@aws-sdk/client-s3")]);
  return { ...blob, ...sdk };
};

/** Size and type of an object; null where there is none. */
export async function headStored(key: string): Promise<{ size: number; contentType: string } | null> {
  return (await loaded()).headObject({ key });
}

/** The bytes of an object from one position to another one, which is the last. */
export async function openStored({ key, from, to }: { key: string; from: number; to: number }): Promise<Readable> {
  const { s3, GetObjectCommand } = await loaded();
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: key, Range: `bytes=${from}-${to}` }));
  return Body as Readable;
}

/** Stores a part of an object. @returns its ETag. */
export async function writePart({
  key,
  uploadId,
  number,
  body,
}: {
  key: string;
  uploadId: string;
  number: number;
  body: Uint8Array;
}): Promise<string> {
  const { s3, UploadPartCommand } = await loaded();
  const part = { Bucket: BUCKET, Key: key, UploadId: uploadId, PartNumber: number };
  const { ETag = "" } = await s3.send(new UploadPartCommand({ ...part, Body: body, ContentLength: body.byteLength }));
  return ETag;
}
