import { useEffect, useState } from "react";
import { serverNow } from "../../shared/server-clock";

/** The server's time, refreshed every `every` milliseconds: ages must be computed with the clock that set the times. */
export function useNow(every = 10_000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
