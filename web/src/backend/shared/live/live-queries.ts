import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/api";
import { failureText } from "../failure";
import { showToast } from "../toasts";
import { LIVE_TEXTS } from "./live.texts";

/** What others set shows within this time. */
const INTERVAL = 15_000;

export const liveQueries = {
  key: ["live"] as const,
  busy: (branch: string | undefined) =>
    queryOptions({
      queryKey: [...liveQueries.key, "busy", branch ?? null],
      queryFn: ({ signal }) => call("GET /api/busy", { query: { branch }, signal }),
      refetchInterval: INTERVAL,
    }),
  soldOuts: (branch: string | undefined) =>
    queryOptions({
      queryKey: [...liveQueries.key, "sold-outs", branch ?? null],
      queryFn: ({ signal }) => call("GET /api/sold-outs", { query: { branch }, signal }),
      refetchInterval: INTERVAL,
    }),
};

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
