import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";
import type { BundleImage } from "@tresen/contract/bundle/bundle-image";

type Picture = Omit<BundleImage, "data">;
type DemoShop = Omit<ShopBundleInput, "images"> & { images: Picture[] };

const MIME_TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  svg: "image/svg+xml",
};
/** The number of pictures rendered in parallel: it keeps two processors busy without filling the memory. */
const AT_ONCE = 3;

/** The bundle of a demo shop. Its drawn pictures are rendered to the kind of files that a shop would upload. */
export async function readDemoBundle({ root, name }: { root: string; name: string }): Promise<ShopBundleInput> {
  const folder = join(root, "packages/local/demo", name);
  const shop: DemoShop = JSON.parse(await readFile(join(folder, "shop.json"), "utf8"));
  const images: BundleImage[] = [];
  const waiting = [...shop.images];
  const worker = async (): Promise<void> => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift())
      images.push({ ...picture, data: await render({ folder, picture }) });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { ...shop, images };
}

async function render({ folder, picture }: { folder: string; picture: Picture }): Promise<string> {
  const drawing = await readFile(join(folder, "images", `${picture.id}.svg`));
  const type = MIME_TYPES[picture.extension];
  if (!type) throw new Error(`The picture ${picture.id} cannot be rendered as ${picture.extension}.`);
  const file = picture.extension === "svg" ? drawing : await toFile({ drawing, picture });
  return `data:${type};base64,${file.toString("base64")}`;
}

async function toFile({
  drawing,
  picture: { extension, width, height },
}: {
  drawing: Buffer;
  picture: Picture;
}): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const image = sharp(drawing).resize({ width: width ?? undefined, height: height ?? undefined, fit: "cover" });
  if (extension === "png") return image.png().toBuffer();
  return extension === "webp"
    ? image.webp({ quality: 85 }).toBuffer()
    : image.flatten({ background: "#ffffff" }).jpeg({ quality: 85 }).toBuffer();
}
