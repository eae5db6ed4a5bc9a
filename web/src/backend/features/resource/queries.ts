import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { RecordMeta, Resource } from "@tresen/contract/resource";
import { resources } from "@tresen/contract/resources";
import { api, apiPage } from "../../../shared/api";
import { fetchAll } from "../../../shared/fetch-all";
import type { Draft } from "./model/draft";

/** A record of whichever resource: what the form shows is in its schema, not in its type. */
export type AnyRecord = RecordMeta & Record<string, unknown>;

/** So much is on the screen at once; the rest comes while one is already reading. */
const FIRST = 100;

const BY_NAME = new Map((Object.values(resources) as unknown as Resource[]).map((resource) => [resource.name, resource]));

export function findResource(name: string): Resource | undefined {
  return BY_NAME.get(name);
}

export const resourceQueries = {
  all: (name: string) => queryOptions({ queryKey: ["resource", name, "all"], queryFn: ({ signal }) => fetchAll<AnyRecord>({ resource: name, signal }), staleTime: 30_000 }),
  first: (name: string) => queryOptions({ queryKey: ["resource", name, "first"], queryFn: ({ signal }) => apiPage<AnyRecord>(`/api/${name}`, { query: { limit: FIRST }, signal }) }),
  one: ({ name, id }: { name: string; id: string }) => queryOptions({ queryKey: ["resource", name, "one", id], queryFn: ({ signal }) => api<AnyRecord>(`/api/${name}/${encodeURIComponent(id)}`, { signal }), staleTime: 0 }),
};

export async function saveRecord({ name, base, draft }: { name: string; base: AnyRecord | null; draft: Draft }): Promise<AnyRecord> {
  if (!base) return api<AnyRecord>(`/api/${name}`, { method: "POST", body: draft });
  return api<AnyRecord>(`/api/${name}/${encodeURIComponent(base.id)}`, { method: "PUT", body: { ...draft, id: base.id, version: base.version } });
}

export async function removeRecord({ name, id }: { name: string; id: string }): Promise<null> {
  return api<null>(`/api/${name}/${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** Puts a saved record into what is already loaded, instead of loading thousands again. */
export function keepRecord({ client, name, record }: { client: QueryClient; name: string; record: AnyRecord }): void {
  client.setQueryData(resourceQueries.one({ name, id: record.id }).queryKey, record);
  client.setQueryData(resourceQueries.all(name).queryKey, (list) => list && (list.some(({ id }) => id === record.id) ? list.map((entry) => (entry.id === record.id ? record : entry)) : [...list, record]));
  void client.invalidateQueries({ queryKey: resourceQueries.first(name).queryKey, refetchType: "none" });
}

export function dropRecord({ client, name, id }: { client: QueryClient; name: string; id: string }): void {
  client.removeQueries({ queryKey: resourceQueries.one({ name, id }).queryKey });
  client.setQueryData(resourceQueries.all(name).queryKey, (list) => list?.filter((entry) => entry.id !== id));
  void client.invalidateQueries({ queryKey: resourceQueries.first(name).queryKey, refetchType: "none" });
}

/** How a record is called where another one points to it. */
export function recordLabel(record: Record<string, unknown>): string {
  const label = [record.name, record.title, record.username, record.identifier, record.id].find((value) => typeof value === "string" && value !== "");
  return `${String(label)}${record.isEnabled === false ? " (inaktiv)" : ""}`;
}

/** The records that a field can point to, with their labels. */
export function useReferences(name: string): { options: { value: string; label: string }[]; labelOf: (id: string) => string; isLoading: boolean } {
  const { data, isLoading } = useQuery({ ...resourceQueries.all(name), enabled: BY_NAME.has(name), select: optionsOf });
  return { options: data?.options ?? [], labelOf: (id) => data?.labels.get(id) ?? (isLoading ? "…" : `Nicht gefunden (${id})`), isLoading };
}

/** Stable, so that the labels are made once per load. */
function optionsOf(records: AnyRecord[]): { options: { value: string; label: string }[]; labels: Map<string, string> } {
  const options = records.map((record) => ({ value: record.id, label: recordLabel(record) })).sort((a, b) => a.label.localeCompare(b.label, "de"));
  return { options, labels: new Map(options.map(({ value, label }) => [value, label])) };
}
