import type { FieldError } from "../errors";
import type { Resource } from "../resource";
import { fieldError } from "./validation";
import { VALIDATION } from "./validation.texts";

/** Whether the schema took all of these fields, and everything in them. */
export type Sound = (...paths: string[]) => boolean;

/**
 * The faults of a record's fields together, which no field shows by itself. Of a record with faults of its own
 * those between the other fields: `fields` is then its sound part, and `sound` tells what belongs to it.
 */
export function contradictions({
  resource,
  fields,
  sound = () => true,
}: {
  resource: Pick<Resource, "check">;
  fields: Readonly<Record<string, unknown>>;
  sound?: Sound;
}): FieldError[] {
  return resource.check?.({ fields, sound }) ?? [];
}

/** Of a record that has faults at these paths, which of its fields the schema took. */
export function soundBeside(faulty: readonly string[]): Sound {
  return (...paths) =>
    !paths.some((path) =>
      faulty.some(
        (fault) => fault === "" || fault === path || fault.startsWith(`${path}.`) || path.startsWith(`${fault}.`),
      ),
    );
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
