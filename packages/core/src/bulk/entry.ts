import type { BulkEntry } from "@tresen/contract/bulk/bulk.view";
import { type FieldError, REFERRING } from "@tresen/contract/kit/errors";
import { recordTitle } from "@tresen/contract/kit/record-title";
import type { Resource } from "@tresen/contract/kit/resource";
import { AppError } from "../platform/errors";
import type { ProductPlaces } from "./placed/product-places";

/** What came of one record as it is stored, with what undoing it needs. `shownEntry` puts it into words. */
export interface Entry extends Omit<BulkEntry, "message" | "changes"> {
  /** Of a refused record: why, with the path of the field. Of a drawn picture: what is cut or missing in it. */
  faults?: readonly Pick<FieldError, "field" | "message">[];
  /** Of a changed record: the former values of the fields that were changed; those without one are left out. */
  was?: Record<string, unknown>;
  /** The fields that were changed. */
  named?: readonly string[];
  /** The new values of those that the person sees; null for an emptied one. */
  after?: Record<string, unknown>;
  /** Of a product whose categories were changed: those before and after, by menus. */
  places?: { before: ProductPlaces; after: ProductPlaces };
  /** Of a change that was planned: the id of its plan. */
  plan?: string;
  /** Of a drawn picture: its file, as a ZIP file lists it. */
  file?: { crc: number; size: number };
}

export function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && "id" in value && "outcome" in value && "label" in value;
}

export function titleOf({ resource, record }: { resource: Resource; record: Record<string, unknown> }): string {
  return recordTitle({ resource, record });
}

type Refused = Pick<Entry, "id" | "label" | "line">;

/** The entry of a record that was refused for this reason. @throws any other error than a refusal. */
export function refusedBy({ error, ...entry }: Refused & { error: unknown }): Entry {
  if (!(error instanceof AppError) || !REFUSALS.has(error.kind)) throw error;
  const records = error.details.flatMap((detail) => (detail.code === REFERRING ? referringOf(detail) : []));
  // A refused removal has its message first, and then each record that refers to it.
  const faults = records.length > 0 ? [{ message: error.message }] : error.toFieldErrors();
  return refusedWith({ ...entry, faults, ...(records.length > 0 ? { records } : {}) });
}

/** The kinds of errors that are about the record. All others are about the platform, which tries again. */
export const REFUSALS = new Set(["input", "forbidden", "missing", "conflict", "tooLarge"]);
/** More faults of one record than anybody reads at once. */
const MOST_FAULTS = 10;

export function refusedWith({
  faults,
  ...entry
}: Refused & Pick<Entry, "records"> & { faults: NonNullable<Entry["faults"]> }): Entry {
  const stored = faults
    .slice(0, MOST_FAULTS)
    .map(({ field, message }) => (field === undefined ? { message } : { field, message }));
  return { ...entry, outcome: "refused", faults: stored };
}

function referringOf({ field = "", message }: FieldError): NonNullable<Entry["records"]> {
  const [resource = "", id = ""] = field.split(".");
  return [{ resource, id, label: message }];
}
