import { TOLERANCE } from "./device-clock";
import type { KeptStamping } from "./kept-stamping";

/**
 * What earlier openings of the page have stamped by a clock that was ahead. When that was is not known, but how much time
 * passed between the stampings of one opening is: one that follows another of the same opening which is not ahead is placed by
 * that, and the last one as late as it can have been, no later than now and than the next one whose time is certain. The others
 * keep their distance to it.
 * @param stampings in the order in which they were made.
 * @returns those whose time is another one, which is uncertain.
 */
export function placedAhead({
  stampings,
  session,
  serverNow,
}: {
  stampings: readonly KeptStamping[];
  /** The opening of the page that asks. What it has stamped itself is counted back from now when it is sent. */
  session: string;
  serverNow: number;
}): KeptStamping[] {
  const isAhead = (one: KeptStamping): boolean => one.session !== session && one.at > serverNow + TOLERANCE;
  return stampings.flatMap((one, index) => {
    if (!isAhead(one)) return [];
    const ofSession = (other: KeptStamping): boolean => other.session === one.session;
    const last = stampings.findLast((other) => ofSession(other) && isAhead(other)) ?? one;
    const next = stampings
      .slice(stampings.indexOf(last) + 1)
      .find((other) => !other.isClockUncertain && !isAhead(other));
    const latest = Math.min(serverNow, next?.at ?? Infinity) - (last.monotonic - one.monotonic);
    const former = stampings.slice(0, index).findLast((other) => ofSession(other) && !isAhead(other));
    const at = former ? Math.min(former.at + one.monotonic - former.monotonic, latest) : latest;
    return [{ ...one, at, isClockUncertain: true }];
  });
}
