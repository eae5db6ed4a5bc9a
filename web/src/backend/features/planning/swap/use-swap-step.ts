import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ShiftSwap } from "@tresen/contract/planning/swap/shift-swap";
import type { SwapStep } from "@tresen/contract/planning/swap/shift-swap.state";
import { call } from "../../../../shared/api";
import { failureSentences } from "../../../shared/failure";
import { swapQueries } from "../../../shared/swaps/swap-queries";
import { showToast } from "../../../shared/toasts";
import { SWAP_TEXTS as texts } from "./swap.texts";

/** What is done with a request; an approval names what was seen of its effects. */
export type SwapAction =
  | { step: Exclude<SwapStep, "approved" | "rejected"> }
  | { step: "rejected"; reason: string }
  | { step: "approved"; seen: string };

/** Takes a step of a request. Afterwards requests and shifts are read again, also where somebody was faster. */
export function useSwapStep({ id, version }: Pick<ShiftSwap, "id" | "version">) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (action: SwapAction) =>
      action.step === "approved"
        ? call("POST /api/working-schedules/swaps/{id}/approve", {
            params: { id },
            body: { version, seen: action.seen },
          })
        : call("POST /api/working-schedules/swaps/{id}/state", {
            params: { id },
            body: { version, state: action.step, reason: action.step === "rejected" ? action.reason : "" },
          }),
    onSuccess: (_, { step }) => showToast({ kind: "success", message: texts.done[step] }),
    onError: (error) => showToast({ kind: "error", message: failureSentences(error, texts.failed), error }),
    // Once the list is there, nobody asks any more what a decision would mean that was taken.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: swapQueries.list().queryKey });
      await Promise.all(
        [swapQueries.key, ["own-shifts"], ["resource", "working-schedules"]].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  return { run: mutate, isRunning: isPending };
}
