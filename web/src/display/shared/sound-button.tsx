import { useEffect, useState } from "react";
import { isSoundUnlocked, onSoundChange, unlockSound } from "../../shared/chime";
import { SHARED_TEXTS } from "./shared.texts";

/** Browsers play sound only after somebody has touched the page: a touch anywhere switches it on. */
export function SoundButton() {
  const [isOn, setIsOn] = useState(isSoundUnlocked);
  useEffect(() => onSoundChange(() => setIsOn(isSoundUnlocked())), []);
  useEffect(() => {
    const unlock = (): void => {
      if (!isSoundUnlocked()) void unlockSound();
    };
    // Browsers take a finger on the screen for a gesture when it is lifted.
    window.addEventListener("pointerdown", unlock);
    window.addEventListener("click", unlock);
    window.addEventListener("keydown", unlock);
    return () => {
      window.removeEventListener("pointerdown", unlock);
      window.removeEventListener("click", unlock);
      window.removeEventListener("keydown", unlock);
    };
  }, []);
  if (isOn) return null;
  return (
    <button type="button" className="tool" onClick={() => void unlockSound()}>
      {SHARED_TEXTS.soundBlocked}
    </button>
  );
}
