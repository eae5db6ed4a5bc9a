import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ObjectStorage, startObjectStorage } from "./object-storage";

const Bucket = "tresen";
const Key = "incoming/film";
const keys = { accessKeyId: "machine", secretAccessKey: "secret" };
const MIB = 1024 * 1024;
let folder = "";
let storage: ObjectStorage;
let client: S3Client;
let told: unknown[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tresen-objects-"));
  told = [];
  storage = await startObjectStorage({ dataDir: folder, bucket: Bucket, keys, onError: (error) => told.push(error) });
  client = new S3Client({
    ...{ region: "eu-central-1", endpoint: storage.endpoint, forcePathStyle: true, credentials: keys, maxAttempts: 1 },
    ...{ requestChecksumCalculation: "WHEN_REQUIRED", responseChecksumValidation: "WHEN_REQUIRED" },
  });
});
afterEach(async () => {
  client.destroy();
  storage.close();
  await rm(folder, { recursive: true, force: true });
});

const begin = async (): Promise<string> =>
  (await client.send(new CreateMultipartUploadCommand({ Bucket, Key }))).UploadId ?? "";
const send = async (UploadId: string, PartNumber: number, bytes: number): Promise<string> => {
  const Body = new Uint8Array(bytes).fill(PartNumber);
  return (await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }))).ETag ?? "";
};
/** The name of the error with which the parts are refused. */
const complete = async (UploadId: string, parts: [number: number, etag: string][]): Promise<string> => {
  const Parts = parts.map(([PartNumber, ETag]) => ({ PartNumber, ETag }));
  const command = new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } });
  return client.send(command).then(
    () => "complete",
    (error: Error) => error.name,
  );
};

test("parts that do not fit are refused as S3 does, and the upload goes on", async () => {
  const id = await begin();
  expect(await complete(id, [[1, "abc"]])).toBe("InvalidPart");
  const first = await send(id, 1, 5 * MIB);
  const second = await send(id, 2, 10);
  expect(await complete(id, [[1, '"abc"']])).toBe("InvalidPart");
  const both: [number, string][] = [
    [1, first],
    [2, second],
  ];
  expect(await complete(id, [...both, [3, second]])).toBe("InvalidPart");
  expect(await complete(id, [...both].reverse())).toBe("InvalidPartOrder");
  expect(await complete(id, both)).toBe("complete");
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  const bytes = await Body?.transformToByteArray();
  expect([bytes?.length, bytes?.[0], bytes?.at(-1)]).toEqual([5 * MIB + 10, 1, 2]);
  expect(await complete(id, both)).toBe("NoSuchUpload");
  expect(told).toEqual([]);
});

test("only the last part may be small, and parts of no upload are refused", async () => {
  const id = await begin();
  const parts: [number, string][] = [
    [1, await send(id, 1, 10)],
    [2, await send(id, 2, 10)],
  ];
  expect(await complete(id, parts)).toBe("EntityTooSmall");
  await expect(send("0".repeat(32), 1, 10)).rejects.toThrow("does not exist");
});

test("what the disk refuses is answered and told, and ends nothing", async () => {
  await mkdir(join(folder, "files", Bucket), { recursive: true });
  await writeFile(join(folder, "files", Bucket, "taken"), "");
  await expect(client.send(new PutObjectCommand({ Bucket, Key: "taken/a", Body: "x" }))).rejects.toThrow();
  await mkdir(join(folder, "files", Bucket, "b._S3rver_object"), { recursive: true });
  await expect(client.send(new PutObjectCommand({ Bucket, Key: "b", Body: "x" }))).rejects.toThrow();
  expect(told).toHaveLength(2);
  await client.send(new PutObjectCommand({ Bucket, Key: "c", Body: "x" }));
});
