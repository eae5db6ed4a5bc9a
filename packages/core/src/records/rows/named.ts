import type { RecordMeta } from "@tresen/contract/kit/resource";
import { type Row, recordOf } from "./row";

/**
 * A resource's records by the resource's name. Whoever reads them for another purpose than the generic pattern needs no
 * definition: with it every function would carry the rules of a form.
 */
export interface NamedRecords<Entry extends RecordMeta> {
  readonly name: string;
  /** A row as the record that its schema has checked before it was stored. */
  recordOf(row: Row): Entry;
  /** The same of fields alone: what a schema has checked and is about to be stored. */
  fieldsOf(row: Pick<Row, "fields">): Omit<Entry, keyof RecordMeta>;
}

export function namedRecords<Entry extends RecordMeta>(name: string): NamedRecords<Entry> {
  return {
    name,
    recordOf: (row) => recordOf(row) as Entry,
    fieldsOf: ({ fields }) => fields as Omit<Entry, keyof RecordMeta>,
  };
}
