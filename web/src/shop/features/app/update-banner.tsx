import { Button } from "../../ui/button";
import { restart } from "./registration";

export function UpdateBanner() {
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-40 border-b border-line bg-info-soft shadow-panel">
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
        <p className="font-semibold text-info">Ein Update wurde installiert!</p>
        <Button look="quiet" onClick={() => void restart()}>
          Neu starten
        </Button>
      </div>
    </div>
  );
}
