import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { isObject } from "@tresen/contract/kit/object";
import type { Outcome } from "../../platform/job";
import { SLICE } from "../bulk-job";
import { catchingUp, readInput } from "../catch-up";
import { doneBefore } from "../done-before";
import type { Entry } from "../entry";
import { importPlaces } from "../placed/import-places";
import { columnsOf } from "./import-columns";
import { type StoredRow, idOfRow, importRow } from "./import-row";
import { labelsFor } from "./labels";
import { type Slice, asStarter } from "../person";
import { endSlice, runEntries } from "../slice";

/** What a job of the kind `import` does: it creates and changes records from the rows of a table. */
export const catchUp = catchingUp(({ item, index, job, idPrefix, placeColumn }) => {
  if (!isImportRow(item) || item.fault !== undefined) return { id: null, item };
  const place = item.index ?? index;
  const id = item.id ?? idOfRow({ job, idPrefix, index: place });
  const category = placeColumn && item.values[placeColumn.path];
  return {
    id,
    line: item.line,
    item: { ...item, index: place },
    // A record that is stored already still has to get its categories.
    ...(category === undefined || !placeColumn
      ? {}
      : { left: { ...item, id, index: place, values: { [placeColumn.path]: category } } }),
  };
});
export const run = asStarter(importSlice);

async function importSlice(slice: Slice): Promise<Outcome> {
  const { resource, data, id, isFirst, actor } = slice;
  const found = await readInput({ job: id, data });
  if (!found) return { state: "dropped", reason: JOB_REASONS.noInput };
  const rows = found.filter(isImportRow);
  const columns = await columnsOf({ job: id, resource });
  const labels = await labelsFor({ resource, columns, actor });
  const places = await importPlaces({ slice, columns });
  const placeOf = (row: StoredRow, position: number): { index: number; recordId: string } => {
    const index = row.index ?? data.next * SLICE + position;
    return { index, recordId: row.id ?? idOfRow({ job: id, idPrefix: resource.idPrefix, index }) };
  };
  const entries = await runEntries({
    all: rows,
    run: async (row, position): Promise<Entry> => {
      const { index, recordId } = placeOf(row, position);
      const faults = places?.faultsOf({ row, id: recordId }) ?? [];
      const mayBeDone = isFirst && !data.isDryRun && row.fault === undefined;
      const before = mayBeDone
        ? await doneBefore({ job: id, action: data.action, resource, id: recordId, line: row.line })
        : null;
      return before ?? importRow({ slice, row, columns, labels, faults, index });
    },
  });
  if (!places) return endSlice({ slice, entries });
  const done = rows.flatMap((row, position) => {
    const entry = entries[position];
    return entry ? [{ entry, row, id: placeOf(row, position).recordId }] : [];
  });
  return endSlice({ slice, entries: await places.place(done) });
}

function isImportRow(value: unknown): value is StoredRow {
  return isObject(value) && typeof value["line"] === "number" && isObject(value["values"]);
}
