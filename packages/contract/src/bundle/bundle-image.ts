import * as z from "zod";
import { EXPECTED_PICTURE } from "../kit/validation/expectation.texts";
import { id } from "../kit/schema";
import { imageRef } from "../media/image-fields";
import { isBrokenImage } from "../media/image-file";
import { images } from "../media/image.resource";

/** The media types of pictures by their extension. */
const MIME_TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
};
/** Length of the data URL in characters: 10 MB of image, plus the third that base64 adds. */
const LARGEST_DATA_URL = 14_000_000;

const imageContent = z.object({
  extension: imageRef.shape.extension,
  data: z
    .string()
    .max(LARGEST_DATA_URL)
    .regex(/^data:image\/[a-z+]+;base64,[A-Za-z0-9+/]+={0,2}$/, { abort: true, error: EXPECTED_PICTURE })
    .meta({ title: "Inhalt als data-URL (base64)" }),
});

const { name, folder, tags, focus, crops } = images.fields.shape;
const placed = { name, folder, tags, focus, crops };

/** An image of the bundle with its content. Records refer to it by id, version and extension. */
export const bundleImage = z
  .strictObject({
    id,
    version: imageRef.shape.version,
    extension: imageRef.shape.extension,
    width: imageRef.shape.width,
    height: imageRef.shape.height,
    alt: imageRef.shape.alt,
    ...placed,
    data: imageContent.shape.data,
  })
  .refine(
    ({ extension, data }) =>
      data.startsWith(`data:${MIME_TYPES[extension]};`) && !isBrokenImage({ bytes: bytesOf(data), extension }),
    {
      path: ["data"],
      error: EXPECTED_PICTURE,
      // Run even if other fields are invalid, so that all faults are reported at once.
      when: ({ value }) => imageContent.safeParse(value).success,
    },
  );
export type BundleImage = z.output<typeof bundleImage>;

/** Empty when the text is not valid base64. */
function bytesOf(data: string): Uint8Array {
  try {
    const binary = atob(data.slice(data.indexOf(",") + 1));
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
    return bytes;
  } catch {
    return new Uint8Array();
  }
}
