import { useEffect, useRef, useState } from "react";
import { chime } from "../chime";

/** How often the sound is repeated while an alarm stands that nobody has silenced. */
const RING_EVERY = 20_000;
/** Kept for the window, so that a reload does not ring again for what was silenced. */
const KEY = "silenced-alarms";

/**
 * Rings at once for each further alarm, and repeatedly until all of them are gone or silenced.
 * @param ids those that stand now. @param isOn whether the window may sound at all.
 */
export function useAlarmRing({ ids, isOn }: { ids: readonly string[]; isOn: boolean }): {
  rings: boolean;
  silence: () => void;
} {
  const [silenced, setSilenced] = useState(readSilenced);
  const loud = ids.filter((id) => !silenced.includes(id));
  const rings = isOn && loud.length > 0;
  const heard = useRef<readonly string[]>([]);
  const names = loud.join(" ");
  useEffect(() => {
    const before = heard.current;
    heard.current = rings ? names.split(" ") : [];
    // That one of several is gone is no reason to ring.
    if (heard.current.some((id) => !before.includes(id))) chime(true);
  }, [names, rings]);
  useEffect(() => {
    if (!rings) return undefined;
    const timer = setInterval(() => chime(true), RING_EVERY);
    return () => clearInterval(timer);
  }, [rings]);
  const silence = (): void => {
    setSilenced(ids);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(ids));
    } catch {
      // Storage is blocked: after a reload it rings once more.
    }
  };
  return { rings, silence };
}

function readSilenced(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
