import { IMAGE_MESSAGES } from "@tresen/contract/media/media.texts";
import { type AppError, inputError } from "../../../platform/errors";

const CODES = {
  malformed: "image.malformed",
  typeUnknown: "image.type_unknown",
  fileTooLarge: "image.file_too_large",
  tooManyPixels: "image.too_many_pixels",
  tooManyFrames: "image.too_many_frames",
  movingAvif: "image.moving_avif",
  drawingTooLarge: "image.drawing_too_large",
  drawingCompressed: "image.drawing_compressed",
  drawingWithEntities: "image.drawing_with_entities",
  drawingEmpty: "image.drawing_empty",
} as const satisfies Partial<Record<keyof typeof IMAGE_MESSAGES, string>>;
export type Reason = keyof typeof CODES;

/** Why a picture is not taken, as a fault of the field `data` with a sentence for people. */
export function refusal({ reason, cause }: { reason: Reason; cause?: unknown }): AppError {
  const [code, message] = [CODES[reason], IMAGE_MESSAGES[reason]];
  return inputError({ code, faults: [{ field: "data", code, message }], cause });
}
