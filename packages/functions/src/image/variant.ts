import { IMAGE_WIDTHS } from "@tresen/contract/media/image-sizes";
import { rasterOf, readImage, writeDrawn } from "@tresen/core/media/image";
import { log } from "@tresen/core/platform/log";
import { accepts } from "../http/conditional/conditional";
import { singleFlight } from "../http/single-flight";
import { type ImageExtension, type ImagePath, originalExtensions, originalKey, variantKey } from "./image-path";
import { resize } from "./resize";

export type StoredImage = NonNullable<Awaited<ReturnType<typeof readImage>>>;

/** The file of a picture, and where it is stored. */
type Original = StoredImage & { path: string };

/** What is asked for of a picture, in the format that the browser shows best. */
export type Wanted = Pick<ImagePath, "name" | "size" | "extension">;

export async function findOriginal({
  name,
  extension,
}: Pick<ImagePath, "name" | "extension">): Promise<Original | null> {
  for (const candidate of originalExtensions({ extension })) {
    const path = originalKey({ name, extension: candidate });
    const found = await readImage({ path });
    if (found) return { ...found, path };
  }
  return null;
}

/** Where the whole picture is stored. A vector image is sharp at every size, and usually smaller than a rendering. */
export function wholeKey({ name, size, extension }: Wanted): string {
  return size === null || extension === "svg"
    ? originalKey({ name, extension })
    : variantKey({ name, size, extension });
}

/** The whole picture: the original, or in a size, which is made on the first request. */
export async function wholeImage({ name, size, extension }: Wanted): Promise<StoredImage | null> {
  const path = wholeKey({ name, size, extension });
  if (size === null || extension === "svg") return readImage({ path });
  return keptOrMade({
    ...{ path, name, extension },
    draw: ({ body }) => resize({ body, width: IMAGE_WIDTHS[size], extension }),
  });
}

/** What is stored at a path, or else is drawn from the original and stored there. Null without an original. */
export async function keptOrMade({
  path,
  name,
  extension,
  draw,
}: {
  path: string;
  name: string;
  extension: ImageExtension;
  draw: (source: StoredImage) => Promise<Uint8Array>;
}): Promise<StoredImage | null> {
  const kept = await readImage({ path });
  if (kept) return kept;
  return singleFlight({
    key: path,
    run: async () => {
      const source = await findOriginal({ name, extension });
      const body =
        source && (await readable({ name, draw: async () => draw(await pixelsIn({ source, name, extension })) }));
      if (!source || !body || !(await writeDrawn({ path, source: source.path, body }))) return null;
      return { body, contentType: contentTypeOf(extension) };
    },
  });
}

/** What a picture of another format is drawn from: of a drawing its pixels, which are made once. */
export async function pixelsIn({
  source,
  name,
  extension,
}: {
  source: Original;
  name: string;
  extension: ImageExtension;
}): Promise<StoredImage> {
  if (extension === "svg" || source.contentType !== "image/svg+xml") return source;
  return { body: await rasterOf({ name, source: source.path, svg: source.body }), contentType: "image/png" };
}

/** A file that cannot be read as an image is answered like a missing one; the reason is logged. */
export async function readable<Body extends Uint8Array>({
  name,
  draw,
}: {
  name: string;
  draw: () => Promise<Body>;
}): Promise<Body | null> {
  try {
    return await draw();
  } catch (error) {
    log.warn("image not readable", { image: name, reason: error instanceof Error ? error.message : "unknown" });
    return null;
  }
}

/** The format of a variant. Animated images are not converted to AVIF, which few browsers animate. */
export function encodingFor({
  extension,
  accept,
}: {
  extension: ImageExtension;
  accept: string | undefined;
}): ImageExtension {
  if (extension === "avif" || extension === "webp" || extension === "svg") return extension;
  if (extension !== "gif" && accepts({ header: accept, value: "image/avif" })) return "avif";
  return accepts({ header: accept, value: "image/webp" }) ? "webp" : extension;
}

function contentTypeOf(extension: ImageExtension): string {
  if (extension === "svg") return "image/svg+xml";
  return `image/${extension === "jpg" ? "jpeg" : extension}`;
}
