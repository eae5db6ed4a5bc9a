import type { Picture } from "../picture";
import { IMAGE_WIDTHS, type ImageSize } from "@tresen/contract/media/image-sizes";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { imageUrl } from "../../../../shared/images";

/** The size for this width in pixels of the page. One address costs the browser less than a choice of several. */
function sizeFor(width: number): ImageSize {
  return width * window.devicePixelRatio <= IMAGE_WIDTHS.tiny ? "tiny" : "small";
}

/** Tells files apart: for another one there is another element, which never shows the picture of the one before. */
export function fileKey({ id, fileVersion }: Pick<Picture, "id" | "fileVersion">): string {
  return `${id}/${fileVersion}`;
}

/** The picture in a fitting size, whole, beside which its name is said. */
export function PictureFile({
  image: { id, fileVersion, extension },
  width,
  place = "inset-0 size-full",
}: {
  image: Pick<Picture, "id" | "fileVersion" | "extension">;
  /** The width in pixels in which it is shown. */
  width: number;
  /** Where it is within the element around it. */
  place?: string;
}) {
  const [broken, setBroken] = useState<number | null>(null);
  if (!extension || broken === fileVersion) return <ImageOff size={28} aria-hidden className="text-muted" />;
  const image = { id, version: fileVersion, extension };
  return (
    <img
      // A drawing is sharp in any size, and has no others.
      src={imageUrl(extension === "svg" ? { image } : { image, size: sizeFor(width) })}
      alt=""
      decoding="async"
      draggable={false}
      onError={() => setBroken(fileVersion)}
      className={`absolute object-contain ${place}`}
    />
  );
}
