import { fieldError } from "@tresen/contract/kit/validation/validation";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { type Reference, referencesIn } from "@tresen/contract/kit/references/references";
import type * as z from "zod";
import { type AppError, inputError } from "../../platform/errors";
import { isPicture } from "../pictures";
import { findRows } from "../rows";

/** A picture that a record begins to show, and the error where it has been removed meanwhile. */
export interface PictureUse {
  id: string;
  error: AppError;
}

/** A transaction has at most 100 writes, and the record needs some itself. */
const MOST = 60;

/**
 * The pictures that a record begins to show; none for most writes. The write notes each of these uses in the picture's
 * row on condition that it exists, and a removal has the condition that no use was noted since it looked for referring
 * records. So of a use and a removal at the same moment one is refused.
 * Of more than 60 new pictures in one write the others are only checked before it.
 */
export async function pictureUses({
  schema,
  value,
  before,
}: {
  schema: z.ZodType;
  value: unknown;
  before: unknown;
}): Promise<PictureUse[]> {
  const known = new Set(before === undefined ? [] : picturesIn({ schema, value: before }).map(({ id }) => id));
  const added = picturesIn({ schema, value }).filter(({ id }) => !known.has(id));
  const first = [...new Map(added.map((reference) => [reference.id, reference])).values()];
  // What is only recognised by its shape need not be a picture.
  const recognised = first.filter(({ isRecognised }) => isRecognised).map(({ id }) => id);
  const found = recognised.length > 0 ? await findRows({ resource: { name: "images" }, ids: recognised }) : null;
  const pictures = first.filter(({ id, isRecognised }) => !isRecognised || found?.has(id));
  return pictures.slice(0, MOST).map(({ id, path }) => ({ id, error: missingAt(path) }));
}

function picturesIn(read: { schema: z.ZodType; value: unknown }): Reference[] {
  return referencesIn(read).filter(isPicture);
}

function missingAt(path: string): AppError {
  const fault = fieldError({ path, code: "reference", message: VALIDATION.reference });
  return inputError({ code: "record.reference_missing", faults: [fault] });
}
