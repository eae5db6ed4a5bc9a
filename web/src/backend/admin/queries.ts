import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { optionLabel } from "@tresen/contract/kit/list/option";
import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { call, callPage } from "../../shared/api";
import { fetchAll } from "../../shared/fetch-all";
import { type ServerPage, pageQueries } from "./list/source/page-queries";
import { changeScrolled } from "./list/source/scrolled-queries";
import type { Draft } from "./model/draft";
import { optionQueries } from "./picker/option-queries";

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
  changePages({ client, name, change: (entry) => (entry.id === record.id ? record : entry) });
}

export function dropRecord({ client, name, id }: { client: QueryClient; name: string; id: string }): void {
  client.removeQueries({ queryKey: resourceQueries.one({ name, id }).queryKey });
  void client.invalidateQueries({ queryKey: optionQueries.of(name) });
  client.setQueryData(resourceQueries.all(name).queryKey, (list) => list?.filter((entry) => entry.id !== id));
  changePages({ client, name, change: (entry) => (entry.id === id ? [] : entry) });
}

/** Changes the cached pages at once. A record may have moved to another page, so they are loaded again as well. */
function changePages({
  client,
  name,
  change,
}: {
  client: QueryClient;
  name: string;
  change: (entry: AnyRecord) => AnyRecord | [];
}): void {
  changeScrolled({ client, name, change });
  const queryKey = pageQueries.of(name);
  client.setQueriesData<ServerPage>(
    { queryKey },
    (page) => page && { ...page, records: page.records.flatMap((entry) => change(entry)) },
  );
  void client.invalidateQueries({ queryKey });
}

/** The label of a record in references and lists. */
export function labelOf({
  resource,
  record,
}: {
  resource: Pick<Resource, "one" | "title" | "named" | "untitled">;
  record: Record<string, unknown>;
}): string {
  return optionLabel({ resource, record });
}
