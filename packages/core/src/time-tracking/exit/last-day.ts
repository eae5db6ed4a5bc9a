import type { LocalDate } from "@tresen/contract/kit/time";
import { TIME_TRACKING_MESSAGES } from "@tresen/contract/time-tracking/time-tracking.texts";
import { entryDatesOf, exitDatesOf } from "../../user/personnel";
import { refused } from "../context";
import type { Owner } from "../rows";

/**
 * Time that begins before the first day of somebody's employment or after its last one is not entered by hand. A night that
 * begins on the last day belongs to it.
 * @throws input, with that day.
 */
export async function requireEmployed({ owner, day }: { owner: Owner; day: LocalDate }): Promise<void> {
  if (owner.field !== "user") return;
  const [entries, exits] = await Promise.all([entryDatesOf([owner.id]), exitDatesOf([owner.id])]);
  const [firstDay, lastDay] = [entries.get(owner.id), exits.get(owner.id)];
  if (firstDay && day < firstDay) throw refused("startedAt", TIME_TRACKING_MESSAGES.notBegun(firstDay));
  if (lastDay && day > lastDay) throw refused("startedAt", TIME_TRACKING_MESSAGES.left(lastDay));
}
