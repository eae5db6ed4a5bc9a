import type { RecordMeta } from "@tresen/contract/kit/resource";
import { type Row, recordOf } from "./row";

/**
 * Access to a resource's records by its name alone. Code other than the generic handlers does not need the definition,
 * with which every function would bundle the rules of a form.
 */
export interface NamedRecords<Entry extends RecordMeta> {
  readonly name: string;
  /** The record of a row. Its schema validated it before it was stored. */
  recordOf(row: Row): Entry;
  /** The same for fields alone that were validated and are about to be stored. */
  fieldsOf(row: Pick<Row, "fields">): Omit<Entry, keyof RecordMeta>;
}

export function namedRecords<Entry extends RecordMeta>(name: string): NamedRecords<Entry> {
  return {
    name,
    recordOf: (row) => recordOf(row) as Entry,
    fieldsOf: ({ fields }) => fields as Omit<Entry, keyof RecordMeta>,
  };
}
