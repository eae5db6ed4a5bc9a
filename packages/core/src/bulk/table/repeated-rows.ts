import type { Resource } from "@tresen/contract/kit/resource";
import { repeatedLine } from "@tresen/contract/bulk/bulk.texts";
import type { ImportRow } from "@tresen/contract/kit/table/rows";
import { uniqueSet } from "@tresen/contract/kit/unique";

/**
 * What is wrong with rows beside the others of their file, by their position: a record that is named twice, and values
 * that only one record may have. Rows that do not name all of these values are checked against the stored records only.
 */
export function repeatedRows({
  resource,
  rows,
}: {
  resource: Pick<Resource, "unique">;
  rows: readonly ImportRow[];
}): Map<number, string> {
  const faults = new Map<number, string>();
  const seen = new Map<string, number>();
  for (const [index, { id, line, values }] of rows.entries()) {
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
