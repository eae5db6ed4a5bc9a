import { useEffect, useState } from "react";
import { serverNow } from "../../shared/server-clock";

/** The server's time, once in `every` milliseconds. */
export function useNow(every: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
