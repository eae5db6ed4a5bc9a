import type { ShiftSwap } from "@tresen/contract/planning/swap/shift-swap";
import { isOpenSwap } from "@tresen/contract/planning/swap/shift-swap.state";
import { SWAP_STATE_LABELS } from "@tresen/contract/planning/swap/shift-swap.texts";
import type { ReactNode } from "react";
import { useZoneOf } from "../../../shared/branches";
import { askedName, swappedText } from "./swap-words";
import { SWAP_TEXTS as texts } from "./swap.texts";

/** A request: who gives which shift to whom, for what, and what has become of it. */
export function SwapEntry({ swap, children }: { swap: ShiftSwap; children?: ReactNode }) {
  const { asker, branch, shift, counter, note, reason, state } = swap;
  const zone = useZoneOf()(branch);
  return (
    <li tabIndex={-1} className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-60 text-sm">
          {texts.gives({ asker: asker.name, to: askedName(swap) })}
          <span className="block font-medium tabular-nums">{swappedText({ shift, zone })}</span>
          {counter && (
            <>
              {texts.wants}
              <span className="block font-medium tabular-nums">{swappedText({ shift: counter, zone })}</span>
            </>
          )}
        </p>
        <span className="rounded-full border border-line-strong px-2 py-0.5 text-xs">{SWAP_STATE_LABELS[state]}</span>
      </div>
      {isOpenSwap(state) && (
        <p className="text-sm text-muted">{texts.waits[state === "asked" ? "asked" : "accepted"]}</p>
      )}
      {note && <p className="max-w-prose text-sm text-muted wrap-anywhere">{note}</p>}
      {reason && <p className="max-w-prose text-sm text-muted wrap-anywhere">{texts.reasonGiven(reason)}</p>}
      {children}
    </li>
  );
}
