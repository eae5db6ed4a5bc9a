import type { FieldError } from "../kit/errors";
import type { DeepPartial } from "../kit/validation/valid-part";
import { IMAGE_USES, type ImageCrop, type ImageCrops } from "./image-place-fields";
import { IMAGE_MESSAGES } from "./media.texts";

/** How far a crop may reach beyond the picture, since shares are rounded. */
const ROUNDING = 1e-6;

/** Refuses crops that reach beyond the picture. */
export function checkImage({ fields }: { fields: { crops?: DeepPartial<ImageCrops> | undefined } }): FieldError[] {
  return IMAGE_USES.flatMap((use) => {
    const crop = fields.crops?.[use];
    return crop ? beyond({ crop, path: `crops.${use}` }) : [];
  });
}

function beyond({ crop, path }: { crop: DeepPartial<ImageCrop>; path: string }): FieldError[] {
  const { x = 0, y = 0, width = 0, height = 0 } = crop;
  const sides = [
    ["width", x + width],
    ["height", y + height],
  ] as const;
  return sides
    .filter(([, end]) => end > 1 + ROUNDING)
    .map(([side]) => ({ field: `${path}.${side}`, code: "image.crop_outside", message: IMAGE_MESSAGES.cropOutside }));
}
