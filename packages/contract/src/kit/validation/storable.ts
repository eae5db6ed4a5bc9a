import type { FieldError } from "../errors";
import { VALIDATION } from "./validation.texts";
import { fieldError } from "./validation";

/**
 * Lists and objects within one another. The table nests records 32 levels deep at the most; no schema of ours comes
 * near.
 */
export const DEPTH_LIMIT = 24;

const TOO_DEEP = "validation.depth";

/**
 * What JSON can say and the table cannot keep: half characters, too large numbers, too deep nesting, of which only the
 * first level too deep is told.
 */
export function storageFaults({
  value,
  path,
  depth = 0,
}: {
  value: unknown;
  path: string;
  depth?: number;
}): FieldError[] {
  if (typeof value === "string") return value.isWellFormed() ? [] : [halfCharacter(path)];
  if (typeof value === "number")
    return Math.abs(value) > Number.MAX_SAFE_INTEGER
      ? [fieldError({ path, code: "number", message: VALIDATION.number })]
      : [];
  if (typeof value !== "object" || value === null) return [];
  if (depth >= DEPTH_LIMIT) return [{ field: path, code: TOO_DEEP, message: "Dieser Wert ist zu tief verschachtelt." }];
  return Object.entries(value).flatMap(([key, item]) => {
    const below = `${path}.${key.toWellFormed()}`;
    return [
      ...(key.isWellFormed() ? [] : [halfCharacter(below)]),
      ...storageFaults({ value: item, path: below, depth: depth + 1 }),
    ];
  });
}

/** Whether a value with these faults is too deep for a schema, which descends as far as the value goes. */
export function isTooDeep(faults: readonly FieldError[]): boolean {
  return faults.some(({ code }) => code === TOO_DEEP);
}

function halfCharacter(path: string): FieldError {
  return fieldError({ path, code: "invalid", message: "Dieser Wert enthält ein unvollständiges Zeichen." });
}
