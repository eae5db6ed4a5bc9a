import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useState } from "react";
import { failureText } from "../../shared/failure";
import { oneFailed } from "../../shared/failure.texts";
import { useMe } from "../../shared/session";
import { clearFailures, showToast } from "../../shared/toasts";
import { searchBefore } from "../list/list-place";
import { dropRecord, removeRecord } from "../queries";
import { mayTakeBack } from "../removed/may-restore";
import { useRestore } from "../removed/use-restore";
import type { Refusal } from "../refusal/refusal-dialog";
import { refusalOf } from "../refusal/refusal-of";
import { FORM_TEXTS } from "./form.texts";

const removalOf = (id: string): string => `remove ${id}`;

type Removed = Pick<AnyRecord, "id" | "version">;

/**
 * Removes a record and leads to its list, where it can be taken back. A refusal is told with what prevents it, any other
 * failure by an entry.
 */
export function useRemoval({
  resource,
  label,
  onLeave,
}: {
  resource: Resource;
  label: string;
  /** Called before the page is left. */
  onLeave: () => void;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { name } = resource;
  const canUndo = mayTakeBack({ resource, me: useMe() });
  const restoring = useRestore({ resource });
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ id }: Removed) => removeRecord({ name, id }),
    onSuccess: (_null, { id, version }) => {
      onLeave();
      clearFailures(removalOf(id));
      const undo = (): void => restoring.mutate({ id, version: version + 1 });
      showToast({ kind: "success", message: FORM_TEXTS.removed(resource.one), ...(canUndo ? { undo } : {}) });
      const search = searchBefore({ resource: name, id });
      void navigate({ to: "/$resource", params: { resource: name }, search, replace: true }).then(() =>
        dropRecord({ client, name, id }),
      );
    },
    onError: (error, removed) => {
      const { id } = removed;
      const message = oneFailed({ resource, verb: "remove" });
      const refused = refusalOf({ error, id, label, fallback: message });
      if (refused) setRefusal(refused);
      else
        showToast({
          kind: "error",
          message: failureText(error, message),
          error,
          about: removalOf(id),
          retry: () => mutateAsync(removed),
        });
    },
  });
  return {
    remove: mutate,
    canUndo,
    isRemoving: isPending,
    refusal,
    refuse: setRefusal,
    closeRefusal: () => setRefusal(null),
  };
}
