import { UPLOAD_PIXEL_LIMIT } from "@tresen/contract/media/image";
import { refusal } from "../refusal";
import { extensionOf, sizeIn } from "../size";

/**
 * Counts the pixels of the pictures in a drawing, as their headers say, and takes out those that are none.
 * `count` throws input where they are more than a single picture may have.
 */
export function embeddedPictures(): { count: (attributes: Record<string, string>) => void } {
  let pixels = 0;
  return {
    count: (attributes) => {
      for (const name of ["href", "xlink:href"]) {
        const url = attributes[name];
        if (url === undefined) continue;
        const bytes = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
        const extension = extensionOf(bytes);
        const size = extension && sizeIn({ bytes, extension });
        if (size) pixels += size.width * size.height;
        else delete attributes[name];
      }
      if (pixels > UPLOAD_PIXEL_LIMIT) throw refusal({ reason: "tooManyPixels" });
    },
  };
}
