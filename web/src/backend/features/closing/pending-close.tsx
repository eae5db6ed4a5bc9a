import { useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";

interface PendingClose {
  /** Closes the dialog; while a call is under way it only says so. */
  close: () => void;
  /** Whether somebody wanted to close it during the call. */
  isAsked: boolean;
}

/**
 * How a dialog closes whose call cannot be taken back once it was sent: only after its answer, or whoever closed it would
 * think that nothing was booked.
 */
export function usePendingClose({ isPending, onClose }: { isPending: boolean; onClose: () => void }): PendingClose {
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked && !isPending) setIsAsked(false);
  return { close: () => (isPending ? setIsAsked(true) : onClose()), isAsked };
}

/** Keeps the focus while a call is under way, unlike a disabled button. */
export function CancelButton({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  return (
    <Button aria-disabled={isPending} className="aria-disabled:opacity-50" onPress={onPress}>
      {COMMON_TEXTS.cancel}
    </Button>
  );
}

/** Why the dialog does not close yet. */
export function PendingNote({ isAsked, children }: { isAsked: boolean; children: string }) {
  return (
    <p role="status" className="text-sm empty:hidden">
      {isAsked && children}
    </p>
  );
}
