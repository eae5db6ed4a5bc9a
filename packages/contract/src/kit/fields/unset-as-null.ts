import type { RecordMeta } from "../resource";

/**
 * What a resource answers in place of fields that nobody has set: null, whoever created the record. For resources whose
 * fields clients outside of this project rely on.
 */
export function unsetAsNull(...names: readonly string[]): (record: RecordMeta) => RecordMeta {
  const unset = Object.fromEntries(names.map((name) => [name, null]));
  return (record) => ({ ...unset, ...record });
}
