import { fieldError } from "@tresen/contract/kit/validation/validation";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { type Reference, referencesIn } from "@tresen/contract/kit/references/references";
import type * as z from "zod";
import { type AppError, inputError } from "../../platform/errors";
import { isPicture } from "../pictures";
import { findRows } from "../rows";

/** A record that another one begins to use, and the error where it has been removed meanwhile. */
export interface GuardedUse {
  resource: string;
  id: string;
  error: AppError;
}

/**
 * The resources whose records must not be lost to those that use them: without its picture, its options or its tax rate a
 * product cannot be sold as it should be, and a redirect without its page leads nowhere.
 */
const GUARDED = new Set(["images", "option-groups", "tax-rates", "sites"]);
/** A transaction has at most 100 writes, and the record needs some itself. */
const MOST = 60;

/**
 * The guarded records that a record begins to use; none for most writes. The write notes each of these uses in the row of
 * the used record on condition that it exists, and a removal has the condition that no use was noted since it looked for
 * referring records. So of a use and a removal at the same moment one is refused.
 * Of more than 60 new uses in one write the others are only checked before it.
 */
export async function guardedUses({
  schema,
  value,
  before,
}: {
  schema: z.ZodType;
  value: unknown;
  before: unknown;
}): Promise<GuardedUse[]> {
  const known = new Set(before === undefined ? [] : guardedIn({ schema, value: before }).map(keyOf));
  const added = guardedIn({ schema, value }).filter((reference) => !known.has(keyOf(reference)));
  const first = [...new Map(added.map((reference) => [keyOf(reference), reference])).values()];
  // What is only recognised as a picture by its shape need not be one.
  const recognised = first.filter(({ isRecognised }) => isRecognised).map(({ id }) => id);
  const found = recognised.length > 0 ? await findRows({ resource: { name: "images" }, ids: recognised }) : null;
  const uses = first.filter(
    (reference) => !isPicture(reference) || !reference.isRecognised || found?.has(reference.id),
  );
  return uses.slice(0, MOST).map(({ resource, id, path }) => ({ resource, id, error: missingAt(path) }));
}

function guardedIn(read: { schema: z.ZodType; value: unknown }): Reference[] {
  return referencesIn(read).filter(({ resource }) => GUARDED.has(resource));
}

function keyOf({ resource, id }: Reference): string {
  return `${resource} ${id}`;
}

function missingAt(path: string): AppError {
  const fault = fieldError({ path, code: "reference", message: VALIDATION.reference });
  return inputError({ code: "record.reference_missing", faults: [fault] });
}
