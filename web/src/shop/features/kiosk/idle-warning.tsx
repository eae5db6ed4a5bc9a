import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { WARNING } from "./idle";

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
    <Dialog open onClose={onStay} title="Sind Sie noch da?" place="small">
      <div className="grid justify-items-center gap-5 p-6 text-center">
        <span aria-hidden className="figures text-7xl leading-none font-extrabold">
          {seconds}
        </span>
        <p className="text-lg text-balance">
          Sonst wird Ihre Bestellung <span className="sr-only">in {WARNING / 1000} Sekunden</span> verworfen und der
          Bildschirm beginnt von vorne.
        </p>
        <div className="grid w-full gap-2 sm:grid-cols-2">
          <Button look="quiet" className="min-h-14" onClick={onLeave}>
            Neu beginnen
          </Button>
          {/* The way on is what a press of Enter takes. */}
          <Button autoFocus className="min-h-14" onClick={onStay}>
            Weiter bestellen
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
