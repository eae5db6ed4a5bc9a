import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { BulkEntry } from "@tresen/contract/bulk/bulk.view";
import { recordTitle } from "@tresen/contract/kit/record-title";
import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { type ServerPage, pageQueries } from "../../list/source/page-queries";
import { resourceQueries } from "../../queries";
import { bulkQueries } from "../bulk-queries";

/** A refused record without a name of its own is one that the server did not find. */
export function isFound({ id, label, outcome }: Pick<BulkEntry, "id" | "label" | "outcome">): boolean {
  return id !== "" && !(outcome === "refused" && label === id);
}

/**
 * The name of the entry's record. Of one that was not found, the name that a trial or a list has shown before, else
 * the name of the resource: an id tells nobody anything.
 */
export function entryTitle({
  client,
  entry,
  resource,
}: {
  client: QueryClient;
  entry: Pick<BulkEntry, "id" | "label" | "outcome">;
  resource: Resource | undefined;
}): string {
  if (entry.id === "" || isFound(entry) || !resource) return entry.label;
  const asked = { client, resource, id: entry.id };
  return nameInReports(asked) ?? nameInLists(asked) ?? resource.one;
}

interface Asked {
  client: QueryClient;
  resource: Resource;
  id: string;
}

function nameInReports({ client, resource, id }: Asked): string | undefined {
  return client
    .getQueriesData<InfiniteData<{ data: readonly BulkEntry[] }>>({
      queryKey: ["bulk"],
      predicate: ({ queryKey }) =>
        queryKey[2] === "report" &&
        client.getQueryData(bulkQueries.one(String(queryKey[1])).queryKey)?.resource === resource.name,
    })
    .flatMap(([, report]) => report?.pages.flatMap(({ data }) => data) ?? [])
    .find((entry) => entry.id === id && entry.label !== "" && isFound(entry))?.label;
}

function nameInLists({ client, resource, id }: Asked): string | undefined {
  const pages = client.getQueriesData<ServerPage>({ queryKey: pageQueries.of(resource.name) });
  const records: readonly AnyRecord[] = [
    ...pages.flatMap(([, page]) => page?.records ?? []),
    ...(client.getQueryData(resourceQueries.all(resource.name).queryKey) ?? []),
  ];
  const record = records.find((one) => one.id === id);
  return record && recordTitle({ resource, record });
}
