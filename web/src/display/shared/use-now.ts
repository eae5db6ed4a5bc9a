import { useEffect, useState } from "react";
import { serverNow } from "../../shared/server-clock";

/** The server's time, once in `every` milliseconds. @param read tells it, where the page knows it better. */
export function useNow(every: number, read: () => number = serverNow): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), every);
    return () => clearInterval(timer);
  }, [every, read]);
  return now;
}
