import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { ImageRef } from "@tresen/contract/schema";
import { env } from "../env";
import { AppError } from "../errors";

const client = new S3Client({
  region: env.AWS_REGION,
  ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
  maxAttempts: 4,
  // The default wraps bodies in checksum trailers, which S3's look-alikes store along with the picture.
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
  requestHandler: { connectionTimeout: 1000, requestTimeout: 15_000 },
});

const CONTENT_TYPES: Record<string, string> = { jpg: "image/jpeg", jpeg: "image/jpeg", png: "image/png", gif: "image/gif", webp: "image/webp", avif: "image/avif", svg: "image/svg+xml" };
/** A picture of this version never changes. */
const CACHE_CONTROL = "public, max-age=31536000, immutable";
const PATH = /^image\/(?:[a-z0-9-]{1,40}\/)?[A-Za-z0-9_-]{1,64}-\d{1,9}\.(jpg|jpeg|png|gif|webp|avif|svg)$/;

/** Where the bucket keeps a picture: the original, or with `size` a variant of it. The same path serves it to browsers. */
export function imagePath({ image, size }: { image: Pick<ImageRef, "id" | "version" | "extension">; size?: string }): string {
  return ["image", ...(size ? [size] : []), `${image.id}-${image.version}.${image.extension}`].join("/");
}

/** The picture under a path such as `image/{id}-{version}.{extension}`; null where there is none. */
export async function readImage({ path }: { path: string }): Promise<{ body: Uint8Array; contentType: string } | null> {
  const extension = extensionOf(path);
  if (!extension) return null;
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: env.BUCKET_NAME, Key: path }));
    if (!Body) return null;
    return { body: await Body.transformToByteArray(), contentType: CONTENT_TYPES[extension] ?? "application/octet-stream" };
  } catch (error) {
    // Without the right to list the bucket S3 says AccessDenied for what is not there.
    if (error instanceof Error && ["NoSuchKey", "NotFound", "AccessDenied"].includes(error.name)) return null;
    throw failed(error);
  }
}

/** @throws input for a path that is no picture's, upstream. */
export async function writeImage({ path, body }: { path: string; body: Uint8Array }): Promise<void> {
  const extension = extensionOf(path);
  if (!extension) throw new AppError("image.path_invalid", "input", "Dieses Bildformat wird nicht unterstützt.");
  try {
    await client.send(new PutObjectCommand({ Bucket: env.BUCKET_NAME, Key: path, Body: body, ContentType: CONTENT_TYPES[extension], CacheControl: CACHE_CONTROL }));
  } catch (error) {
    throw failed(error);
  }
}

function extensionOf(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}

function failed(cause: unknown): AppError {
  return new AppError("image.storage_failed", "upstream", "Das Bild kann gerade nicht geladen oder gespeichert werden.", [], { cause });
}
