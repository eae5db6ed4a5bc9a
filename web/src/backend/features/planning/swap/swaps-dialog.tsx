import { useQuery } from "@tanstack/react-query";
import type { ShiftSwap } from "@tresen/contract/planning/swap/shift-swap";
import { useState } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { swapQueries } from "../../../shared/swaps/swap-queries";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";
import { NotLoaded } from "../../../shared/ui/not-loaded";
import { Skeleton } from "../../../shared/ui/states";
import { Review } from "./review";
import { SwapEntry } from "./swap-entry";
import { SWAP_TEXTS as texts } from "./swap.texts";
import { useSwapStep } from "./use-swap-step";

/** The open requests of a branch: those to decide with their effects, then those that nobody has accepted yet. */
export function SwapsDialog({ swaps, onClose }: { swaps: readonly ShiftSwap[]; onClose: () => void }) {
  const accepted = swaps.filter(({ state }) => state === "accepted");
  const asked = swaps.filter(({ state }) => state === "asked");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={texts.requests}
      footer={<Button onPress={onClose}>{COMMON_TEXTS.close}</Button>}
    >
      <div className="flex flex-col gap-3">
        {swaps.length === 0 && <p className="text-sm text-muted">{texts.none}</p>}
        {accepted.length > 0 && (
          <>
            <h3 className="font-semibold">{texts.toDecide}</h3>
            <ul className="divide-y divide-line rounded-panel border border-line">
              {accepted.map((swap) => (
                <SwapEntry key={swap.id} swap={swap}>
                  {swap.steps.includes("approved") && <Decision key={swap.version} swap={swap} />}
                </SwapEntry>
              ))}
            </ul>
          </>
        )}
        {asked.length > 0 && (
          <>
            <h3 className="font-semibold">{texts.waiting}</h3>
            <ul className="divide-y divide-line rounded-panel border border-line">
              {asked.map((swap) => (
                <SwapEntry key={swap.id} swap={swap} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The effects of a request, and the decision about it as they were seen. */
function Decision({ swap }: { swap: ShiftSwap }) {
  const [reason, setReason] = useState<string | null>(null);
  const { data: review, error, refetch, isFetching } = useQuery(swapQueries.review(swap));
  const { run, isRunning } = useSwapStep(swap);
  return (
    <>
      {review ? (
        <Review review={review} />
      ) : error ? (
        <NotLoaded message={texts.reviewFailed} {...{ error, refetch, isFetching }} />
      ) : (
        <div role="status" aria-label={COMMON_TEXTS.loading}>
          <Skeleton className="h-24" />
        </div>
      )}
      {reason === null ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            isDisabled={isRunning || isFetching || !review}
            onPress={() => review && run({ step: "approved", seen: review.seen })}
          >
            {texts.approve}
          </Button>
          <Button isDisabled={isRunning} onPress={() => setReason("")}>
            {texts.reject} …
          </Button>
        </div>
      ) : (
        <form
          className="flex max-w-prose flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            run({ step: "rejected", reason });
          }}
        >
          <Input label={texts.reason} required autoFocus maxLength={500} value={reason} onChange={setReason} />
          <div className="flex flex-wrap gap-2">
            <Button onPress={() => setReason(null)}>{COMMON_TEXTS.cancel}</Button>
            <Button type="submit" variant="danger" isDisabled={isRunning || reason.trim() === ""}>
              {texts.reject}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
