import type { ShiftSwap } from "@tresen/contract/planning/swap/shift-swap";
import type { OwnShift } from "@tresen/contract/planning/working-schedule.calls";
import { overlap } from "@tresen/contract/planning/working-schedule.rules";
import { isOpenSwap } from "@tresen/contract/planning/swap/shift-swap.state";
import { useZoneOf } from "../../../shared/branches";
import { useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { OWN_TEXTS } from "../own/own.texts";
import { SwapEntry } from "./swap-entry";
import { swappedText } from "./swap-words";
import { SWAP_TEXTS as texts } from "./swap.texts";
import { useSwapStep } from "./use-swap-step";

/** What one is asked about, and what has become of one's own requests; nothing where there is neither. */
export function OwnSwaps({ swaps, own }: { swaps: readonly ShiftSwap[]; own: readonly OwnShift[] }) {
  const me = useMe();
  const isMine = ({ isAsker, asked }: ShiftSwap): boolean => isAsker || asked?.id === me.id;
  const open = swaps.filter(({ state }) => isOpenSwap(state));
  const forMe = open.filter((swap) => !swap.isAsker && (swap.asked?.id === me.id || swap.steps.includes("accepted")));
  const ofMine = open.filter(({ isAsker }) => isAsker);
  const decided = swaps.filter((swap) => !isOpenSwap(swap.state) && isMine(swap));
  if (forMe.length + ofMine.length + decided.length === 0) return null;
  return (
    <section aria-label={texts.title} className="flex flex-col gap-2">
      <h2 className="font-semibold">{texts.title}</h2>
      <Entries title={texts.forMe} swaps={forMe} own={own} />
      <Entries title={texts.ofMine} swaps={ofMine} own={own} />
      {decided.length > 0 && (
        <details>
          <summary className="pointer-coarse:min-h-11">{`${texts.decided} (${String(decided.length)})`}</summary>
          <Entries title="" swaps={decided} own={own} />
        </details>
      )}
    </section>
  );
}

function Entries({ title, swaps, own }: { title: string; swaps: readonly ShiftSwap[]; own: readonly OwnShift[] }) {
  if (swaps.length === 0) return null;
  return (
    <>
      {title && <h3 className="text-sm font-medium">{title}</h3>}
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {swaps.map((swap) => (
          <SwapEntry key={swap.id} swap={swap}>
            <Steps swap={swap} own={own} />
          </SwapEntry>
        ))}
      </ul>
    </>
  );
}

/** What the reader can do as one of the two people; whoever plans decides in the planner. */
function Steps({ swap, own }: { swap: ShiftSwap; own: readonly OwnShift[] }) {
  const { run, isRunning } = useSwapStep(swap);
  const zoneOf = useZoneOf();
  const { steps, state, shift, counter } = swap;
  // What one gives for it is in nobody's way.
  const met = own.find((one) => one.id !== counter?.id && overlap(one, shift));
  if (!steps.some((step) => step === "accepted" || step === "declined" || step === "withdrawn")) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {steps.includes("accepted") && (
        <Button variant="primary" isDisabled={isRunning || met !== undefined} onPress={() => run({ step: "accepted" })}>
          {texts.accept}
        </Button>
      )}
      {steps.includes("declined") && (
        <Button isDisabled={isRunning} onPress={() => run({ step: "declined" })}>
          {state === "accepted" ? texts.takeBack : texts.decline}
        </Button>
      )}
      {steps.includes("withdrawn") && (
        <Button isDisabled={isRunning} onPress={() => run({ step: "withdrawn" })}>
          {texts.withdraw}
        </Button>
      )}
      {met && steps.includes("accepted") && (
        <p className="basis-full text-sm text-warning">
          {OWN_TEXTS.overlaps(swappedText({ shift: met, zone: zoneOf(met.branch) }))}
        </p>
      )}
    </div>
  );
}
