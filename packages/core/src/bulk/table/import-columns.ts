import type { Resource } from "@tresen/contract/kit/resource";
import { type TableColumn, fieldAt, ownSchema } from "@tresen/contract/kit/table/columns";
import { isObject } from "@tresen/contract/kit/object";
import { readEntries } from "../part";

/** A column as it is stored beside the job; its schema is that of the field. */
export type StoredColumn = Omit<TableColumn, "schema">;

export function storedColumn({ schema: _, ...column }: TableColumn): StoredColumn {
  return column;
}

/**
 * The columns that the rows of an import have. They stand beside the job, since the names of fields and how each is
 * entered are known only where it was started.
 */
export async function columnsOf({ job, resource }: { job: string; resource: Resource }): Promise<TableColumn[]> {
  const stored = (await readEntries({ job, section: "columns", index: 0 })) ?? [];
  return stored.filter(isStoredColumn).flatMap((column) => {
    const schema = ownSchema(column) ?? fieldAt({ fields: resource.fields, path: column.path });
    return schema ? [{ ...column, schema }] : [];
  });
}

function isStoredColumn(value: unknown): value is StoredColumn {
  return isObject(value) && typeof value["path"] === "string" && typeof value["kind"] === "string";
}
