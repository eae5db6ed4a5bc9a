import type { ConfigSearch } from "../admin/form/config-page";

/** The values of an address, which anybody may have typed. */
export type Raw = Record<string, unknown>;
export type Texts<Name extends string> = Partial<Record<Name, string | undefined>>;

export const text = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : typeof value === "number" ? String(value) : undefined;

export const oneOf = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value);

/** The field and the panel that the address of a form leads to. */
export function placeOf(search: Raw): ConfigSearch {
  return { field: text(search.field), panel: oneOf(search.panel, ["history"]) };
}
