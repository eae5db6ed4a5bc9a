import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { keep, readKept } from "../state/kept";

/** Until when a command is shown, also after the page was loaded again. */
interface KeptEnd {
  id: string;
  until: Instant;
}
const KEPT = "shown-until";

/** When the time of a command is over, which began when this was first asked. */
export function endOf({ id, minutes, now }: { id: string; minutes: number; now: Instant }): Instant {
  const kept = readKept<KeptEnd>(KEPT);
  const until = kept?.id === id ? kept.until : now + minutes * MINUTE;
  keep(KEPT, { id, until } satisfies KeptEnd);
  return until;
}

export function forgetEnd(): void {
  keep(KEPT, null);
}
