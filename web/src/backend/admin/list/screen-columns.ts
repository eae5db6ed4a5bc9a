import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { Field } from "../model/field";
import { FIELD_TEXTS } from "../model/field.texts";
import type { ScreenColumn } from "../screen";

/** A screen's column as a field, so that the list treats it like any other field. */
export function columnField({ key, title, isColumn = false, choices }: Omit<ScreenColumn, "valueOf">): Field {
  return {
    key,
    title,
    hint: undefined,
    section: FIELD_TEXTS.generalSection,
    isRequired: false,
    empty: undefined,
    isClearable: true,
    defaultValue: undefined,
    isColumn,
    ...(choices ? { kind: "enum", choices: [...choices] } : { kind: "text", input: "text", isLong: false }),
  };
}

/** The record with the values of the screen's columns. */
export function withColumns({ record, columns }: { record: AnyRecord; columns: readonly ScreenColumn[] }): AnyRecord {
  return columns.length === 0
    ? record
    : { ...record, ...Object.fromEntries(columns.map(({ key, valueOf }) => [key, valueOf(record)])) };
}
