import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { failureText } from "../../shared/failure";
import { oneFailed } from "../../shared/failure.texts";
import { showToast } from "../../shared/toasts";
import { refreshResource } from "../bulk/bulk-queries";
import { keepRecord } from "../queries";
import { type Removed, restoreRemoved } from "./removed-queries";
import { REMOVED_TEXTS } from "./removed.texts";

/** Restores a removed record, wherever that is offered; a failed call has an entry. */
export function useRestore({ resource, onRestored }: { resource: Resource; onRestored?: (record: AnyRecord) => void }) {
  const client = useQueryClient();
  const restoring = useMutation({
    mutationFn: (removed: Pick<Removed, "id" | "version">) => restoreRemoved({ resource, removed }),
    onSuccess: (record) => {
      if (!record) return showToast({ kind: "error", message: REMOVED_TEXTS.notKept });
      showToast({ kind: "success", message: REMOVED_TEXTS.restored(resource.one) });
      keepRecord({ client, name: resource.name, record });
      refreshResource({ client, name: resource.name });
      onRestored?.(record);
    },
    onError: (error, removed) =>
      showToast({
        kind: "error",
        message: failureText(error, oneFailed({ resource, verb: "create" })),
        error,
        about: `restore ${removed.id}`,
        retry: (): Promise<unknown> => restoring.mutateAsync(removed),
      }),
  });
  return restoring;
}
