import { readImage, writeDrawn } from "../store";
import { drawSvg } from "./draw-svg";

/** Where the drawing of a file is kept as pixels. @param name `{id}-{version}` */
export function rasterPath(name: string): string {
  return `image/drawn/${name}.png`;
}

/**
 * A drawing (SVG) as a PNG from which sizes, icons and logos on paper are made, so that each file is drawn once: when it
 * is taken in. That of a file which was taken in before is drawn and kept now.
 * @throws DrawingTooHard, other errors for what cannot be drawn, upstream.
 */
export async function rasterOf({
  name,
  source,
  svg,
}: {
  name: string;
  /** The path of the drawing. */
  source: string;
  svg: Uint8Array;
}): Promise<Uint8Array> {
  const path = rasterPath(name);
  const kept = await readImage({ path });
  if (kept) return kept.body;
  const body = await drawSvg({ svg });
  await writeDrawn({ path, source, body });
  return body;
}
