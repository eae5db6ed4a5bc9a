import type { Resource } from "@tresen/contract/kit/resource";
import { repeatedLine } from "@tresen/contract/bulk/bulk.texts";
import type { ImportRow } from "@tresen/contract/kit/table/rows";
import type { TableColumn } from "@tresen/contract/kit/table/columns";
import { uniqueSet } from "@tresen/contract/kit/unique";
import type { Labels } from "./labels";

/**
 * What is wrong with rows beside the others of their file, by their position: a record that is named twice, and values
 * that only one record may have. Rows that do not name all of these values are checked against the stored records only.
 */
export function repeatedRows({
  resource,
  rows,
  columns,
  idOf,
}: {
  resource: Pick<Resource, "unique">;
  rows: readonly ImportRow[];
  columns: readonly Pick<TableColumn, "path" | "ref">[];
  /** One row may name a record by its label and another one by its id. */
  idOf: Labels["idOf"];
}): Map<number, string> {
  const faults = new Map<number, string>();
  const seen = new Map<string, number>();
  for (const [index, { id, line, values: written }] of rows.entries()) {
    const values = { ...written };
    for (const { path, ref } of columns) {
      const text = written[path];
      const found = ref && text !== undefined && idOf({ resource: ref, text: text.trim() });
      if (typeof found === "object") values[path] = found.id;
    }
    const keys = [
      ...(id === undefined ? [] : [`id ${id}`]),
      ...resource.unique.flatMap((names) => {
        const set = names.every((name) => name in values) ? uniqueSet({ names, fields: values }) : null;
        return set ? [JSON.stringify([names, set])] : [];
      }),
    ];
    for (const key of keys) {
      const first = seen.get(key);
      if (first !== undefined) faults.set(index, repeatedLine(first));
      else seen.set(key, line);
    }
  }
  return faults;
}
