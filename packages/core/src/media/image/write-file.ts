import type { NewFile } from "./accept";
import { rasterPath } from "./drawing";
import { imagePath, writeImage } from "./store";

/** Stores a file at the address of its version, and a drawing as pixels, too. @throws upstream */
export async function writeFile({
  id,
  fileVersion,
  file: { body, facts, raster },
}: {
  id: string;
  fileVersion: number;
  file: NewFile;
}): Promise<void> {
  const image = { id, version: fileVersion, extension: facts.extension };
  if (raster) await writeImage({ path: rasterPath(`${id}-${fileVersion}`), body: raster });
  await writeImage({ path: imagePath({ image }), body });
}
