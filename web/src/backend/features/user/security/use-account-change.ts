import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../../shared/failure";
import { sessionQueries } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { SECURITY_TEXTS } from "./security.texts";
import { type Owner, securityQueries } from "./security-queries";

/** A change of an account without further input: it says that it was done, or why not, and loads the account again. */
export function useAccountChange<Input = void>({
  owner,
  change,
  done,
}: {
  owner: Owner;
  change: (input: Input) => Promise<unknown>;
  done: string;
}) {
  const refresh = useRefresh(owner);
  return useMutation({
    mutationFn: change,
    onSuccess: () => showToast({ kind: "success", message: done }),
    onError: (failure) =>
      showToast({ kind: "error", message: failureText(failure, SECURITY_TEXTS.failed), error: failure }),
    onSettled: refresh,
  });
}

/** Loads the account again, and what it lets the person do. */
export function useRefresh(owner: Owner): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: securityQueries.of(owner) });
    if (owner === "me") await client.invalidateQueries({ queryKey: sessionQueries.me().queryKey });
  };
}
