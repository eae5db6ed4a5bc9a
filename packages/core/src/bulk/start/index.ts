import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import { listQuery } from "@tresen/contract/kit/list/list-query";
import type { Resource } from "@tresen/contract/kit/resource";
import { FILE_FAULTS } from "@tresen/contract/kit/table/table.texts";
import { exportColumns, tableColumns } from "@tresen/contract/kit/table/columns";
import type { ImportRow } from "@tresen/contract/kit/table/rows";
import type { Instant } from "@tresen/contract/kit/time";
import { fieldErrors } from "@tresen/contract/kit/validation/validation";
import type { StartedJob } from "@tresen/contract/job/job.view";
import { findResource } from "@tresen/contract/resources";
import * as z from "zod";
import { type Actor, type Staff, requireStaff } from "../../platform/actor";
import { inputError } from "../../platform/errors";
import { menus } from "@tresen/contract/catalog/menu.resource";
import { createJob } from "../../platform/job";
import { timeAhead } from "../../plan";
import { requireRead, requireWrite } from "../../records";
import { type BulkData, type BulkKind, type Move, NOTHING_DONE, SLICE, newBulkJob } from "../bulk-job";
import { planMove } from "../move";
import { rememberJob } from "../own-jobs";
import { countStart } from "../sliced";
import { writePart, writeParts } from "../part";
import { rightsOf } from "../rights";
import { type StoredColumn, storedColumn } from "../table/import-columns";
import { labelsFor } from "../table/labels";
import { repeatedRows } from "../table/repeated-rows";
import { type Changed, refuseChanges } from "./changes";
import { below, fault, refuse, unknown } from "./faults";

interface Asked {
  actor: Actor;
  now: Instant;
}

interface Meant {
  resource: string;
  ids?: readonly string[] | undefined;
  query?: Record<string, string> | undefined;
}

/**
 * Starts a job that changes or removes many records.
 * @throws input with each fault of the request, forbidden for somebody who may do it to no record.
 */
export async function startBulk({
  actor,
  now,
  input,
}: Asked & {
  input: Meant &
    Changed & {
      move?: (Move & { merge: boolean }) | undefined;
      action: "update" | "remove";
      at?: string | undefined;
      dryRun: boolean;
    };
}): Promise<StartedJob> {
  const { action, changes = {}, adjustments = {}, additions = {}, removals = {}, at, dryRun } = input;
  const resource = known(input.resource);
  const staff = requireStaff(actor);
  requireWrite({ resource, verb: action, actor, rows: [] });
  if (at !== undefined) {
    if (action !== "update" || input.move) refuse([fault("at", BULK_MESSAGES.notPlannable)]);
    timeAhead({ at, now });
  }
  if (input.move) {
    const { move, paths } = await moveAlone({ resource, input: { ...input, move: input.move } });
    refuseChanges({ resource, changed: { changes: { [move.field]: move.to } }, staff, isOne: false });
    const data = { ...begun({ resource, action, staff, isDryRun: dryRun }), fields: [move.field], move, path: 0 };
    return start({ kind: "bulk", staff, now, data: { ...data, query: {} }, paths, changes: {} });
  }
  if (action === "update") refuseChanges({ resource, changed: input, staff, isOne: input.ids?.length === 1 });
  return start({
    kind: "bulk",
    staff,
    now,
    data: {
      ...begun({ resource, action: at === undefined ? action : "plan", staff, isDryRun: dryRun }),
      ...meantBy({ resource, input }),
      ...(at === undefined ? {} : { at: new Date(at).toISOString() }),
      ...(action === "update"
        ? { adjustments, additions, removals, fields: Object.keys({ ...changes, ...additions, ...removals }) }
        : {}),
    },
    ids: input.ids,
    changes: action === "update" ? changes : undefined,
  });
}

/** Starts a job that writes records to a file. @throws input, forbidden. */
export async function startExport({
  actor,
  now,
  input,
}: Asked & {
  input: Meant & { fields?: readonly string[] | undefined; format: "csv" | "xlsx" };
}): Promise<StartedJob> {
  const resource = known(input.resource);
  const staff = requireStaff(actor);
  requireRead({ resource, actor });
  const { fields, format } = input;
  const paths = new Set(exportColumns(resource).map(({ path }) => path));
  refuse((fields ?? []).flatMap((path, index) => (paths.has(path) ? [] : [unknown(`fields.${index}`)])));
  return start({
    kind: "export",
    staff,
    now,
    data: {
      ...begun({ resource, action: "export", staff, isDryRun: false }),
      ...meantBy({ resource, input: input.ids ? input : { ...input, query: input.query ?? {} } }),
      format,
      ...(fields ? { fields: [...new Set(fields)] } : {}),
    },
    ids: input.ids,
  });
}

/**
 * Starts a job that creates and changes records from the rows of a table.
 * @throws input for unknown columns, forbidden.
 */
export async function startImport({
  actor,
  now,
  input,
}: Asked & {
  input: { resource: string; rows: readonly ImportRow[]; isLenient?: boolean | undefined; dryRun: boolean };
}): Promise<StartedJob> {
  const resource = known(input.resource);
  const staff = requireStaff(actor);
  const { rows, isLenient = false, dryRun } = input;
  // Who only gives products other categories changes menus, and no product.
  const { path: placed } = resource.placeColumn ?? {};
  const isOfFields = ({ id, values }: ImportRow): boolean =>
    id === undefined || Object.keys(values).some((path) => path !== placed);
  const written = rows.filter(isOfFields);
  if (written.length < rows.length) requireWrite({ resource: menus, verb: "update", actor, rows: [] });
  for (const verb of ["create", "update"] as const)
    if (written.some(({ id }) => (id === undefined) === (verb === "create")))
      requireWrite({ resource, verb, actor, rows: [] });
  const columns = tableColumns(resource);
  const paths = new Set(columns.map(({ path }) => path));
  const strange = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))].filter((path) => !paths.has(path));
  if (strange.length > 0)
    refuse([{ field: "rows", code: "import.unknown_column", message: FILE_FAULTS.unknownColumns(strange) }]);
  const compared = columns.filter(({ path }) => resource.unique.flat().includes(path));
  const { idOf } = await labelsFor({ resource, columns: compared, actor: staff });
  const faults = new Map([
    ...(resource.tableFaults?.(rows.map(({ values }) => values)) ?? []),
    ...repeatedRows({ resource, rows, columns: compared, idOf }),
  ]);
  return start({
    kind: "import",
    staff,
    now,
    data: {
      ...begun({ resource, action: "import", staff, isDryRun: dryRun }),
      total: rows.length,
      ...(isLenient ? { isLenient } : {}),
    },
    columns: columns.filter(({ path }) => rows.some(({ values }) => path in values)).map(storedColumn),
    rows: rows.map((row, index) => {
      const fault = faults.get(index);
      return fault === undefined ? row : { ...row, fault };
    }),
  });
}

/** Stores what the job works on and then the job, so that no worker finds a job without it. */
async function start({
  kind,
  staff,
  now,
  data,
  ids,
  rows,
  columns,
  paths,
  changes,
}: {
  kind: BulkKind;
  staff: Staff;
  now: Instant;
  data: BulkData;
  ids?: readonly string[] | undefined;
  rows?: readonly ImportRow[];
  columns?: readonly StoredColumn[];
  paths?: readonly string[];
  changes?: Record<string, unknown> | undefined;
}): Promise<StartedJob> {
  await countStart({ staff, now });
  const entries = rows ?? (ids && !data.query ? [...new Set(ids)] : []);
  const parts = Math.ceil(entries.length / SLICE);
  const { job, id } = newBulkJob({ kind, data: { ...data, parts, total: entries.length }, now });
  const { expiresAt } = job;
  await writeParts({ job: id, section: "input", entries, size: SLICE, expiresAt });
  if (columns) await writePart({ job: id, section: "columns", index: 0, value: columns, expiresAt });
  if (paths) await writePart({ job: id, section: "paths", index: 0, value: paths, expiresAt });
  if (changes) await writePart({ job: id, section: "changes", index: 0, value: changes, expiresAt });
  if (!data.isDryRun) await rememberJob({ job, user: staff.user.id });
  await createJob(job);
  return { id, state: job.state };
}

function begun({
  resource,
  action,
  staff: { user },
  isDryRun,
}: {
  resource: Resource;
  action: BulkData["action"];
  staff: Staff;
  isDryRun: boolean;
}): BulkData {
  const startedBy = { id: user.id, name: user.name };
  return { ...NOTHING_DONE, resource: resource.name, action, startedBy, rights: rightsOf(user), isDryRun };
}

function known(name: string): Resource {
  const resource = findResource(name);
  if (!resource) throw inputError({ code: "bulk.resource", faults: [fault("resource", BULK_MESSAGES.resource)] });
  return resource;
}

/** A move, with which nothing else may be asked for. */
function moveAlone({
  resource,
  input: { resource: _, action, dryRun: __, move, ...others },
}: {
  resource: Resource;
  input: Parameters<typeof startBulk>[0]["input"] & { move: Move & { merge: boolean } };
}): ReturnType<typeof planMove> {
  if (action !== "update" || Object.values(others).some((value) => value !== undefined))
    refuse([fault("move", BULK_MESSAGES.moveAlone)]);
  return planMove({ resource, input: move });
}

/** The query of the list, checked as the list does. Exactly one of ids and query must be given. */
function meantBy({ resource, input: { ids, query } }: { resource: Resource; input: Meant }): Pick<BulkData, "query"> {
  if ((ids === undefined) === (query === undefined)) refuse([fault("ids", BULK_MESSAGES.choose)]);
  if (!query) return {};
  const { cursor: _, limit: __, before: ___, ...shape } = listQuery(resource).shape;
  const parsed = z.strictObject(shape).safeParse(query);
  if (!parsed.success) refuse(fieldErrors(parsed.error).map((one) => ({ ...one, field: below("query", one.field) })));
  return { query };
}
