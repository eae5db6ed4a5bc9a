import { EXPORT_ROWS } from "@tresen/contract/bulk/bulk.limits";
import { exportName } from "@tresen/contract/bulk/bulk.texts";
import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { notFound } from "@tresen/contract/kit/errors.texts";
import { LARGEST_PAGE } from "@tresen/contract/kit/list/paged";
import { DEFAULT_TIME_ZONE, zonedTime } from "@tresen/contract/kit/time";
import { chosenColumns } from "@tresen/contract/kit/table/rows";
import { XLSX_TYPE } from "@tresen/contract/kit/table/xlsx";
import type { Executor, Outcome } from "../../platform/job";
import { type AnyRecord, listVisible, listRecords } from "../../records";
import { BUDGET, type BulkData, WAITS } from "../bulk-job";
import { addToFile, finishFile, startFile } from "./file";
import { labelsFor } from "./labels";
import { listingOf } from "../definitions";
import { refusedWith } from "../entry";
import { readEntries, writePart } from "../part";
import { type Slice, asStarter } from "../person";
import { withPlaces } from "../placed/with-places";
import { zonesFor } from "./zones";

/** Writes records to a file, page by page, so that neither their number nor the time of a call limits it. */
export const exportExecutor: Executor = {
  kind: "export",
  waits: WAITS,
  isRepeatable: true,
  budget: BUDGET,
  run: asStarter(exportSlice),
};

async function exportSlice(slice: Slice): Promise<Outcome> {
  const { resource, actor, data, id, now, job } = slice;
  const format = data.format === "xlsx" ? "xlsx" : "csv";
  const page = await pageOf(slice);
  if (!page) return { state: "dropped", reason: JOB_REASONS.noInput };
  const columns = chosenColumns({ resource, paths: data.fields });
  const labels = await labelsFor({ resource, columns, actor });
  const begun = data.written ?? (await startFile({ id, format, columns, sheet: resource.many }));
  const written = await addToFile({
    id,
    format,
    columns,
    labelOf: labels.labelOf,
    zoneOf: await zonesFor({ resource, columns, actor }),
    records: await withPlaces({ records: page.records, columns }),
    written: begun,
    line: data.changed + 2,
  });
  const refused = page.refused.map((one) =>
    refusedWith({
      id: one,
      label: one,
      faults: [{ message: notFound(resource.one) }],
    }),
  );
  if (refused.length > 0)
    await writePart({ job: id, section: "report", index: data.next, value: refused, expiresAt: job.expiresAt });
  const changed = data.changed + page.records.length;
  const done = data.done + page.records.length + refused.length;
  const next: BulkData = {
    ...data,
    written,
    done,
    changed,
    refused: data.refused + refused.length,
    total: Math.max(data.total, done),
    next: data.next + 1,
    ...(data.query ? { cursor: page.cursor } : {}),
  };
  if (changed > EXPORT_ROWS) return { state: "dropped", reason: JOB_REASONS.tooMany, data: next };
  if (!page.isLast) return { state: "again", data: next };
  const { date } = zonedTime({ at: now, zone: DEFAULT_TIME_ZONE });
  const name = exportName({ many: resource.many, day: date, format });
  const type = format === "csv" ? "text/csv; charset=utf-8" : XLSX_TYPE;
  const stored = await finishFile({ id, format, written, sheet: resource.many, name, type });
  return { state: "done", data: { ...next, file: { name, type, ...stored } } };
}

interface Page {
  records: readonly AnyRecord[];
  /** The ids of records that are gone, or that the person may not read. */
  refused: readonly string[];
  cursor: string | null;
  isLast: boolean;
}

/** The next records: those of the list, as the person sees it, or those with the ids. */
async function pageOf({ resource, actor, data, id, now }: Slice): Promise<Page | null> {
  if (data.query) {
    const { cursor } = data;
    const query = { ...data.query, limit: LARGEST_PAGE, ...(cursor ? { cursor } : {}) };
    const page = await listRecords({ ...listingOf(resource), actor, query, now });
    return { records: page.records, refused: [], cursor: page.cursor, isLast: page.cursor === null };
  }
  const ids = (await readEntries({ job: id, section: "input", index: data.next }))?.filter(
    (one) => typeof one === "string",
  );
  if (!ids) return null;
  const records = await listVisible({ resource, actor, ids });
  const found = new Set(records.map((record) => record.id));
  const refused = ids.filter((one) => !found.has(one));
  return { records, refused, cursor: null, isLast: data.next + 1 >= data.parts };
}
