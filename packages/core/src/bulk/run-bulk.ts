import { type Adjustment, adjusted, isDrastic } from "@tresen/contract/bulk/adjustment";
import { BULK_IDS } from "@tresen/contract/bulk/bulk.limits";
import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { isObject } from "@tresen/contract/kit/object";
import { enteredFields } from "@tresen/contract/kit/resource";
import { amountsOf } from "@tresen/contract/kit/table/columns";
import type { Outcome } from "../platform/job";
import { listRecords } from "../records";
import { FOUND_AT_ONCE, SLICE } from "./bulk-job";
import { catchingUp, placeOfRecord, readInput } from "./catch-up";
import { changeFields } from "./change-fields";
import { listingOf } from "./definitions";
import { doneBefore } from "./done-before";
import type { Entry } from "./entry";
import { givenValue } from "./given-value";
import { movedField, queryAt } from "./move";
import { readPart, writeParts } from "./part";
import { type Slice, asStarter } from "./person";
import { removeSlice } from "./remove-slice";
import { endSlice, runEntries } from "./slice";
import { undoSlice } from "./undo-slice";

/** What a job of the kind `bulk` does: it changes, removes or restores many records. */
export const catchUp = catchingUp(placeOfRecord);
export const run = asStarter(async (slice) => {
  if (slice.data.undoes !== undefined) return undoSlice(slice);
  return slice.data.query ? collect({ slice, most: BULK_IDS }) : changeSlice(slice);
});

/**
 * Finds the records of the query, page by page, before the first of them is changed: a change may alter what it finds.
 */
async function collect({ slice, most }: { slice: Slice; most: number }): Promise<Outcome> {
  const { resource, actor, data, id, job, now } = slice;
  const { cursor, move, path = 0 } = data;
  const query = move ? await queryAt({ job: id, move, place: path }) : (data.query ?? {});
  if (!query) return { state: "dropped", reason: JOB_REASONS.noInput };
  const page = await listRecords({
    ...listingOf(resource),
    actor,
    now,
    query: { ...query, limit: FOUND_AT_ONCE, ...(cursor ? { cursor } : {}) },
  });
  const total = data.total + page.records.length;
  if (total > most) return { state: "dropped", reason: JOB_REASONS.tooMany, data: { ...data, query: undefined } };
  const parts = await writeParts({
    job: id,
    section: "input",
    entries: page.records.map((record) => record.id),
    size: SLICE,
    from: data.parts,
    expiresAt: job.expiresAt,
  });
  const found = { ...data, total, parts: data.parts + parts };
  if (page.cursor !== null) return { state: "again", data: { ...found, cursor: page.cursor } };
  const { query: _, cursor: __, ...complete } = found;
  if (move && (await queryAt({ job: id, move, place: path + 1 })))
    return { state: "again", data: { ...complete, query: {}, path: path + 1 } };
  return complete.parts === 0 ? { state: "done", data: complete } : { state: "again", data: complete };
}

/** The changed amounts of the record. An empty one stays empty. */
function adjustedFields({
  fields,
  adjustments,
}: {
  fields: Readonly<Record<string, unknown>>;
  adjustments: Readonly<Record<string, Adjustment>>;
}): Record<string, number> {
  return Object.fromEntries(
    Object.entries(adjustments).flatMap(([name, adjustment]) => {
      const cents = fields[name];
      return typeof cents === "number" ? [[name, adjusted({ cents, adjustment })] as const] : [];
    }),
  );
}

/** The texts of the fields without the taken ones, and with the added ones behind their own. */
function extendedFields({
  fields,
  additions,
  removals,
}: {
  fields: Readonly<Record<string, unknown>>;
  additions: Readonly<Record<string, readonly string[]>>;
  removals: Readonly<Record<string, readonly string[]>>;
}): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.keys({ ...removals, ...additions }).map((name) => {
      const own: unknown = fields[name];
      const left = (Array.isArray(own) ? own : []).filter((text) => !removals[name]?.includes(text));
      return [name, [...new Set([...left, ...(additions[name] ?? [])])]] as const;
    }),
  );
}

async function changeSlice(slice: Slice): Promise<Outcome> {
  const { resource, data, id, isFirst } = slice;
  const { adjustments = {}, additions = {}, removals = {} } = data;
  const ids = await readInput({ job: id, data });
  const changes = data.action === "remove" ? {} : await readPart({ job: id, section: "changes", index: 0 });
  if (!ids || !isObject(changes)) return { state: "dropped", reason: JOB_REASONS.noInput };
  const named = ids.filter((one) => typeof one === "string");
  if (data.action === "remove") return removeSlice({ slice, ids: named });
  const { shape } = enteredFields({ resource, isNew: false });
  const values = Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, givenValue({ schema: shape[name], value })]),
  );
  const entries = await runEntries({
    all: named,
    run: async (one) =>
      (isFirst && !data.isDryRun ? await doneBefore({ job: id, action: data.action, resource, id: one }) : null) ??
      changeFields({
        slice,
        id: one,
        valuesOf: ({ fields }) => ({
          values: {
            ...values,
            ...adjustedFields({ fields, adjustments }),
            ...extendedFields({ fields, additions, removals }),
            ...movedField({ fields, move: data.move }),
          },
        }),
      }),
  });
  const amounts = amountsOf(resource);
  const drastic = (data.drastic ?? 0) + entries.filter((entry) => isDrasticIn({ entry, amounts })).length;
  return endSlice({ slice: drastic > 0 ? { ...slice, data: { ...data, drastic } } : slice, entries });
}

/** Whether an amount of the record becomes 0 or very different. */
function isDrasticIn({ entry: { was, after }, amounts }: { entry: Entry; amounts: readonly string[] }): boolean {
  return amounts.some((name) => {
    const [before, now] = [was?.[name], after?.[name]];
    return typeof before === "number" && typeof now === "number" && isDrastic({ before, after: now });
  });
}
