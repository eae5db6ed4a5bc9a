import { atom, useAtom, useAtomValue, useSetAtom } from "jotai";
import { atomWithStorage, createJSONStorage } from "jotai/utils";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { DESK_TEXTS } from "./desk.texts";
import { chime, isSoundUnlocked, onSoundChange, unlockSound } from "../../../../shared/chime";

const isSoundOnAtom = atomWithStorage("order-desk-sound", true, undefined, { getOnInit: true });
/** Kept for the tab, so that a reload does not ring again for orders that were seen. */
const seenListAtom = atomWithStorage<string[]>(
  "order-desk-seen",
  [],
  createJSONStorage(() => sessionStorage),
  { getOnInit: true },
);
const seenAtom = atom((get) => new Set(get(seenListAtom)));

const REPEAT_EVERY = 5_000;
/** More than a busy day's open orders. */
const REMEMBERED = 500;

export function useSeen(): { seen: ReadonlySet<string>; markSeen: (ids: readonly string[]) => void } {
  const seen = useAtomValue(seenAtom);
  const setList = useSetAtom(seenListAtom);
  const markSeen = useCallback(
    (ids: readonly string[]) =>
      setList((list) =>
        ids.every((id) => list.includes(id)) ? list : [...new Set([...list, ...ids])].slice(-REMEMBERED),
      ),
    [setList],
  );
  return { seen, markSeen };
}

export function useSound(): { isOn: boolean; isUnlocked: boolean; switchOn: () => void; switchOff: () => void } {
  const [isOn, setIsOn] = useAtom(isSoundOnAtom);
  const isUnlocked = useSyncExternalStore(onSoundChange, isSoundUnlocked);
  useEffect(() => {
    // The first press anywhere on the desk unlocks the sound, and a later one does so again where a telephone call has
    // taken it away. It waits for "click", since the sound button changes its
    // width when unlocked, and an element that moves under a finger gets no click.
    const unlock = (): void => {
      if (!isSoundUnlocked()) void unlockSound();
    };
    window.addEventListener("click", unlock, { capture: true });
    window.addEventListener("keydown", unlock);
    return () => {
      window.removeEventListener("click", unlock, { capture: true });
      window.removeEventListener("keydown", unlock);
    };
  }, []);
  const switchOn = (): void => {
    setIsOn(true);
    void unlockSound().then(() => chime());
  };
  return { isOn, isUnlocked, switchOn, switchOff: () => setIsOn(false) };
}

/** Rings at once and repeatedly until every new order was seen, and shows their number in the window's title. */
export function useAlarm({
  count,
  newest,
  isLoud,
  title,
}: {
  count: number;
  newest: string | undefined;
  /** Whether an order was not answered for so long that the branch wants a louder sound, seen or not. */
  isLoud: boolean;
  title: string;
}): void {
  const { isOn, isUnlocked } = useSound();
  useEffect(() => {
    if ((count === 0 && !isLoud) || !isOn || !isUnlocked) return undefined;
    const ring = (): void => chime(isLoud);
    ring();
    const timer = setInterval(ring, REPEAT_EVERY);
    return () => clearInterval(timer);
    // `newest` is a dependency so that a further order rings at once, and not only at the next repetition.
  }, [count, newest, isLoud, isOn, isUnlocked]);
  useEffect(() => {
    document.title = count > 0 ? DESK_TEXTS.windowTitle(count) : title;
  }, [count, title]);
}
