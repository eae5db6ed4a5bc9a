import type { Adjustment } from "@tresen/contract/bulk/adjustment";
import { BULK_STARTS } from "@tresen/contract/bulk/bulk.limits";
import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import type { FieldError } from "@tresen/contract/kit/errors";
import { FIELD_FORBIDDEN } from "@tresen/contract/kit/errors.texts";
import { fixedFields } from "@tresen/contract/kit/field-access";
import { listQuery } from "@tresen/contract/kit/list/list-query";
import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import { FILE_FAULTS } from "@tresen/contract/kit/table/table.texts";
import { amountsOf, tableColumns } from "@tresen/contract/kit/table/columns";
import type { ImportRow } from "@tresen/contract/kit/table/rows";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { uniqueSet } from "@tresen/contract/kit/unique";
import { fieldError, fieldErrors } from "@tresen/contract/kit/validation/validation";
import { choice } from "@tresen/contract/kit/validation/validation.texts";
import type { StartedJob } from "@tresen/contract/job/job.view";
import { findResource } from "@tresen/contract/resources";
import * as z from "zod";
import { type Actor, type Staff, requireStaff } from "../platform/actor";
import { AppError, inputError } from "../platform/errors";
import { createJob } from "../platform/job";
import { enforceRateLimit } from "../platform/throttle";
import { requireRead, requireWrite } from "../records";
import { type BulkData, type BulkKind, NOTHING_DONE, SLICE, newBulkJob } from "./bulk-job";
import { givenValue } from "./given-value";
import { rememberJob } from "./own-jobs";
import { writePart, writeParts } from "./part";
import { type StoredColumn, storedColumn } from "./table/import-columns";
import { labelsFor } from "./table/labels";
import { repeatedRows } from "./table/repeated-rows";

interface Asked {
  actor: Actor;
  now: Instant;
}

type Adjustments = Readonly<Record<string, Adjustment>>;

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
  input: Meant & {
    action: "update" | "remove";
    changes?: Record<string, unknown> | undefined;
    adjustments?: Adjustments | undefined;
    dryRun: boolean;
  };
}): Promise<StartedJob> {
  const { action, changes = {}, adjustments = {}, dryRun } = input;
  const resource = known(input.resource);
  const staff = requireStaff(actor);
  requireWrite({ resource, verb: action, actor, rows: [] });
  if (action === "update") refuseChanges({ resource, changes, adjustments, staff, isOne: input.ids?.length === 1 });
  return start({
    kind: "bulk",
    staff,
    now,
    data: {
      ...begun({ resource, action, staff, isDryRun: dryRun }),
      ...meantBy({ resource, input }),
      ...(action === "update" ? { adjustments, fields: Object.keys(changes) } : {}),
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
  const paths = new Set(tableColumns(resource).map(({ path }) => path));
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
  input: { resource: string; rows: readonly ImportRow[]; dryRun: boolean };
}): Promise<StartedJob> {
  const resource = known(input.resource);
  const staff = requireStaff(actor);
  const { rows, dryRun } = input;
  for (const verb of ["create", "update"] as const)
    if (rows.some(({ id }) => (id === undefined) === (verb === "create")))
      requireWrite({ resource, verb, actor, rows: [] });
  const columns = tableColumns(resource);
  const paths = new Set(columns.map(({ path }) => path));
  const strange = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))].filter((path) => !paths.has(path));
  if (strange.length > 0)
    refuse([{ field: "rows", code: "import.unknown_column", message: FILE_FAULTS.unknownColumns(strange) }]);
  const compared = columns.filter(({ path }) => resource.unique.flat().includes(path));
  const { idOf } = await labelsFor({ resource, columns: compared, actor: staff });
  const faults = repeatedRows({ resource, rows, columns: compared, idOf });
  return start({
    kind: "import",
    staff,
    now,
    data: { ...begun({ resource, action: "import", staff, isDryRun: dryRun }), total: rows.length },
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
  changes,
}: {
  kind: BulkKind;
  staff: Staff;
  now: Instant;
  data: BulkData;
  ids?: readonly string[] | undefined;
  rows?: readonly ImportRow[];
  columns?: readonly StoredColumn[];
  changes?: Record<string, unknown> | undefined;
}): Promise<StartedJob> {
  await countStart({ staff, now });
  const entries = rows ?? (ids && !data.query ? [...new Set(ids)] : []);
  const parts = Math.ceil(entries.length / SLICE);
  const { job, id } = newBulkJob({ kind, data: { ...data, parts, total: entries.length }, now });
  const { expiresAt } = job;
  await writeParts({ job: id, section: "input", entries, size: SLICE, expiresAt });
  if (columns) await writePart({ job: id, section: "columns", index: 0, value: columns, expiresAt });
  if (changes) await writePart({ job: id, section: "changes", index: 0, value: changes, expiresAt });
  if (!data.isDryRun) await rememberJob({ job, user: staff.user.id });
  await createJob(job);
  return { id, state: job.state };
}

/** @throws limit for a person who has started very many jobs in a short time. */
export async function countStart({ staff: { user }, now }: { staff: Staff; now: Instant }): Promise<void> {
  await enforceRateLimit({
    kind: "bulk",
    value: user.id,
    limit: BULK_STARTS.limit,
    window: BULK_STARTS.minutes * MINUTE,
    now,
    code: "bulk.throttled",
    message: BULK_MESSAGES.throttled,
  });
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
  return { ...NOTHING_DONE, resource: resource.name, action, startedBy, isDryRun };
}

function known(name: string): Resource {
  const resource = findResource(name);
  if (!resource) throw inputError({ code: "bulk.resource", faults: [fault("resource", BULK_MESSAGES.resource)] });
  return resource;
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

/** Refuses changes that could be made to no record: values that their fields do not take, and fields of others. */
function refuseChanges({
  resource,
  changes,
  adjustments,
  staff,
  isOne,
}: {
  resource: Resource;
  changes: Record<string, unknown>;
  adjustments: Adjustments;
  staff: Staff;
  isOne: boolean;
}): void {
  const names = Object.keys(changes);
  const adjusted = Object.keys(adjustments);
  if (names.length + adjusted.length === 0) refuse([fault("changes", BULK_MESSAGES.nothing)]);
  const amounts = amountsOf(resource);
  refuse(
    adjusted
      .filter((name) => names.includes(name) || !amounts.includes(name))
      .map((name) => fault(`adjustments.${name}`, BULK_MESSAGES.notAdjustable)),
  );
  const { shape } = enteredFields({ resource, isNew: false });
  refuse(
    names.flatMap((name) => {
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (!schema) return [unknown(`changes.${name}`)];
      if (z.globalRegistry.get(schema)?.secret) return [fault(`changes.${name}`, BULK_MESSAGES.notBulk)];
      const parsed = z.safeParse(schema, givenValue({ schema, value: changes[name] }));
      if (parsed.success) return [];
      return fieldErrors(parsed.error).map((one) => ({ ...one, field: below(`changes.${name}`, one.field) }));
    }),
  );
  // Only one record can have such a value.
  const unique = resource.unique.filter((set) => !isOne && uniqueSet({ names: set, fields: changes }) !== null);
  refuse(unique.map((set) => fault(`changes.${set.at(-1)}`, BULK_MESSAGES.notBulk)));
  const fixed = resource.fieldAccess ? fixedFields({ person: staff.user, resource }) : [];
  const refused = [...names.map((name) => ["changes", name]), ...adjusted.map((name) => ["adjustments", name])]
    .filter(([, name = ""]) => fixed.includes(name))
    .map((path) => ({ field: path.join("."), code: "access.field_forbidden", message: FIELD_FORBIDDEN }));
  if (refused.length > 0) throw new AppError("access.field_forbidden", "forbidden", FIELD_FORBIDDEN, refused);
}

function refuse(faults: readonly FieldError[]): void {
  if (faults.length > 0) throw inputError({ code: "validation", faults });
}

function below(path: string, field: string | undefined): string {
  return field === undefined ? path : `${path}.${field}`;
}

function fault(path: string, message: string): FieldError {
  return fieldError({ path, code: "invalid", message });
}

function unknown(path: string): FieldError {
  return fieldError({ path, code: "choice", message: choice });
}
