import { useEffect, useState } from "react";
import { openDisk } from "../queue/disk";
import { TIME_TEXTS } from "../time.texts";
import { TERMINAL_DISK } from "./use-terminal";

/** On a terminal that is not connected: how many stampings are still on it. Nothing where there are none. */
export function KeptNotice() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      const stampings = await (await openDisk(TERMINAL_DISK)).stampings();
      if (!isOver) setCount(stampings.filter(({ removedAt }) => removedAt === undefined).length);
    };
    // What cannot be read is told by the terminal itself, once it is connected.
    look().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, []);
  return count === 0 ? null : (
    <p role="status" className="kept">
      {TIME_TEXTS.keptHere(count)}
    </p>
  );
}
