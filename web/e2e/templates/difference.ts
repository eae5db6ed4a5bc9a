import type { Layer } from "@tresen/contract/template/layer/layer";
import { type TemplateSize, pixelSize, pixelsPerUnit } from "@tresen/contract/template/size/presets";
import sharp from "sharp";

/** Pixels differ when one of their colours does by more than this, of 255. */
const TOLERANCE = 48;
/** What may differ of the pixels in a layer's box. */
export const MOST_DIFFERENT = 0.005;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(picture: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten({ background: "#ffffff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Which part of the pixels inside the box of each visible layer differs between two pictures of a template. */
export async function differences({
  template,
  layers,
  pictures,
}: {
  template: TemplateSize;
  layers: readonly Layer[];
  pictures: readonly [Uint8Array, Uint8Array];
}): Promise<{ layer: string; share: number }[]> {
  const [one, other] = await Promise.all([pixelsOf(pictures[0]), pixelsOf(pictures[1])]);
  const { width, height } = pixelSize(template);
  for (const size of [one, other])
    if (size.width !== width || size.height !== height)
      throw new Error(`A picture has ${size.width} × ${size.height} pixels instead of ${width} × ${height}.`);
  const scale = pixelsPerUnit(template);
  return layers
    .filter(({ isVisible }) => isVisible)
    .map((layer) => ({ layer: layer.id, share: shareOf({ layer, scale, one, other }) }));
}

function shareOf({ layer, scale, one, other }: { layer: Layer; scale: number; one: Pixels; other: Pixels }): number {
  const angle = (-layer.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const middle = { x: (layer.x + layer.width / 2) * scale, y: (layer.y + layer.height / 2) * scale };
  const half = { x: (layer.width / 2) * scale, y: (layer.height / 2) * scale };
  // Only pixels around the middle can be inside, however the box is rotated.
  const reach = Math.hypot(half.x, half.y);
  const range = ({ around, most }: { around: number; most: number }) => {
    return { from: Math.max(0, Math.floor(around - reach)), to: Math.min(most, Math.ceil(around + reach)) };
  };
  const [across, down] = [range({ around: middle.x, most: one.width }), range({ around: middle.y, most: one.height })];
  let [inside, different] = [0, 0];
  for (let y = down.from; y < down.to; y += 1) {
    for (let x = across.from; x < across.to; x += 1) {
      const [dx, dy] = [x + 0.5 - middle.x, y + 0.5 - middle.y];
      if (Math.abs(cos * dx - sin * dy) > half.x || Math.abs(sin * dx + cos * dy) > half.y) continue;
      inside += 1;
      const at = 3 * (y * one.width + x);
      if (differs({ at, one: one.data, other: other.data })) different += 1;
    }
  }
  return inside === 0 ? 0 : different / inside;
}

function differs({ at, one, other }: { at: number; one: Buffer; other: Buffer }): boolean {
  return [0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > TOLERANCE);
}
