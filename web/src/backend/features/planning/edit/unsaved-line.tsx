import { CloudOff, LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { isOffline } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { ConfirmDialog } from "../../../shared/ui/dialog";
import { HELD_TEXTS as texts } from "../planner.texts";
import type { PlanQueue } from "./drawn-changes";

/** The milliseconds until it is said that something is being saved: most is saved before. */
const SLOW = 1000;
const LINE = "sticky top-0 z-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2 text-sm print:hidden";

/** What is not saved yet, with the choice to try again or to throw it away. */
export function UnsavedLine({ queue, unsaved }: { queue: PlanQueue; unsaved: ReturnType<PlanQueue["state"]> }) {
  const [isAsking, setIsAsking] = useState(false);
  const { waiting, failure } = unsaved;
  const hasWaiting = waiting.length > 0;
  if (!failure) return hasWaiting ? <SavingLine /> : null;
  return (
    <div className={`${LINE} border-danger bg-danger-soft`}>
      <p role="alert" className="flex items-start gap-1.5">
        <CloudOff size={18} aria-hidden className="mt-0.5 shrink-0 text-danger" />
        <span>
          <strong className="font-medium">{texts.count(waiting.length)}</strong>{" "}
          {isOffline(failure) ? texts.offline : texts.failed}
        </span>
      </p>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" onPress={queue.retry}>
          {texts.again}
        </Button>
        <Button size="sm" onPress={() => setIsAsking(true)}>
          {texts.discard}
        </Button>
      </span>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => queue.giveUp("all")}
        title={texts.discardTitle}
        confirmLabel={COMMON_TEXTS.discard}
        isDangerous
      >
        {texts.discardText}
      </ConfirmDialog>
    </div>
  );
}

function SavingLine() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <p role="status" className={`${LINE} border-line bg-surface text-muted`}>
      <LoaderCircle size={16} aria-hidden className="shrink-0" /> {texts.saving}
    </p>
  );
}
