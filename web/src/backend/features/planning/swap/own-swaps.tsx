import type { ShiftSwap } from "@tresen/contract/planning/swap/shift-swap";
import { isOpenSwap } from "@tresen/contract/planning/swap/shift-swap.state";
import { useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { SwapEntry } from "./swap-entry";
import { SWAP_TEXTS as texts } from "./swap.texts";
import { useSwapStep } from "./use-swap-step";

/** What one is asked about, and what has become of one's own requests; nothing where there is neither. */
export function OwnSwaps({ swaps }: { swaps: readonly ShiftSwap[] }) {
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
      <Entries title={texts.forMe} swaps={forMe} />
      <Entries title={texts.ofMine} swaps={ofMine} />
      {decided.length > 0 && (
        <details>
          <summary className="pointer-coarse:min-h-11">{`${texts.decided} (${String(decided.length)})`}</summary>
          <Entries title="" swaps={decided} />
        </details>
      )}
    </section>
  );
}

function Entries({ title, swaps }: { title: string; swaps: readonly ShiftSwap[] }) {
  if (swaps.length === 0) return null;
  return (
    <>
      {title && <h3 className="text-sm font-medium">{title}</h3>}
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {swaps.map((swap) => (
          <SwapEntry key={swap.id} swap={swap}>
            <Steps swap={swap} />
          </SwapEntry>
        ))}
      </ul>
    </>
  );
}

/** What the reader can do as one of the two people; whoever plans decides in the planner. */
function Steps({ swap }: { swap: ShiftSwap }) {
  const { run, isRunning } = useSwapStep(swap);
  const { steps, state } = swap;
  if (!steps.some((step) => step === "accepted" || step === "declined" || step === "withdrawn")) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {steps.includes("accepted") && (
        <Button variant="primary" isDisabled={isRunning} onPress={() => run({ step: "accepted" })}>
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
    </div>
  );
}
