import { useEffect, useRef } from "react";

/**
 * A bump bar or keyboard: 1 to 9 press the ticket in that place, 0 or R bring back the last one, A shows the counts,
 * and S what is sold out. With null a dialog has the keys.
 */
export function useKeys(
  actions: {
    press: (place: number) => void;
    recall: () => void;
    counts: () => void;
    soldOuts: () => void;
  } | null,
): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const actions = latest.current;
      if (!actions || repeat || ctrlKey || metaKey || altKey) return;
      if (/^[1-9]$/.test(key)) actions.press(Number(key) - 1);
      else if (key === "0" || key.toLowerCase() === "r") actions.recall();
      else if (key.toLowerCase() === "a") actions.counts();
      else if (key.toLowerCase() === "s") actions.soldOuts();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
