import { useEffect, useRef } from "react";

/**
 * A bump bar or keyboard: 1 to 9 press the ticket in that place, 0 or R bring back the last one, A shows the counts.
 */
export function useKeys(actions: { press: (place: number) => void; recall: () => void; counts: () => void }): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (repeat || ctrlKey || metaKey || altKey) return;
      if (/^[1-9]$/.test(key)) latest.current.press(Number(key) - 1);
      else if (key === "0" || key.toLowerCase() === "r") latest.current.recall();
      else if (key.toLowerCase() === "a") latest.current.counts();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
