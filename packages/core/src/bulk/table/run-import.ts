import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { isObject } from "@tresen/contract/kit/object";
import type { Outcome } from "../../platform/job";
import { SLICE } from "../bulk-job";
import { catchingUp, readInput } from "../catch-up";
import { doneBefore } from "../done-before";
import type { Entry } from "../entry";
import { columnsOf } from "./import-columns";
import { type StoredRow, idOfRow, importRow } from "./import-row";
import { labelsFor } from "./labels";
import { type Slice, asStarter } from "../person";
import { endSlice, runEntries } from "../slice";

/** What a job of the kind `import` does: it creates and changes records from the rows of a table. */
export const catchUp = catchingUp(({ item, index, job, idPrefix }) => {
  if (!isImportRow(item) || item.fault !== undefined) return { id: null, item };
  const place = item.index ?? index;
  return {
    id: item.id ?? idOfRow({ job, idPrefix, index: place }),
    line: item.line,
    item: { ...item, index: place },
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
  const entries = await runEntries({
    all: rows,
    run: async (row, position): Promise<Entry> => {
      const index = row.index ?? data.next * SLICE + position;
      const recordId = row.id ?? idOfRow({ job: id, idPrefix: resource.idPrefix, index });
      const mayBeDone = isFirst && !data.isDryRun && row.fault === undefined;
      const before = mayBeDone ? await doneBefore({ job: id, resource, id: recordId, line: row.line }) : null;
      return before ?? importRow({ slice, row, columns, labels, index });
    },
  });
  return endSlice({ slice, entries });
}

function isImportRow(value: unknown): value is StoredRow {
  return isObject(value) && typeof value["line"] === "number" && isObject(value["values"]);
}
