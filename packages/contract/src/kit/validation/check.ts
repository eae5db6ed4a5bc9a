import type { FieldError } from "../errors";
import type { Resource } from "../resource";
import { fieldError } from "./validation";
import { VALIDATION } from "./validation.texts";

/** Whether the schema took all of these fields, and everything in them. */
export type Sound = (...paths: string[]) => boolean;

/**
 * The faults of a record's fields together, which no field shows by itself. Of a record with faults of its own, whose
 * paths are `faulty`, those between the other fields: `fields` is then its sound part.
 */
export function contradictions({
  resource,
  fields,
  faulty = [],
}: {
  resource: Pick<Resource, "check">;
  fields: Readonly<Record<string, unknown>>;
  faulty?: readonly string[];
}): FieldError[] {
  const sound: Sound = (...paths) =>
    !paths.some((path) =>
      faulty.some(
        (fault) => fault === "" || fault === path || fault.startsWith(`${path}.`) || path.startsWith(`${fault}.`),
      ),
    );
  return resource.check?.({ fields, sound }) ?? [];
}

/** Each value that one before it is. What is left out is no value. */
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

/** None where the list itself is at fault. */
export function listOf<Item>(list: readonly Item[] | undefined): readonly Item[] {
  return list ?? [];
}

export function blank(path: string): FieldError {
  return fieldError({ path, code: "blank", message: VALIDATION.blank });
}
