import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListViews } from "@tresen/contract/view/list-view";
import { call } from "../../../../shared/api";
import { isConflict } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { VIEW_TEXTS } from "./views.texts";

export const NO_VIEWS: ListViews = { version: 0, columns: null, views: [] };

export const viewQueries = {
  of: (resource: string) =>
    queryOptions({
      queryKey: ["views", resource],
      queryFn: ({ signal }) => call("GET /api/views/{resource}", { params: { resource }, signal }),
      staleTime: Infinity,
    }),
};

/** A change of what is stored. It may run again on what another window has saved meanwhile. */
export type ViewChange = (views: ListViews) => ListViews;

/** The person's columns and views of a list, and how they are changed: shown at once, and saved one after the other. */
export function useListViews(resource: string): { views: ListViews; change: (change: ViewChange) => void } {
  const client = useQueryClient();
  const { data = NO_VIEWS } = useQuery(viewQueries.of(resource));
  const saving = useMutation({
    scope: { id: `views ${resource}` },
    mutationFn: (change: ViewChange) => saveChange({ client, resource, change }),
    onError: (error, change) => {
      void client.invalidateQueries({ queryKey: viewQueries.of(resource).queryKey });
      showToast({
        kind: "error",
        message: VIEW_TEXTS.failed,
        error,
        retry: () => saving.mutateAsync(change),
      });
    },
  });
  return { views: data, change: saving.mutate };
}

/** Saves a change; if another window has saved meanwhile, the same change of what that window left. */
export async function saveChange({
  client,
  resource,
  change,
}: {
  client: QueryClient;
  resource: string;
  change: ViewChange;
}): Promise<void> {
  const { queryKey } = viewQueries.of(resource);
  const save = async (before: ListViews): Promise<void> => {
    const wanted = change(before);
    client.setQueryData(queryKey, wanted);
    const saved = await call("PUT /api/views/{resource}", { params: { resource }, body: wanted });
    client.setQueryData(queryKey, saved);
  };
  const known = await client.ensureQueryData(viewQueries.of(resource));
  try {
    await save(known);
  } catch (error) {
    if (!isConflict(error)) throw error;
    await save(await client.fetchQuery({ ...viewQueries.of(resource), staleTime: 0 }));
  }
}
