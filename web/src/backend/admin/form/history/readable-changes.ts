import type { ChangedField } from "@tresen/contract/log/changed-fields";
import type { Field } from "../../model/field";
import { NUMBER, SILENT, describePath, partsOf, partsOfEntry, propertyOf } from "../../model/path";
import { resolveField } from "../../model/resolved-field";
import { ENTRY_TEXTS } from "../editors/editor.texts";
import { entryTitle } from "../editors/list/entry-summary";
import { HISTORY_TEXTS } from "./history.texts";
import { type EntryChange, byEntry } from "./list-changes";

/** A difference between two versions, as the form would name it. */
export interface ReadableChange {
  /** The path of the changed value, which leads to its field. */
  path: string;
  title: string;
  /** The kind of the value; null where only the fact of the change can be told. */
  field: Field | null;
  before: unknown;
  after: unknown;
  /** The title of the field of the record, if it says something of a customer: all that is told while it is hidden. */
  customerField?: string | undefined;
  /** The places of a list's entry that moved, counted from 1. */
  places?: { before: number; after: number };
}

/**
 * The differences in the words of the form. Technical values, such as the id of a list entry, are left out, and changes
 * within a picture are told as one.
 * @param record the version after the change, if it is known: names of entries may depend on it.
 */
export function readableChanges({
  fields,
  record,
  changes,
}: {
  fields: readonly Field[];
  record: Readonly<Record<string, unknown>> | null;
  changes: readonly ChangedField[];
}): ReadableChange[] {
  const { changes: inPlace, entries } = byEntry({ changes, record });
  const moved = entries.flatMap((change) => entryChange({ fields, record, change }));
  const readable = new Map<string, ReadableChange>();
  for (const { field: path, before, after } of inPlace) {
    if (path === PASSWORD) readable.set(path, { path, title: HISTORY_TEXTS.password, field: null, before, after });
    const found = path === PASSWORD ? null : leafAt({ fields, values: record, path });
    if (!found) continue;
    const at = found.path;
    const title = describePath({ fields, values: record ?? undefined, path: at });
    const isWhole = at === path;
    const known = readable.get(at);
    readable.set(at, known ?? { path: at, title, field: isWhole ? found.field : null, before, after });
  }
  const titles = new Map(fields.flatMap(({ key, title, isCustomerData }) => (isCustomerData ? [[key, title]] : [])));
  return [...moved, ...readable.values()].map((change) => ({
    ...change,
    customerField: titles.get(change.path.split(".")[0] ?? ""),
  }));
}

/** An entry of a list that came, went or moved. Its title has its own name, since its place is another one now. */
function entryChange({
  fields,
  record,
  change: { path, kind, entry, places },
}: {
  fields: readonly Field[];
  record: Readonly<Record<string, unknown>> | null;
  change: EntryChange;
}): ReadableChange[] {
  const found = leafAt({ fields, values: record, path });
  if (!found || found.path !== path) return [];
  const { field } = found;
  const value = field.kind === "refs" ? [entry] : entry;
  const place = describePath({ fields, path });
  const name = field.kind === "object" ? entryTitle({ entry, fields: field.fields }) : "";
  const title = name === "" ? place : ENTRY_TEXTS.summary({ title: place, text: name });
  return [
    {
      path: kind === "removed" ? path.replace(/\.\d+$/, "") : path,
      title,
      field,
      before: kind === "removed" ? value : null,
      after: kind === "added" ? value : null,
      ...(kind === "moved" ? { places } : {}),
    },
  ];
}

/** The titles of the changed fields, without those within a list: `Preis, Liefergebiete`. */
export function changedTitles({ fields, paths }: { fields: readonly Field[]; paths: readonly string[] }): string[] {
  const titles = paths.flatMap((path) => {
    const [key = ""] = path.split(".");
    if (key === PASSWORD) return [HISTORY_TEXTS.password];
    const field = fields.find((candidate) => candidate.key === key);
    return field ? [field.title] : [];
  });
  return [...new Set(titles)];
}

const PASSWORD = "password";

/**
 * The nearest field that can tell of the value at the path; null for technical values and fields that are not shown.
 */
function leafAt({
  fields,
  values,
  path,
}: {
  fields: readonly Field[];
  values: unknown;
  path: string;
}): { field: Field; path: string } | null {
  const steps = path.split(".");
  let level = fields;
  let here = values;
  let field: Field | undefined;
  for (const [index, step] of steps.entries()) {
    const at = steps.slice(0, index).join(".");
    if (field && isTold(field)) return { field, path: at };
    if (field && NUMBER.test(step)) {
      level = partsOfEntry(field);
      field = entryOf(field);
    } else {
      const found = level.find(({ key }) => key === step);
      if (!found) return field && !SILENT.includes(step) ? { field, path: at } : null;
      field = resolveField({ field: found, siblings: asObject(here) });
      level = partsOf({ field: found, value: here });
    }
    here = propertyOf(here, step);
  }
  return field ? { field, path } : null;
}

/** One entry of a list as a field. */
function entryOf(list: Field): Field {
  if (list.kind === "list") return list.item;
  if (list.kind === "images") return { ...list, kind: "image" };
  if (list.kind === "refs") return list;
  return { ...list, kind: "object", fields: [...partsOfEntry(list)] };
}

/** Whether the value is told of as a whole. */
function isTold({ kind }: Field): boolean {
  return kind === "image" || kind === "json";
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
