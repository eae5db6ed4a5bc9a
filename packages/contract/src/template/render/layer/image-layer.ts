import { isMiddle } from "../../../media/image-shown";
import type { LayerOf } from "../../layer/layer";
import { rectanglePath } from "../geometry/outlines";
import type { LayerContext, Mark } from "./context";

/**
 * A picture in its box: all of it, or as much as fills the box around what must stay in sight. This is what the layer says,
 * else what the library says of the picture.
 */
export function drawImage({
  value: { image, fit, focus: own, radius },
  context: { box, scale, sizeOf, warn },
}: {
  value: LayerOf<"image">["value"];
  context: LayerContext;
}): Mark[] {
  if (!image) return [];
  const size = sizeOf(image);
  if (!size || size.width <= 0 || size.height <= 0) {
    warn({ kind: "imageMissing" });
    return [];
  }
  const focus = isMiddle(own) ? (image.focus ?? own) : own;
  const across = box.width / size.width;
  const down = box.height / size.height;
  const factor = fit === "cover" ? Math.max(across, down) : Math.min(across, down);
  const exact = { width: size.width * factor, height: size.height * factor };
  // A picture that is cut anyway has whole pixels, so that one of the same size is shown as it is.
  const { width, height } = fit === "cover" ? { width: whole(exact.width), height: whole(exact.height) } : exact;
  const placed =
    fit === "cover"
      ? {
          x: around({ start: box.x, room: box.width, length: width, focus: focus.x }),
          y: around({ start: box.y, room: box.height, length: height, focus: focus.y }),
        }
      : { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };
  const shown = fit === "cover" ? box : { ...placed, width, height };
  const isWhole = radius === 0 && width <= shown.width && height <= shown.height;
  const clip = isWhole ? null : rectanglePath({ box: shown, radius: radius * scale });
  return [{ kind: "image", image, ...placed, width, height, clip }];
}

/** Where a picture starts so that its focus is in the middle, as far as it still fills the room. */
function around({
  start,
  room,
  length,
  focus,
}: {
  start: number;
  room: number;
  length: number;
  focus: number;
}): number {
  return Math.min(start, Math.max(start + room - length, Math.round(start + room / 2 - length * focus)));
}

/** A length up to the next whole pixel, but for what computing with fractions may have added. */
function whole(length: number): number {
  return Math.ceil(length - 1e-6);
}
