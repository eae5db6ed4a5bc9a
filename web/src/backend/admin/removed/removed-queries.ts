import { infiniteQueryOptions } from "@tanstack/react-query";
import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import type { LogEntry } from "@tresen/contract/log/log";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { call, callPage } from "../../../shared/api";
import { draftOf } from "../model/draft";
import { fieldsOf } from "../model/schema-fields";

const PAGE = 20;

/** What was removed of a resource, newest first: the log has it of the last 31 days. */
export const removedQueries = {
  of: (name: string) =>
    infiniteQueryOptions({
      queryKey: ["resource", name, "removed"],
      queryFn: ({ pageParam, signal }) =>
        callPage("GET /api/logs", {
          query: { resource: name, action: "remove", limit: PAGE, cursor: pageParam || undefined },
          signal,
        }),
      initialPageParam: "",
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
      staleTime: 0,
    }),
};

export interface Removed {
  id: string;
  title: string;
  at: string;
  by: string;
  /** The version that the removal was. */
  version: number;
}

/**
 * The removals among these entries of the log, of each record only the last one. A picture whose file never came cannot
 * be restored.
 */
export function removedOf({ resource, entries }: { resource: Resource; entries: readonly LogEntry[] }): Removed[] {
  const found = new Map<string, Removed>();
  for (const { id: entry, at, actor, subject, changes } of entries) {
    const version = Number(entry.split(".").at(-1));
    if (!subject || version === 0 || found.has(subject.id)) continue;
    if (resource.isUploaded && !changes.some(({ field, before }) => field === "extension" && before !== null)) continue;
    found.set(subject.id, { id: subject.id, title: subject.title || subject.id, at, by: actor.name, version });
  }
  return [...found.values()];
}

/**
 * Creates a removed record again, with its id and the fields that it had; the server gives a picture its file back. Null where they are not kept any more. Throws
 * ApiError, also where the record is there again.
 */
export async function restoreRemoved({
  resource,
  removed,
}: {
  resource: Resource;
  removed: Pick<Removed, "id" | "version">;
}): Promise<AnyRecord | null> {
  const { name } = resource;
  if (resource.isUploaded) return call("POST /api/images/{id}/undelete", { params: { id: removed.id } });
  const { record } = await call("GET /api/{resource}/{id}/versions/{version}", {
    params: { resource: name, id: removed.id, version: String(removed.version) },
  });
  if (!record) return null;
  const fields = fieldsOf(enteredFields({ resource, isNew: true }));
  return call("POST /api/{resource}", {
    params: { resource: name },
    body: { ...draftOf({ fields, record }), id: removed.id },
  });
}
