import { useEffect, useState } from "react";
import { lastTouch } from "../shared/last-touch";

const SHOWN_FOR = 15_000;

/** Whether somebody touched the display, moved its pointer or pressed a key within the last seconds. */
export function useTouched(): boolean {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setIsTouched(Date.now() - lastTouch() < SHOWN_FOR), 500);
    return () => clearInterval(timer);
  }, []);
  return isTouched;
}
