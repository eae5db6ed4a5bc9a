import { useEffect, useState } from "react";
import { isSoundUnlocked, onSoundChange, unlockSound } from "../../shared/chime";
import { SHARED_TEXTS } from "./shared.texts";

/** Browsers play sound only after somebody has touched the page: the first touch anywhere switches it on. */
export function SoundButton() {
  const [isOn, setIsOn] = useState(isSoundUnlocked);
  useEffect(() => onSoundChange(() => setIsOn(isSoundUnlocked())), []);
  useEffect(() => {
    const unlock = (): void => void unlockSound();
    window.addEventListener("pointerdown", unlock, { once: true });
    window.addEventListener("keydown", unlock, { once: true });
    return () => {
      window.removeEventListener("pointerdown", unlock);
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
