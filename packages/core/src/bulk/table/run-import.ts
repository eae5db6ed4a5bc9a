import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { isObject } from "@tresen/contract/kit/object";
import type { ImportRow } from "@tresen/contract/kit/table/rows";
import type { Executor, Outcome } from "../../platform/job";
import { BUDGET, SLICE, WAITS } from "../bulk-job";
import { doneBefore } from "../done-before";
import { type Entry, refusedWith } from "../entry";
import { columnsOf } from "./import-columns";
import { idOfRow, importRow } from "./import-row";
import { labelsFor } from "./labels";
import { readEntries } from "../part";
import { type Slice, asStarter } from "../person";
import { endSlice, runEntries } from "../slice";

/** Creates and changes records from the rows of a table. */
export const importExecutor: Executor = {
  kind: "import",
  waits: WAITS,
  isRepeatable: true,
  budget: BUDGET,
  run: asStarter(importSlice),
};

async function importSlice(slice: Slice): Promise<Outcome> {
  const { resource, data, id, isFirst, actor } = slice;
  const found = await readEntries({ job: id, section: "input", index: data.next });
  if (!found) return { state: "dropped", reason: JOB_REASONS.noInput };
  const rows = found.filter(isImportRow);
  const columns = await columnsOf({ job: id, resource });
  const labels = await labelsFor({ resource, columns, actor });
  const entries = await runEntries({
    all: rows,
    run: async (row, position): Promise<Entry> => {
      const index = data.next * SLICE + position;
      if (row.fault !== undefined) return refusedRow({ row, fault: row.fault });
      const recordId = row.id ?? idOfRow({ slice, index });
      const before =
        isFirst && !data.isDryRun ? await doneBefore({ job: id, resource, id: recordId, line: row.line }) : null;
      return before ?? importRow({ slice, row, columns, labels, index });
    },
  });
  return endSlice({ slice, entries });
}

/** A row as it is stored: what is wrong with it beside the others of the file was found before the start. */
export type StoredRow = ImportRow & { fault?: string };

function isImportRow(value: unknown): value is StoredRow {
  return isObject(value) && typeof value["line"] === "number" && isObject(value["values"]);
}

function refusedRow({ row: { id = "", line }, fault }: { row: StoredRow; fault: string }): Entry {
  return refusedWith({ id, label: "", line, faults: [{ message: fault }] });
}
