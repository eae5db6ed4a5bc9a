import { type Instant, MINUTE } from "../../kit/time";

/**
 * Whether a screen shows a confirmed order under „Später“, which ends a minute before it has to be begun: the time that
 * a screen knows may be a minute old, and an order that was just confirmed must not stand there meanwhile.
 * @param order with the time that `beginsAt` says.
 */
export function isLater({
  order: { state, beginsAt },
  now,
}: {
  order: { state: string; beginsAt: string | null };
  now: Instant;
}): boolean {
  // Without a time the comparison is false.
  return state === "confirmed" && Date.parse(beginsAt ?? "") > now + MINUTE;
}
