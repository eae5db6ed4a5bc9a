import { placesText } from "@tresen/contract/catalog/place/places";
import type { TableColumn } from "@tresen/contract/kit/table/columns";
import type { AnyRecord } from "../../records";
import { readPlaces } from "./read-places";

/** The records with the names of their categories, where the columns ask for them. */
export async function withPlaces({
  records,
  columns,
}: {
  records: readonly AnyRecord[];
  columns: readonly TableColumn[];
}): Promise<readonly AnyRecord[]> {
  const column = columns.find(({ kind }) => kind === "places");
  if (!column) return records;
  const places = await readPlaces();
  return records.map((record) => ({
    ...record,
    [column.path]: placesText({ places, of: places.of(record.id), isWhole: true }),
  }));
}
