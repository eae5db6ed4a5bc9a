import { IN_USE, REFERRING } from "@tresen/contract/kit/errors";
import { VALIDATION } from "@tresen/contract/kit/validation/validation.texts";
import { type Reference, referencesIn } from "@tresen/contract/kit/references";
import { recordTitle } from "@tresen/contract/kit/record-title";
import type { Referrer } from "@tresen/contract/kit/resource";
import type * as z from "zod";
import { AppError, inputError } from "../../platform/errors";
import { type Indexing, type Referring, allRows, findRows, indexingFor } from "../rows";

/** How many referring records a refusal's message names, and how many stand beside it to go to. */
const NAMED = 5;
const LISTED = 20;

/**
 * Refuses references to records that do not exist. Those that `before` already had are not looked up again.
 * Checked before the write, not with it: a record removed in the same instant leaves a reference that points nowhere,
 * which every reader passes over.
 * @throws input with a fault for each.
 */
export async function requireReferences({
  schema,
  value,
  before,
}: {
  schema: z.ZodType;
  value: unknown;
  before?: unknown;
}): Promise<void> {
  const known = new Set(before === undefined ? [] : referencesIn({ schema, value: before }).map(keyOf));
  const references = referencesIn({ schema, value }).filter((reference) => !known.has(keyOf(reference)));
  const wanted = Map.groupBy(references, ({ resource }) => resource);
  const missing = await Promise.all(
    [...wanted].map(async ([resource, list]) => {
      const found = await findRows({ resource: { name: resource }, ids: list.map(({ id }) => id) });
      return list.filter(({ id }) => !found.has(id));
    }),
  );
  const faults = missing
    .flat()
    .map(({ path }) => ({ field: path, code: "validation.reference", message: VALIDATION.reference }));
  if (faults.length > 0) throw inputError({ code: "record.reference_missing", faults });
}

interface Removal {
  resource: Referrer;
  id: string;
  /** All resources whose records may point to one of this resource. */
  referrers: readonly Referrer[];
  /** Where one of these is indexed. */
  indexing?: Partial<Indexing> | undefined;
  /** Whether who asks may know of a record by its name. Of all others they are told only how many there are. */
  mayName: (record: Referring) => boolean;
}

/**
 * Refuses to let go of a record that others point to.
 * @throws conflict that names some of them, in its message and with a detail for each.
 */
export async function requireUnreferenced({ resource, id, referrers, indexing, mayName }: Removal): Promise<void> {
  const small = referrers.filter(({ storage }) => storage !== "indexed");
  const sources = referrers.filter(({ storage }) => storage === "indexed");
  const [first] = sources;
  const found = await Promise.all([
    first ? indexingFor({ resource: first, indexing, part: "referrers" })?.({ sources, resource, id }) : [],
    ...small.map(async (source) => (await allRows({ resource: source })).map((row) => ({ resource: source, row }))),
  ]);
  const referring = found.flatMap((records) => records ?? []).filter((record) => refersTo({ record, resource, id }));
  if (referring.length > 0) throw inUse({ resource, referring, mayName });
}

/** The refusal to let go of a record that these point to. */
export function inUse({
  resource,
  referring,
  mayName,
}: Pick<Removal, "resource" | "mayName"> & { referring: readonly Referring[] }): AppError {
  const named = referring.filter(mayName).map(({ resource: source, row }) => ({
    field: `${source.name}.${row.id}`,
    code: REFERRING,
    message: nameOf({ resource: source, row }),
  }));
  const unnamed = Map.groupBy(
    referring.filter((record) => !mayName(record)),
    (record) => record.resource,
  );
  const counts = [...unnamed].map(([{ one, many }, { length }]) => `${length} ${length === 1 ? one : many}`);
  const more = named.length > NAMED ? ` und ${named.length - NAMED} weiteren` : "";
  const message = `${resource.one} wird noch verwendet von: ${[...counts, ...named.slice(0, NAMED).map((detail) => detail.message)].join(", ")}${more}.`;
  return new AppError(IN_USE, "conflict", message, [{ code: IN_USE, message }, ...named.slice(0, LISTED)]);
}

/** `Tisch „7“`; what has no name is called by what it is. */
function nameOf({ resource, row }: Referring): string {
  const label = recordTitle({ resource, record: row.fields });
  return label.startsWith(resource.one) ? label : `${resource.one} „${label}“`;
}

function keyOf({ resource, id }: Reference): string {
  return `${resource} ${id}`;
}

/** Whether a record points to another one. That it points to itself keeps nobody from removing it. */
export function refersTo({ record, resource, id }: { record: Referring; resource: Referrer; id: string }): boolean {
  const { resource: source, row } = record;
  if (source.name === resource.name && row.id === id) return false;
  return referencesIn({ schema: source.fields, value: row.fields }).some(
    (reference) => reference.resource === resource.name && reference.id === id,
  );
}
