import type { FieldError } from "../errors";
import type { Resource } from "../resource";
import { fieldError } from "./validation";
import * as VALIDATION from "./validation.texts";

/** Whether the schema accepted all of these fields and everything in them. */
export type IsValid = (...paths: string[]) => boolean;

/**
 * Faults between the fields of a record. If the record has faulty fields, only the valid ones are checked: `fields` is
 * the valid part, and `isValid` tells which fields belong to it.
 */
export function contradictions({
  resource,
  fields,
  isValid = () => true,
}: {
  resource: Pick<Resource, "check">;
  fields: Readonly<Record<string, unknown>>;
  isValid?: IsValid;
}): FieldError[] {
  return resource.check?.({ fields, isValid }) ?? [];
}

/** Makes the `isValid` function of a record whose fields at these paths are faulty. */
export function validExcept(faulty: readonly string[]): IsValid {
  return (...paths) =>
    !paths.some((path) =>
      faulty.some(
        (fault) => fault === "" || fault === path || fault.startsWith(`${path}.`) || path.startsWith(`${fault}.`),
      ),
    );
}

/** A fault for each value that occurred before in the list. Missing values are ignored. */
export function repeated({
  values,
  path,
  message = () => VALIDATION.unique,
}: {
  values: readonly (string | undefined)[];
  path: (index: number) => string;
  message?: (value: string) => string;
}): FieldError[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    if (value === undefined) return [];
    if (seen.has(value)) return [fieldError({ path: path(index), code: "unique", message: message(value) })];
    seen.add(value);
    return [];
  });
}

/** The list, or an empty one when the list itself is invalid. */
export function listOf<Item>(list: readonly Item[] | undefined): readonly Item[] {
  return list ?? [];
}

export function blank(path: string): FieldError {
  return fieldError({ path, code: "blank", message: VALIDATION.blank });
}
