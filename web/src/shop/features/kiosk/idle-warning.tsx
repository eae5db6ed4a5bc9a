import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { WARNING } from "./idle";
import * as texts from "./kiosk.texts";

export function IdleWarning({
  seconds,
  onStay,
  onLeave,
}: {
  seconds: number;
  onStay: () => void;
  onLeave: () => void;
}) {
  return (
    <Dialog open onClose={onStay} title={texts.stillThere} place="small">
      <div className="grid justify-items-center gap-5 p-6 text-center">
        <span aria-hidden className="figures text-7xl leading-none font-extrabold">
          {seconds}
        </span>
        <p className="text-lg text-balance">
          {texts.discardBeforeTime} <span className="sr-only">{texts.inSeconds(WARNING / 1000)}</span>{" "}
          {texts.discardAfterTime}
        </p>
        <div className="grid w-full gap-2 sm:grid-cols-2">
          <Button look="quiet" className="min-h-14" onClick={onLeave}>
            {texts.startOver}
          </Button>
          {/* Focused at first, so that a press of Enter continues the order. */}
          <Button autoFocus className="min-h-14" onClick={onStay}>
            {texts.continueOrder}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
