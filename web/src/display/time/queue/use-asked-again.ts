import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { Refusal } from "../../shared/display-api";
import type { TimeQueue } from "./use-time-queue";

interface AskedAgain<Kept, Told> {
  /** Nothing is asked before it is there. */
  time: Pick<TimeQueue, "queue" | "disk"> | null;
  /** In milliseconds, between an answer and the next question, unless the server asks for another time. */
  interval: number;
  /** The name under which the disk keeps what was told. It is forgotten once the key is refused. */
  kept: string;
  ask: () => Promise<Told>;
  /** What the disk had kept, before the first question. */
  onKept: (kept: Kept) => void;
  onTold: (told: Told) => void;
  onRefused: () => void;
}

/**
 * Asks the server now and again, and at once when the device is online again or its page is seen again. The queue is
 * told whether the server was reached.
 * @returns asks at once.
 */
export function useAskedAgain<Kept, Told = Kept>({
  time,
  interval,
  kept,
  ...calls
}: AskedAgain<Kept, Told>): () => void {
  const refresh = useRef<() => void>(() => undefined);
  const ask = useEffectEvent(calls.ask);
  const onKept = useEffectEvent(calls.onKept);
  const onTold = useEffectEvent(calls.onTold);
  const onRefused = useEffectEvent(calls.onRefused);
  const queue = time?.queue;
  const disk = time?.disk;
  useEffect(() => {
    if (!queue || !disk) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const run = async (): Promise<void> => {
      clearTimeout(timer);
      asked += 1;
      const own = asked;
      let wait = interval;
      try {
        const told = await ask();
        if (isOver || own < asked) return;
        onTold(told);
        queue.noteContact();
      } catch (error) {
        if (isOver || own < asked) return;
        const { status, wait: later } = error instanceof Refusal ? error : new Refusal(0, "", "");
        if (status === 403) {
          await disk.keep(kept, null);
          return onRefused();
        }
        if (status === 0) queue.noteTrouble("offline");
        wait = later ?? interval;
      }
      timer = setTimeout(() => void run(), wait);
    };
    void disk.read<Kept>(kept).then((known) => {
      if (!isOver && known) onKept(known);
      refresh.current = () => void run();
      return run();
    });
    const again = (): void => {
      if (document.visibilityState === "visible") refresh.current();
    };
    document.addEventListener("visibilitychange", again);
    window.addEventListener("online", again);
    return () => {
      isOver = true;
      refresh.current = () => undefined;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("online", again);
    };
  }, [queue, disk, interval, kept]);
  return useCallback(() => refresh.current(), []);
}
