import type { FieldError } from "@tresen/contract/kit/errors";
import { contradictions, validExcept } from "@tresen/contract/kit/validation/check";
import { validPart } from "@tresen/contract/kit/validation/valid-part";
import { fieldErrors } from "@tresen/contract/kit/validation/validation";
import type * as z from "zod";
import { personOf } from "../platform/actor";
import { AppError } from "../platform/errors";
import { requireReferences } from "../records/references";
import { type Row, refuseTaken } from "../records/rows";
import type { Slice } from "./person";

interface Checked {
  slice: Pick<Slice, "resource" | "actor">;
  schema: z.ZodObject;
  /** The fields as they are given. */
  fields: Readonly<Record<string, unknown>>;
  /** The record before the change; null for a new one. */
  before: Row | null;
  /** What is known to be wrong. */
  found: readonly FieldError[];
}

/**
 * Everything that is wrong with the fields of a record. A single call stops at the first kind of faults: those of
 * single fields, between fields, of references, or values that others have. Whoever corrects a file wants to do it
 * once. Each field is told of only once.
 */
export async function allFaults({ slice, schema, fields, before, found }: Checked): Promise<FieldError[]> {
  const { resource, actor } = slice;
  const parsed = schema.safeParse(fields);
  const shown = withOthers(found, parsed.success ? [] : fieldErrors(parsed.error));
  const valid = Object.fromEntries(Object.entries(validPart({ schema, value: fields }) ?? {}));
  const mayRefer = resource.refersTo?.mayRefer;
  // A row that repeats another one of its file has the values of that one, which it says already.
  const isOwn = found.every(({ field }) => field !== undefined);
  const others = [
    contradictions({ resource, fields: valid, isValid: validExcept(pathsOf(shown)) }),
    await faultsOf(
      requireReferences({
        schema: resource.fields,
        value: valid,
        before: before?.fields,
        mayRefer: (referred) => mayRefer?.({ person: personOf(actor), form: resource, ...referred }) ?? true,
      }),
    ),
    isOwn ? await faultsOf(refuseTaken({ resource, before, row: { id: before?.id ?? "", fields: valid } })) : [],
  ];
  return others.reduce<FieldError[]>(withOthers, shown);
}

/** The faults and those of the others that are about other fields. */
function withOthers(faults: readonly FieldError[], others: readonly FieldError[]): FieldError[] {
  const isOther = validExcept(pathsOf(faults));
  return [...faults, ...others.filter(({ field = "" }) => isOther(field))];
}

function pathsOf(faults: readonly FieldError[]): string[] {
  return faults.flatMap(({ field }) => field ?? []);
}

/** What a check says is wrong with the record. */
async function faultsOf(check: Promise<void>): Promise<FieldError[]> {
  try {
    await check;
    return [];
  } catch (error) {
    if (isFaulty(error)) return error.toFieldErrors();
    throw error;
  }
}

/** Whether the error is about what was entered. */
export function isFaulty(error: unknown): error is AppError {
  return error instanceof AppError && error.kind === "input";
}
