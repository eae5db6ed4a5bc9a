import { useEffect, useRef } from "react";

/** Calls `onIdle` once nobody has touched the page or typed for so many milliseconds, while `isActive`. */
export function useIdle({ after, isActive, onIdle }: { after: number; isActive: boolean; onIdle: () => void }): void {
  const current = useRef(onIdle);
  current.current = onIdle;
  useEffect(() => {
    if (!isActive) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => current.current(), after);
    };
    begin();
    const types = ["pointerdown", "keydown", "input", "scroll"] as const;
    for (const type of types) window.addEventListener(type, begin, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of types) window.removeEventListener(type, begin, { capture: true });
    };
  }, [after, isActive]);
}
