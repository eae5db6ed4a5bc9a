import type { FieldError } from "../errors";
import * as VALIDATION from "./validation.texts";
import { fieldError, unexpectedField } from "./validation";
import { HALF_CHARACTER, NESTED_TOO_DEEP } from "./expectation.texts";

/** The maximum nesting of lists and objects. DynamoDB allows 32 levels; no schema of this project comes near. */
export const DEPTH_LIMIT = 24;

/**
 * Names that no field may have, also where names are free: objects with them cannot be told from others by the database
 * client, and schemas drop `__proto__` silently.
 */
const RESERVED_NAMES: readonly string[] = ["__proto__", "constructor"];

const TOO_DEEP = "validation.depth";

export function isReservedName(name: string): boolean {
  return RESERVED_NAMES.includes(name);
}

/**
 * Faults of values that are valid JSON but cannot be stored: incomplete surrogate pairs, numbers that are too large,
 * names that no field may have, and nesting that is too deep. Only the first level that is too deep is reported.
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
  if (depth >= DEPTH_LIMIT) return [{ field: path, code: TOO_DEEP, message: NESTED_TOO_DEEP }];
  return Object.entries(value).flatMap(([key, item]) => {
    const below = `${path}.${key.toWellFormed()}`;
    return [
      ...(key.isWellFormed() ? [] : [halfCharacter(below)]),
      ...(isReservedName(key) ? [unexpectedField(below)] : []),
      ...storageFaults({ value: item, path: below, depth: depth + 1 }),
    ];
  });
}

/** Whether these faults include nesting that is too deep to parse with a schema. */
export function isTooDeep(faults: readonly FieldError[]): boolean {
  return faults.some(({ code }) => code === TOO_DEEP);
}

function halfCharacter(path: string): FieldError {
  return fieldError({ path, code: "invalid", message: HALF_CHARACTER });
}
