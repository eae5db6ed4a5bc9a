import { IMAGE_RATIOS } from "@tresen/contract/media/image-shown";
import type { ImageCrop, ImageUse } from "@tresen/contract/media/image-place-fields";

/** How one use shows the picture. */
export function UsePreview({ use, part, source }: { use: ImageUse; part: ImageCrop; source: string }) {
  const { x, y, width, height } = part;
  return (
    <span
      className="relative block w-full overflow-hidden rounded-control bg-sunken"
      style={{ aspectRatio: IMAGE_RATIOS[use] }}
    >
      <img
        src={source}
        alt=""
        draggable={false}
        className="absolute max-w-none"
        style={{
          width: `${100 / width}%`,
          height: `${100 / height}%`,
          left: `${(-100 * x) / width}%`,
          top: `${(-100 * y) / height}%`,
        }}
      />
    </span>
  );
}
