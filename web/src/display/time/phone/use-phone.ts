import type { TimeTrackingMe } from "@tresen/contract/time-tracking/time-tracking.calls";
import { useState } from "react";
import { type KeptStamping, type ShownState, stateAfter, stateOf } from "../queue/kept-stamping";
import { useAskedAgain } from "../queue/use-asked-again";
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
  const [asking] = useState<Asking>({ token, person, pin: null });
  const time = useTimeQueue({
    ...{ name: "time-phone", token, isKeyRefused: async () => true },
    reach: () => askMe(asking),
    isOwn: (stamping) => stamping.person === person,
    isIn: () => Boolean(me && stateOf(me).state),
    onTaken: (stamping) => {
      setTaken((before) => [...before, stamping]);
      refresh();
    },
  });
  const refresh = useAskedAgain<TimeTrackingMe>({
    ...{ time, interval: INTERVAL, kept: KNOWN },
    ask: () => askMe(asking),
    onKept: (kept) => {
      if (kept.id === person) setMe((before) => before ?? kept);
    },
    onTold: (told) => {
      setMe(told);
      setTaken([]);
      void time?.disk.keep(KNOWN, told).catch(() => undefined);
    },
    onRefused: () => onRefused(time?.stampings.length ?? 0),
  });
  if (!time) return null;
  const waiting = time.stampings.filter((one) => one.refusal === null && one.person === person);
  return { me, shown: me && stateAfter({ known: stateOf(me), waiting: [...taken, ...waiting] }), asking, time };
}
