import type { BulkEntry } from "@tresen/contract/bulk/bulk.view";
import { fieldFault } from "@tresen/contract/bulk/bulk.texts";
import { type FieldError, REFERRING } from "@tresen/contract/kit/errors";
import { recordTitle } from "@tresen/contract/kit/record-title";
import type { Resource } from "@tresen/contract/kit/resource";
import { cellFault, rowFault } from "@tresen/contract/kit/table/table.texts";
import { tableColumns } from "@tresen/contract/kit/table/columns";
import * as z from "zod";
import { AppError } from "../platform/errors";

/** What came of one record, with what undoing it needs. */
export interface Entry extends BulkEntry {
  /** Of a changed record: the former values of the fields that were changed; those without one are left out. */
  was?: Record<string, unknown>;
  /** The fields that were changed. */
  named?: readonly string[];
}

export function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && "id" in value && "outcome" in value && "label" in value;
}

export function titleOf({ resource, record }: { resource: Resource; record: Record<string, unknown> }): string {
  return recordTitle({ resource, record });
}

type Refused = Pick<Entry, "id" | "label" | "line"> & { resource: Resource };

/** The entry of a record that was refused for this reason. @throws any other error than a refusal. */
export function refusedBy({ error, resource, ...entry }: Refused & { error: unknown }): Entry {
  if (!(error instanceof AppError) || !REFUSALS.has(error.kind)) throw error;
  const records = error.details.flatMap((detail) => (detail.code === REFERRING ? referringOf(detail) : []));
  // A refused removal has its message first, and then each record that refers to it.
  const faults = records.length > 0 ? [{ code: error.code, message: error.message }] : error.toFieldErrors();
  return refusedWith({ ...entry, resource, faults, ...(records.length > 0 ? { records } : {}) });
}

/** The kinds of errors that are about the record. All others are about the platform, which tries again. */
const REFUSALS = new Set(["input", "forbidden", "missing", "conflict", "tooLarge"]);

export function refusedWith({
  resource,
  faults,
  records,
  ...entry
}: Refused & Pick<Entry, "records"> & { faults: readonly FieldError[] }): Entry {
  const texts = faults.map((fault) => textOf({ resource, fault, line: entry.line }));
  return {
    ...entry,
    outcome: "refused",
    message: [...new Set(texts)].slice(0, MOST_FAULTS).join(" "),
    ...(records ? { records } : {}),
  };
}

/** More faults of one record than anybody reads at once. */
const MOST_FAULTS = 10;

function textOf({ resource, fault, line }: { resource: Resource; fault: FieldError; line: number | undefined }) {
  const title = fault.field === undefined ? undefined : fieldTitle({ resource, path: fault.field });
  if (line !== undefined)
    return title === undefined
      ? rowFault({ line, fault: fault.message })
      : cellFault({ line, title, fault: fault.message });
  return title === undefined ? fault.message : fieldFault({ title, fault: fault.message });
}

/** The title of the column at the path, or of the field that contains it. */
function fieldTitle({ resource, path }: { resource: Resource; path: string }): string {
  const column = tableColumns(resource).find((one) => one.path === path);
  if (column) return column.title;
  const [name = path] = path.split(".");
  const schema = resource.fields.shape[name];
  return (schema && z.globalRegistry.get(schema)?.title) ?? name;
}

function referringOf({ field = "", message }: FieldError): NonNullable<Entry["records"]> {
  const [resource = "", id = ""] = field.split(".");
  return [{ resource, id, label: message }];
}
