import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";
import { writeImage } from "@tresen/core/media/image";
import { IMAGE_WIDTHS, type ImageSize } from "@tresen/contract/media/image-sizes";
import { variantKey } from "@tresen/functions/image/image-path";
import { resize } from "@tresen/functions/image/resize";

/** The sizes that lists and the head of a branch show on most screens. */
const SIZES: readonly ImageSize[] = ["thumbnail", "tiny"];
const BRANCH_SIZES: readonly ImageSize[] = ["small", "medium"];

/**
 * Renders the images of the first view in advance, in the format that nearly all browsers accept. Others are rendered
 * on request.
 */
export async function drawListPictures({ images = [], branches = [] }: ShopBundleInput): Promise<void> {
  const picturesOf = (branch: { images?: { id: string }[] }): string[] => (branch.images ?? []).map(({ id }) => id);
  const ofBranches = new Set(branches.flatMap(picturesOf));
  for (const image of images) {
    if (image.extension === "svg" || image.extension === "gif") continue;
    for (const size of ofBranches.has(image.id) ? BRANCH_SIZES : SIZES) await draw({ image, size });
  }
}

async function draw({
  image: { id, version = 1, data },
  size,
}: {
  image: NonNullable<ShopBundleInput["images"]>[number];
  size: ImageSize;
}): Promise<void> {
  const body = await resize({
    body: Buffer.from(data.slice(data.indexOf(",") + 1), "base64"),
    width: IMAGE_WIDTHS[size],
    extension: "avif",
  });
  await writeImage({ path: variantKey({ name: `${id}-${version}`, size, extension: "avif" }), body });
}
