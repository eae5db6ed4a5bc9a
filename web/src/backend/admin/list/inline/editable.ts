import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { Me } from "../../../shared/session";
import { canWrite, withheldFields } from "../../model/access";
import { type Draft, draftOf } from "../../model/draft";
import type { Field } from "../../model/field";
import { isRelevant } from "../../model/relevance";
import { fieldsOf, withoutFields } from "../../model/schema-fields";

/** Kinds whose editor fits into a cell. */
const SIMPLE: readonly Field["kind"][] = [
  "text",
  "number",
  "money",
  "rate",
  "boolean",
  "enum",
  "date",
  "instant",
  "ref",
];

/** The form of a record, as far as the person may see it. */
export function formOf({ resource, me, record }: { resource: Resource; me: Me; record: AnyRecord }) {
  const { hidden, locked } = withheldFields({ resource, me, record });
  const schema = withoutFields({ schema: enteredFields({ resource, isNew: false }), names: hidden });
  return { schema, fields: fieldsOf(schema), locked };
}

/**
 * The fields that can be changed in a list: they are simple, and neither another field's kind depends on them nor, for
 * a choice, whether others are used: that change needs the form, which shows them.
 */
export function simpleFields(fields: readonly Field[]): Field[] {
  const deciding = new Set(
    fields.flatMap((field) =>
      field.kind === "variant"
        ? [field.by]
        : field.kind === "text" && field.refBy
          ? [field.refBy.field]
          : field.kind === "enum" && field.choicesBy
            ? [field.choicesBy.field]
            : [],
    ),
  );
  const conditions = new Set(
    fields.flatMap(({ when }) => [...Object.keys(when?.beside ?? {}), ...Object.keys(when?.record ?? {})]),
  );
  return fields.filter(
    (field) =>
      SIMPLE.includes(field.kind) &&
      !deciding.has(field.key) &&
      !(field.kind === "enum" && conditions.has(field.key)) &&
      !(field.kind === "text" && field.input === "password"),
  );
}

/** Which of these fields the person may change in this record, by their keys. */
export function editableKeys({
  resource,
  me,
  record,
  simple,
}: {
  resource: Resource;
  me: Me;
  record: AnyRecord;
  simple: readonly Field[];
}): ReadonlySet<string> {
  if (simple.length === 0 || !canWrite({ resource, me, record })) return NONE;
  const { hidden, locked } = withheldFields({ resource, me, record });
  const draft: Draft = draftOf({ fields: simple, record });
  const siblings = { ...record, ...draft };
  return new Set(
    simple
      .filter(
        (field) =>
          !hidden.has(field.key) && !locked.has(field.key) && isRelevant({ field, siblings, record: siblings }),
      )
      .map(({ key }) => key),
  );
}

const NONE: ReadonlySet<string> = new Set();

/** A cell of the list. */
export interface Cell {
  id: string;
  key: string;
}

/** The next cell, or the one before, that can be edited: along the row, then in the next row. Null behind the last. */
export function cellBeside({
  rows,
  columns,
  editable,
  from,
  by,
}: {
  rows: readonly AnyRecord[];
  columns: readonly string[];
  editable: (record: AnyRecord) => ReadonlySet<string>;
  from: Cell;
  by: 1 | -1;
}): Cell | null {
  const at = rows.findIndex(({ id }) => id === from.id);
  if (at < 0) return null;
  let column = columns.indexOf(from.key) + by;
  for (let row = at; row >= 0 && row < rows.length; row += by) {
    const record = rows[row];
    const open = record && editable(record);
    for (; column >= 0 && column < columns.length; column += by) {
      const key = columns[column];
      if (record && key !== undefined && open?.has(key)) return { id: record.id, key };
    }
    column = by > 0 ? 0 : columns.length - 1;
  }
  return null;
}
