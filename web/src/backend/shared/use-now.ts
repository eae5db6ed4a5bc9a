import { useEffect, useState } from "react";
import { serverNow } from "../../shared/server-clock";

/** The server's time, refreshed every `every` milliseconds: ages must count by the clock that set them. */
export function useNow(every = 10_000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
