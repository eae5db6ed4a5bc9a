import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { optionLabel } from "@tresen/contract/kit/list/option";
import { goneLabel } from "@tresen/contract/kit/record-title";
import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { findResource } from "@tresen/contract/resources";
import { call, callPage } from "../../shared/api";
import { fetchAll } from "../../shared/fetch-all";
import type { Draft } from "./model/draft";
import { FIELD_TEXTS } from "./model/field.texts";
import { optionQueries } from "./picker/option-queries";

/** The number of records that are loaded first, so that the list shows quickly. The others follow. */
const FIRST = 100;

export const resourceQueries = {
  all: (name: string) =>
    queryOptions({
      queryKey: ["resource", name, "all"],
      queryFn: ({ signal }) =>
        fetchAll((page) =>
          callPage("GET /api/{resource}", { params: { resource: name }, query: { ...page, as: "staff" }, signal }),
        ),
      staleTime: 30_000,
    }),
  first: (name: string) =>
    queryOptions({
      queryKey: ["resource", name, "first"],
      queryFn: ({ signal }) =>
        callPage("GET /api/{resource}", { params: { resource: name }, query: { limit: FIRST, as: "staff" }, signal }),
    }),
  one: ({ name, id }: { name: string; id: string }) =>
    queryOptions({
      queryKey: ["resource", name, "one", id],
      queryFn: ({ signal }) =>
        call("GET /api/{resource}/{id}", { params: { resource: name, id }, query: { as: "staff" }, signal }),
      staleTime: 0,
    }),
};

export async function saveRecord({
  name,
  base,
  draft,
}: {
  name: string;
  base: Pick<AnyRecord, "id" | "version"> | null;
  draft: Draft;
}): Promise<AnyRecord> {
  if (!base) return call("POST /api/{resource}", { params: { resource: name }, body: draft });
  return call("PUT /api/{resource}/{id}", {
    params: { resource: name, id: base.id },
    body: { ...draft, id: base.id, version: base.version },
  });
}

export async function removeRecord({ name, id }: { name: string; id: string }): Promise<null> {
  return call("DELETE /api/{resource}/{id}", { params: { resource: name, id } });
}

/** Puts a saved record into the cached lists instead of loading thousands of records again. */
export function keepRecord({ client, name, record }: { client: QueryClient; name: string; record: AnyRecord }): void {
  client.setQueryData(resourceQueries.one({ name, id: record.id }).queryKey, record);
  void client.invalidateQueries({ queryKey: optionQueries.of(name) });
  client.setQueryData(
    resourceQueries.all(name).queryKey,
    (list) =>
      list &&
      (list.some(({ id }) => id === record.id)
        ? list.map((entry) => (entry.id === record.id ? record : entry))
        : [...list, record]),
  );
  void client.invalidateQueries({ queryKey: resourceQueries.first(name).queryKey, refetchType: "none" });
}

export function dropRecord({ client, name, id }: { client: QueryClient; name: string; id: string }): void {
  client.removeQueries({ queryKey: resourceQueries.one({ name, id }).queryKey });
  void client.invalidateQueries({ queryKey: optionQueries.of(name) });
  client.setQueryData(resourceQueries.all(name).queryKey, (list) => list?.filter((entry) => entry.id !== id));
  void client.invalidateQueries({ queryKey: resourceQueries.first(name).queryKey, refetchType: "none" });
}

/** The label of a record in references and lists. */
export function labelOf({
  resource,
  record,
}: {
  resource: Pick<Resource, "one" | "title" | "untitled">;
  record: Record<string, unknown>;
}): string {
  return optionLabel({ resource, record });
}

/** The label of every record, by its id. */
export function labelsOf({
  name,
  records,
}: {
  name: string;
  records: readonly AnyRecord[];
}): ReadonlyMap<string, string> {
  const resource = findResource(name) ?? { one: FIELD_TEXTS.entry, title: [] };
  return new Map(records.map((record) => [record.id, labelOf({ resource, record })]));
}

/**
 * The text of a reference, never an id. Without labels they are still loading; a record that is missing among them was
 * removed.
 */
export function referenceLabel({
  name,
  id,
  labels,
}: {
  name: string;
  id: string;
  labels: ReadonlyMap<string, string> | null | undefined;
}): string {
  return labels ? (labels.get(id) ?? goneLabel(findResource(name))) : "…";
}
