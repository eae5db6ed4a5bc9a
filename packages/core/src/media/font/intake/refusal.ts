import { FONT_MESSAGES } from "@tresen/contract/media/font/font.texts";
import { type AppError, inputError } from "../../../platform/errors";

const CODES = {
  malformed: "font.malformed",
  typeUnknown: "font.type_unknown",
  collection: "font.collection",
  variable: "font.variable",
  unpackedTooLarge: "font.unpacked_too_large",
  tooElaborate: "font.too_elaborate",
  embeddingForbidden: "font.embedding_forbidden",
} as const satisfies Partial<Record<keyof typeof FONT_MESSAGES, string>>;
export type Reason = keyof typeof CODES;

/** Why a font file is not taken, as a fault of the field `data` with a sentence for people. */
export function refusal({ reason, cause }: { reason: Reason; cause?: unknown }): AppError {
  const [code, message] = [CODES[reason], FONT_MESSAGES[reason]];
  return inputError({ code, faults: [{ field: "data", code, message }], cause });
}
