import type { TimeTrackingMe } from "@tresen/contract/time-tracking/time-tracking.calls";
import { useEffect, useRef, useState } from "react";
import { Refusal } from "../../shared/display-api";
import { type KeptStamping, type ShownState, stateAfter, stateOf } from "../queue/kept-stamping";
import { type TimeQueue, useTimeQueue } from "../queue/use-time-queue";
import { type Asking, askMe } from "../time-api";
import { personOfKey } from "./time-key-store";

const INTERVAL = 30_000;
const KNOWN = "known-me";

export interface Phone {
  /** Null until anything is known. */
  me: TimeTrackingMe | null;
  /** The state of the person with what waits to be sent; null as long as nothing is known. */
  shown: ShownState | null;
  asking: Asking;
  time: TimeQueue;
}

/**
 * The person who has the key, and the stampings of their phone. Null while its disk is being opened.
 * @param onRefused called with the number of stampings that stay on the phone when the key opens nothing any longer.
 */
export function usePhone({ token, onRefused }: { token: string; onRefused: (waiting: number) => void }): Phone | null {
  const person = personOfKey(token);
  const [me, setMe] = useState<TimeTrackingMe | null>(null);
  /** What has arrived since the server told of the person last. */
  const [taken, setTaken] = useState<readonly KeptStamping[]>([]);
  const refresh = useRef<() => void>(() => undefined);
  const [asking] = useState<Asking>({ token, person, pin: null });
  const time = useTimeQueue({
    ...{ name: "time-phone", token, isKeyRefused: async () => true },
    reach: () => askMe(asking),
    isOwn: (stamping) => stamping.person === person,
    onTaken: (stamping) => {
      setTaken((before) => [...before, stamping]);
      refresh.current();
    },
  });
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
      let wait = INTERVAL;
      try {
        const told = await askMe(asking);
        if (isOver || own < asked) return;
        setMe(told);
        setTaken([]);
        void disk.keep(KNOWN, told).catch(() => undefined);
        queue.noteContact();
      } catch (error) {
        if (isOver || own < asked) return;
        const { status, wait: later } = error instanceof Refusal ? error : new Refusal(0, "", "");
        if (status === 403) {
          await disk.keep(KNOWN, null);
          return onRefused(queue.state().stampings.length);
        }
        if (status === 0) queue.noteTrouble("offline");
        wait = later ?? INTERVAL;
      }
      timer = setTimeout(() => void run(), wait);
    };
    void disk.read<TimeTrackingMe>(KNOWN).then((kept) => {
      if (!isOver && kept?.id === person) setMe((before) => before ?? kept);
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
  }, [queue, disk, asking, person, onRefused]);
  if (!time) return null;
  const waiting = time.stampings.filter((one) => one.refusal === null && one.person === person);
  return { me, shown: me && stateAfter({ known: stateOf(me), waiting: [...taken, ...waiting] }), asking, time };
}
