import type { BulkEntry } from "@tresen/contract/bulk/bulk.view";
import { fieldFault } from "@tresen/contract/bulk/bulk.texts";
import type { Resource } from "@tresen/contract/kit/resource";
import { changedFields } from "@tresen/contract/log/changed-fields";
import { tableColumns } from "@tresen/contract/kit/table/columns";
import { cellFault } from "@tresen/contract/kit/table/table.texts";
import { findResource } from "@tresen/contract/resources";
import * as z from "zod";
import type { Entry } from "./entry";

/**
 * An entry of the report in words: a refusal has a line for each fault, with the title of the field, or the column of
 * the entry's line. A change has its values before and after.
 */
export function shownEntry({
  entry: { faults, was = {}, named: _, after, file: __, plan: ___, places: ____, ...entry },
  resource: name,
}: {
  entry: Entry;
  /** The name of the resource. */
  resource: string;
}): BulkEntry {
  const told = messageOf({ faults, resource: name, line: entry.line });
  if (after) {
    const before = Object.fromEntries(
      Object.keys(after)
        .sort()
        .map((name) => [name, was[name]]),
    );
    return { ...entry, ...told, changes: changedFields({ before, after }) };
  }
  return { ...entry, ...told };
}

/** What is wrong, in words. */
function messageOf({
  faults,
  resource: name,
  line,
}: {
  faults: Entry["faults"];
  resource: string;
  line: number | undefined;
}): Pick<BulkEntry, "message"> {
  if (!faults) return {};
  const resource = findResource(name);
  const texts = faults.map((fault) => textOf({ ...fault, resource, line }));
  return { message: [...new Set(texts)].join("\n") };
}

function textOf({
  field,
  message: fault,
  resource,
  line,
}: NonNullable<Entry["faults"]>[number] & { resource: Resource | undefined; line: number | undefined }): string {
  const title = field === undefined || !resource ? undefined : fieldTitle({ resource, path: field });
  if (title === undefined) return fault;
  return line === undefined ? fieldFault({ title, fault }) : cellFault({ title, fault });
}

/** The title of the column at the path, or of the field that contains it. */
function fieldTitle({ resource, path }: { resource: Resource; path: string }): string {
  const column = tableColumns(resource).find((one) => one.path === path);
  if (column) return column.title;
  const [name = path] = path.split(".");
  const schema = resource.fields.shape[name];
  return (schema && z.globalRegistry.get(schema)?.title) ?? name;
}
