import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import { useCallback, useEffect, useState } from "react";
import { playTones, unlockSound } from "../../shared/chime";
import { keep, readKept } from "../shared/kept";

export type Sound = StampingAction | "refused";

const NAME = "time-muted";
const LENGTH = 0.25;
const UP = [
  { frequency: 660, start: 0 },
  { frequency: 990, start: 0.12 },
];
const DOWN = [
  { frequency: 880, start: 0 },
  { frequency: 587, start: 0.12 },
];
const TONES: Readonly<Record<Sound, typeof UP>> = {
  ...{ start: UP, resume: UP, end: DOWN, pause: DOWN },
  refused: [
    { frequency: 196, start: 0 },
    { frequency: 196, start: 0.2 },
  ],
};

/** Short sounds that tell apart coming, going and a refusal. The device keeps whether they are muted. */
export function useSounds(): { isMuted: boolean; toggle: () => void; play: (sound: Sound) => void } {
  const [isMuted, setIsMuted] = useState(() => readKept<boolean>(NAME) === true);
  useEffect(() => {
    // Browsers play sound only after a gesture.
    const unlock = (): void => void unlockSound();
    window.addEventListener("click", unlock);
    window.addEventListener("keydown", unlock);
    return () => {
      window.removeEventListener("click", unlock);
      window.removeEventListener("keydown", unlock);
    };
  }, []);
  const toggle = useCallback(() => {
    keep(NAME, !isMuted);
    setIsMuted(!isMuted);
  }, [isMuted]);
  const play = useCallback(
    (sound: Sound) => {
      if (!isMuted) playTones({ tones: TONES[sound], length: LENGTH });
    },
    [isMuted],
  );
  return { isMuted, toggle, play };
}
