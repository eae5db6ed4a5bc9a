import { useState } from "react";
import { WAKE_TEXTS } from "./wake-notice.texts";

/** Kept for the window, so that a reload does not tell the same again. */
const KEY = "screen-may-turn-off";

/**
 * Says that the screen may turn itself off, until somebody has read it.
 * @param isShown whether the device has refused to keep the screen on.
 */
export function WakeNotice({
  isShown,
  className,
  buttonClassName,
}: {
  isShown: boolean;
  className: string;
  buttonClassName: string;
}) {
  const [isRead, setIsRead] = useState(() => readMark() !== null);
  const read = (): void => {
    setIsRead(true);
    try {
      sessionStorage.setItem(KEY, "read");
    } catch {
      // Storage is blocked: after a reload it is told once more.
    }
  };
  if (!isShown || isRead) return null;
  return (
    <div role="status" className={className}>
      <p>{WAKE_TEXTS.mayTurnOff}</p>
      <button type="button" className={buttonClassName} onClick={read}>
        {WAKE_TEXTS.understood}
      </button>
    </div>
  );
}

function readMark(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
