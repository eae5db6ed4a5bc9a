import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText } from "../failure";
import { showToast } from "../toasts";
import { liveQueries } from "./live-queries";
import { LIVE_TEXTS } from "./live.texts";

/** Sends a change of what holds right now, and tells whether it was saved. */
export function useLiveCall(onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ send }: { send: () => Promise<unknown>; done: string }) => send(),
    onSuccess: (_answer, { done }) => {
      showToast({ kind: "success", message: done });
      onDone?.();
    },
    onError: (error) => showToast({ kind: "error", message: failureText(error, LIVE_TEXTS.failed), error }),
    onSettled: () => client.invalidateQueries({ queryKey: liveQueries.key }),
  });
}
